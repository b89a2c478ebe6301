import { IconDownload, IconPrinter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { sharedFileFormats } from '../../../../contract/sharing/shown-calls.ts'
import { ProgressLine } from '../../../kit/ProgressLine.tsx'
import { useDownload, type FileFormat } from './download.ts'
import styles from './PageTools.module.css'

/** Buttons that download or print the content. */
export function PageTools({ token }: { token: string }) {
  return <FileTools download={useDownload(token)} />
}

interface FileToolsProps {
  download: { mutate: (format: FileFormat) => void; isPending: boolean; variables: FileFormat | undefined }
  /** The page is not whole yet, so that it cannot be printed. */
  isLoading?: boolean
}

export function FileTools({ download: { mutate, isPending, variables }, isLoading = false }: FileToolsProps) {
  const { t } = useTranslation()
  return (
    <fieldset className={styles['tools']} aria-label={t('shared.tools')}>
      <PrintTool isBusy={isLoading} />
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
function PrintTool({ isBusy }: { isBusy: boolean }) {
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
