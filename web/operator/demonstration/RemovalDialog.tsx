import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { RemovalPreview } from '../../../contract/demonstration.ts'
import { FailureFace } from '../../errors/FailureFace.tsx'
import buttons from '../../kit/buttons.module.css'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import { TickField } from '../../kit/fields/TickField.tsx'
import { ProgressLine } from '../../kit/ProgressLine.tsx'
import { removalPreview, useRemoval } from './queries.ts'
import styles from './DemonstrationPanel.module.css'

interface RemovalDialogProps {
  isOpen: boolean
  onClose: () => void
}

/** Says what is deleted and what stays, and asks for confirmation. */
export function RemovalDialog({ isOpen, onClose }: RemovalDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      title={t('demonstration.dialogTitle')}
      closeLabel={t('demonstration.cancel')}
      width={640}
      isOpen={isOpen}
      onClose={onClose}
    >
      {isOpen && <Removal onClose={onClose} />}
    </Dialog>
  )
}

function Removal({ onClose }: Pick<RemovalDialogProps, 'onClose'>) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(removalPreview)
  if (data) return <Question preview={data} onClose={onClose} />
  if (!error) return <ProgressLine label={t('demonstration.counting')} />
  return <FailureFace isPart error={error} what={t('demonstration.previewFailed')} onRetry={() => void refetch()} />
}

function Question({ preview, onClose }: Pick<RemovalDialogProps, 'onClose'> & { preview: RemovalPreview }) {
  const { t } = useTranslation()
  const [isAgreed, setIsAgreed] = useState(false)
  const [isMissed, setIsMissed] = useState(false)
  const { mutate, isPending } = useRemoval(onClose)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsMissed(!isAgreed)
    if (isAgreed) mutate()
  }
  return (
    <form className={styles['question']} noValidate onSubmit={submit}>
      <Goes preview={preview} />
      <Stays preview={preview} />
      <p>{t('demonstration.never')}</p>
      <TickField
        label={t('demonstration.agree')}
        name="agree"
        isRequired
        value={isAgreed}
        error={isMissed && !isAgreed ? t('demonstration.agreeNeeded') : undefined}
        onChange={setIsAgreed}
      />
      <p className={styles['answers']}>
        <button type="button" className={buttons['plain']} onClick={onClose}>
          {t('demonstration.cancel')}
        </button>
        <button type="submit" className={buttons['filled']} disabled={isPending}>
          {t('demonstration.confirm')}
        </button>
      </p>
    </form>
  )
}

function Goes({ preview: { goes } }: { preview: RemovalPreview }) {
  const { t, i18n } = useTranslation()
  const figure = (count: number) => new Intl.NumberFormat(i18n.language).format(count)
  const counted = (['boards', 'budgets', 'folders', 'accounts'] as const).filter((name) => goes[name] > 0)
  return (
    <div>
      <h3 className={styles['heading']}>{t('demonstration.goes')}</h3>
      <ul className={styles['things']}>
        <li>
          {t('demonstration.products', {
            count: goes.products,
            figure: figure(goes.products),
            skus: figure(goes.skus),
          })}
        </li>
        <li>{t('demonstration.shared')}</li>
        {counted.map((name) => (
          <li key={name}>{t(`demonstration.${name}`, { count: goes[name], figure: figure(goes[name]) })}</li>
        ))}
      </ul>
    </div>
  )
}

function Stays({ preview: { stays, keepsOwnAccount } }: { preview: RemovalPreview }) {
  const { t, i18n } = useTranslation()
  const figure = (count: number) => new Intl.NumberFormat(i18n.language).format(count)
  const { products, skusInFolders } = stays
  return (
    <div>
      <h3 className={styles['heading']}>{t('demonstration.stays')}</h3>
      <ul className={styles['things']}>
        <li>{t('demonstration.own')}</li>
        {products > 0 && <li>{t('demonstration.changed', { count: products, figure: figure(products) })}</li>}
        {skusInFolders > 0 && (
          <li>{t('demonstration.inFolders', { count: skusInFolders, figure: figure(skusInFolders) })}</li>
        )}
        {keepsOwnAccount && <li>{t('demonstration.account')}</li>}
        <li>{t('demonstration.trail')}</li>
      </ul>
    </div>
  )
}
