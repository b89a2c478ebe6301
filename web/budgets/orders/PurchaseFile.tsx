import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { exportBudget } from '../../../contract/budgets/calls.ts'
import { callForFile } from '../../file-call.ts'
import buttons from '../../kit/buttons.module.css'
import { PlaceInLine } from '../../kit/files/PlaceInLine.tsx'
import { ProgressLine } from '../../kit/ProgressLine.tsx'
import { useFileDownload } from '../../use-file-download.ts'
import styles from './orders.module.css'

interface PurchaseFileProps {
  budgetId: string
  /** Of a brand or of a supplier. */
  of: { brandId: string } | { supplier: string }
  seller: string
  onBeforeFile: () => Promise<void>
}

/** Downloads the purchase list of one brand or supplier, in the language of the page. */
export function PurchaseFile({ budgetId, of, seller, onBeforeFile }: PurchaseFileProps) {
  const { t, i18n } = useTranslation()
  const { place, isPending, start } = useFileDownload(async (format: 'pdf' | 'xlsx', options) => {
    // The file must contain the last edits.
    await onBeforeFile()
    const language = i18n.resolvedLanguage === 'zh-CN' ? ('zh-CN' as const) : ('en' as const)
    const wish = { id: budgetId, format, audience: 'orders', ...of, language } as const
    return callForFile(exportBudget, wish, { ...options, onProgress: () => undefined })
  })
  return (
    <fieldset className={styles['files']}>
      <legend className="visually-hidden">{t('budgetOrders.save', { seller })}</legend>
      <IconDownload aria-hidden />
      {(['pdf', 'xlsx'] as const).map((format) => (
        <button
          key={format}
          type="button"
          className={buttons['plain']}
          aria-disabled={isPending}
          onClick={() => start(format)}
        >
          {t(`budgetOrders.${format}`)} <span className="visually-hidden">{seller}</span>
        </button>
      ))}
      {isPending && <ProgressLine label={t('budgetOrders.making')} />}
      <PlaceInLine place={place} />
    </fieldset>
  )
}
