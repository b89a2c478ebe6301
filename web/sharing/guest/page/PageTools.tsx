import { IconDownload, IconPrinter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { sharedFileFormats } from '../../../../contract/sharing/shown-calls.ts'
import { ProgressLine } from '../../../kit/ProgressLine.tsx'
import { useDownload } from './download.ts'
import styles from './PageTools.module.css'

/** Buttons that download or print the content. */
export function PageTools({ token }: { token: string }) {
  const { t } = useTranslation()
  const { mutate, isPending, variables } = useDownload(token)
  return (
    <fieldset className={styles['tools']} aria-label={t('shared.tools')}>
      <PrintTool />
      {sharedFileFormats.map((format) => (
        <button
          key={format}
          type="button"
          className={styles['tool']}
          aria-label={t('shared.download', { format: t(`shared.${format}`) })}
          aria-busy={isPending && variables === format}
          aria-disabled={isPending}
          onClick={() => isPending || mutate(format)}
        >
          <IconDownload aria-hidden />
          {t(`shared.${format}`)}
        </button>
      ))}
      {isPending && <ProgressLine label={t('shared.making')} />}
    </fieldset>
  )
}

/** Prints the page; busy while it is not whole yet. */
export function PrintTool({ isBusy = false }: { isBusy?: boolean }) {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      className={styles['tool']}
      aria-busy={isBusy}
      aria-disabled={isBusy || undefined}
      onClick={() => isBusy || window.print()}
    >
      <IconPrinter aria-hidden />
      {t('shared.print')}
    </button>
  )
}
