import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useUser } from '../../../members/session/current-user.ts'
import buttons from '../../../kit/buttons.module.css'
import { Dialog } from '../../../kit/dialog/Dialog.tsx'
import { usePercents } from '../../../kit/figures.ts'
import { momentOf } from '../../../kit/moments.ts'
import { useFieldName } from '../field-names.ts'
import { ChangesLink } from './ChangesLink.tsx'
import styles from './FormBar.module.css'
import type { useProductForm } from './use-product-form.ts'
import type { useSaving } from './use-saving.ts'

interface FormBarProps {
  state: ReturnType<typeof useProductForm>
  saving: ReturnType<typeof useSaving>
  isNew: boolean
}

/** The form's state and the save button; it stays in sight. */
export function FormBar({ state, saving, isNew }: FormBarProps) {
  const { t } = useTranslation()
  const { isUnsaved, wasRestored } = state
  const saveId = useId()
  return (
    <>
      <div className={styles['bar']}>
        <Link className={styles['back']} to="/operator/products">
          {t('keptProducts.form.back')}
        </Link>
        {!isNew && <LastChange state={state} />}
        {!isNew && <HowComplete state={state} />}
        {!isNew && (
          <ChangesLink entity="product" id={state.form.record.id} className={styles['back']}>
            {t('keptProducts.form.changes')}
          </ChangesLink>
        )}
        <output className={styles['unsaved']}>{isUnsaved && t('keptProducts.form.unsaved')}</output>
        <DropButton isThere={isUnsaved} elseFocusId={saveId} onDrop={state.begin} />
        <button
          id={saveId}
          type="button"
          className={buttons['filled']}
          title={t('keptProducts.form.saveHint')}
          aria-keyshortcuts="Control+S"
          aria-disabled={!isUnsaved && !isNew}
          aria-busy={saving.isPending}
          onClick={saving.save}
        >
          {t(isNew ? 'keptProducts.form.create' : 'keptProducts.form.save')}
        </button>
      </div>
      {wasRestored && isUnsaved && <p className={styles['note']}>{t('keptProducts.form.restoredEdits')}</p>}
      {saving.isGone && (
        <p className={styles['gone']} role="alert">
          {t('keptProducts.form.deletedMeanwhile')}{' '}
          <button type="button" className={buttons['plain']} onClick={saving.restoreAndSave}>
            {t('keptProducts.form.restoreAndSave')}
          </button>
        </p>
      )}
      <MistakeList mistakes={state.mistakes} onGo={saving.goTo} />
    </>
  )
}

function LastChange({ state }: Pick<FormBarProps, 'state'>) {
  const { t, i18n } = useTranslation()
  const { actor, updateTime } = state.form.record
  const [, memberId] = /^member:(\d+)$/.exec(actor ?? '') ?? []
  const ownId = useUser()?.id
  const byMember = memberId === ownId ? t('keptProducts.form.byYou') : t('keptProducts.form.byMember', { id: memberId })
  const who = memberId === undefined ? t('keptProducts.form.byImport') : byMember
  return (
    <span className={styles['when']}>
      {t('keptProducts.form.changedBy', { when: momentOf(updateTime, i18n.language), who: actor === null ? '' : who })}
    </span>
  )
}

/** The stored completeness; none for what is not on sale. */
function HowComplete({ state }: Pick<FormBarProps, 'state'>) {
  const { t } = useTranslation()
  const percent = usePercents()
  const { completeness } = state.form.record
  if (completeness === null) return null
  return <span className={styles['when']}>{t('keptProducts.complete', { percent: percent(completeness) })}</span>
}

interface MistakeListProps {
  mistakes: Readonly<Record<string, string>>
  onGo: (path: string) => void
}

/** The mistakes, each linked to its field, including those out of sight. */
function MistakeList({ mistakes, onGo }: MistakeListProps) {
  const { t } = useTranslation()
  const fieldName = useFieldName()
  const list = Object.entries(mistakes)
  if (list.length === 0) return null
  return (
    <div className={styles['mistakes']} role="alert">
      <p>{t('keptProducts.form.mistakes', { count: list.length })}</p>
      <ul>
        {list.map(([path, reason]) => (
          <li key={path}>
            <button type="button" className={styles['toField']} onClick={() => onGo(path)}>
              {t('keptProducts.form.fieldMistake', { field: fieldName(path), reason })}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface DropButtonProps {
  isThere: boolean
  /** The element that gets the focus once the changes are dropped and the button is gone. */
  elseFocusId: string
  onDrop: () => void
}

/** Asks before changes are dropped. */
function DropButton({ isThere, elseFocusId, onDrop }: DropButtonProps) {
  const { t } = useTranslation()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      {isThere && (
        <button type="button" className={buttons['plain']} onClick={() => setIsAsking(true)}>
          {t('keptProducts.form.discard')}
        </button>
      )}
      <Dialog
        title={t('keptProducts.form.dropTitle')}
        closeLabel={t('keptProducts.cancel')}
        width={460}
        isOpen={isAsking}
        elseFocusId={elseFocusId}
        onClose={() => setIsAsking(false)}
      >
        <p>{t('keptProducts.form.dropHint')}</p>
        <p className={styles['steps']}>
          <button type="button" className={buttons['plain']} onClick={() => setIsAsking(false)}>
            {t('keptProducts.cancel')}
          </button>
          <button
            type="button"
            className={buttons['filled']}
            onClick={() => {
              setIsAsking(false)
              onDrop()
            }}
          >
            {t('keptProducts.form.dropYes')}
          </button>
        </p>
      </Dialog>
    </>
  )
}
