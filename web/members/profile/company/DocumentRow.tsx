import { IconFileTypePdf, IconPhoto, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompanyDocument } from '../../../../contract/company.ts'
import buttons from '../../../kit/buttons.module.css'
import { sizeText } from '../../../kit/files/size-text.ts'
import styles from './Documents.module.css'
import { useOwnDocument } from './own-document.ts'

interface DocumentRowProps {
  document: CompanyDocument
  /** Absent where the document cannot be removed. */
  onRemove?: (() => void) | undefined
}

/** One document: its name downloads the stored file. */
export function DocumentRow({ document, onRemove }: DocumentRowProps) {
  const { t, i18n } = useTranslation()
  const { save, isPending } = useOwnDocument()
  const { name, bytes, mediaType } = document
  return (
    <DocumentLine icon={mediaType === 'application/pdf' ? <IconFileTypePdf aria-hidden /> : <IconPhoto aria-hidden />}>
      <button
        type="button"
        className={styles['name']}
        aria-label={t('company.openOne', { name })}
        aria-busy={isPending}
        onClick={() => isPending || save(document)}
      >
        {name}
      </button>
      <span className={styles['size']}>{sizeText(bytes, i18n.language)}</span>
      {onRemove && (
        <button type="button" className={buttons['icon']} aria-label={t('company.remove', { name })} onClick={onRemove}>
          <IconX />
        </button>
      )}
    </DocumentLine>
  )
}

/** The content of a row. */
export function DocumentLine({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className={styles['row']}>
      {icon}
      {children}
    </li>
  )
}
