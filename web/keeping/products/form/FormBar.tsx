import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, LinkButton } from '../../../kit/Button.tsx'
import { Confirm } from '../../../kit/dialog/Confirm.tsx'
import { usePercents } from '../../../kit/figures.ts'
import { momentOf } from '../../../kit/moments.ts'
import { useUser } from '../../../members/session/current-user.ts'
import { useFieldName } from '../field-names.ts'
import { ChangesLink } from './ChangesLink.tsx'
import type { useProductForm } from './use-product-form.ts'
import type { useSaving } from './use-saving.ts'

interface FormBarProps {
  state: ReturnType<typeof useProductForm>
  saving: ReturnType<typeof useSaving>
  isNew: boolean
}

/** The form's state and the save button; it stays in sight, unless a low window has no room for a third bar. */
export function FormBar({ state, saving, isNew }: FormBarProps) {
  const { t } = useTranslation()
  const { isUnsaved, wasRestored } = state
  const saveId = useId()
  const canSave = isUnsaved || isNew
  return (
    <>
      <div
        className="sticky top-(--header) z-6 flex flex-wrap items-center gap-x-14 gap-y-6 bg-paper py-10 phone:top-(--notice-held) phone:[&>a]:inline-flex phone:[&>a]:min-h-44 phone:[&>a]:items-center low:static"
        data-bar
      >
        <LinkButton look="inline" to="/operator/products" label={t('keptProducts.form.back')} />
        {!isNew && <Stored state={state} />}
        {!isNew && <ChangesLink entity="product" id={state.form.record.id} />}
        <output className="ml-auto text-meta text-warning">{isUnsaved && t('keptProducts.form.unsaved')}</output>
        <DropButton isThere={isUnsaved} elseFocusId={saveId} onDrop={state.begin} />
        <Button
          id={saveId}
          look="filled"
          label={t(isNew ? 'keptProducts.form.create' : 'kit.save')}
          keys="Ctrl+S"
          why={canSave ? undefined : t('keptProducts.form.unchanged')}
          isBusy={saving.isPending}
          onPress={saving.save}
        />
      </div>
      {wasRestored && isUnsaved && (
        <p className="mb-12 text-meta text-second">{t('keptProducts.form.restoredEdits')}</p>
      )}
      {saving.isGone && (
        <p className={TOLD} role="alert">
          {t('keptProducts.form.deletedMeanwhile')}{' '}
          <Button isSmall label={t('keptProducts.form.restoreAndSave')} onPress={() => saving.restoreAndSave()} />
        </p>
      )}
      <MistakeList mistakes={state.mistakes} onGo={(path) => saving.goTo(path)} />
    </>
  )
}

const TOLD = 'mb-16 rounded-md border border-bad px-16 py-12 text-meta text-bad'

/** When it was stored and by whom, and how complete it is, where it is on sale. */
function Stored({ state }: Pick<FormBarProps, 'state'>) {
  const { t, i18n } = useTranslation()
  const percent = usePercents()
  const { actor, updateTime, completeness } = state.form.record
  const [, memberId] = /^member:(\d+)$/.exec(actor ?? '') ?? []
  const ownId = useUser()?.id
  const byMember = memberId === ownId ? t('keptProducts.form.byYou') : t('keptProducts.form.byMember', { id: memberId })
  const who = memberId === undefined ? t('keptProducts.form.byImport') : byMember
  const when = momentOf(updateTime, i18n.language)
  return (
    <>
      <span className={STORED}>{t('keptProducts.form.changedBy', { when, who: actor === null ? '' : who })}</span>
      {completeness !== null && (
        <span className={STORED}>{t('keptProducts.complete', { percent: percent(completeness) })}</span>
      )}
    </>
  )
}

const STORED = 'text-meta text-second phone:order-9 phone:basis-full'

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
    <div className={TOLD} role="alert" data-mistakes>
      <p className="font-medium">{t('keptProducts.form.mistakes', { count: list.length })}</p>
      <ul className="mt-4 grid list-disc gap-4 pl-18">
        {list.map(([path, reason]) => (
          <li
            key={path}
            className="[&>button]:inline [&>button]:align-top [&>button]:text-bad [&>button]:underline [&>button]:underline-offset-[0.25em]"
          >
            <Button
              look="inline"
              label={t('keptProducts.form.fieldMistake', { field: fieldName(path), reason })}
              onPress={() => onGo(path)}
            />
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
      {isThere && <Button label={t('keptProducts.form.discard')} onPress={() => setIsAsking(true)} />}
      {isAsking && (
        <Confirm
          title={t('keptProducts.form.dropTitle')}
          text={t('keptProducts.form.dropHint')}
          cancelLabel={t('kit.cancel')}
          confirmLabel={t('keptProducts.form.dropYes')}
          elseFocusId={elseFocusId}
          onCancel={() => setIsAsking(false)}
          onConfirm={() => {
            setIsAsking(false)
            onDrop()
          }}
        />
      )}
    </>
  )
}
