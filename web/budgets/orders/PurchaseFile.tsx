import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { exportBudget } from '../../../contract/budgets/calls.ts'
import { callForFile } from '../../file-call.ts'
import buttons from '../../ui/buttons.module.css'
import { PlaceInLine } from '../../ui/files/PlaceInLine.tsx'
import { saveFile } from '../../ui/files/save-file.ts'
import { ProgressLine } from '../../ui/ProgressLine.tsx'
import { showToast } from '../../ui/toasts/toast.ts'
import styles from './orders.module.css'

interface PurchaseFileProps {
  budgetId: string
  /** Of the one or of the other. */
  of: { brandId: string } | { supplier: string }
  seller: string
  onBeforeFile: () => Promise<void>
}

/** The purchase list of one brand or supplier, as a file in the language of the page. */
export function PurchaseFile({ budgetId, of, seller, onBeforeFile }: PurchaseFileProps) {
  const { t, i18n } = useTranslation()
  const [place, setPlace] = useState<number | null>(null)
  const { mutate, isPending } = useMutation({
    mutationFn: async (format: 'pdf' | 'xlsx') => {
      // The file shall have the last edits.
      await onBeforeFile()
      const language = i18n.resolvedLanguage === 'zh-CN' ? ('zh-CN' as const) : ('en' as const)
      return callForFile(
        exportBudget,
        { id: budgetId, format, audience: 'orders', ...of, language },
        { signal: new AbortController().signal, onProgress: () => undefined, onPlace: setPlace },
      )
    },
    onSuccess: ({ name, content }) => {
      saveFile(name, content)
      showToast(t('budgetOrders.saved', { file: name }))
    },
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
          onClick={() => !isPending && mutate(format)}
        >
          {t(`budgetOrders.${format}`)} <span className="visually-hidden">{seller}</span>
        </button>
      ))}
      {isPending && <ProgressLine label={t('budgetOrders.making')} />}
      <PlaceInLine place={place} />
    </fieldset>
  )
}
