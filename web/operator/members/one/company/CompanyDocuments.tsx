import { useTranslation } from 'react-i18next'
import type { CompanyDocument } from '../../../../../contract/company.ts'
import { DocumentPicture } from './DocumentPicture.tsx'
import { DownloadDocument } from './DownloadDocument.tsx'
import styles from './CompanyDocuments.module.css'

/** A company's documents: pictures are shown, and all can be downloaded. PDFs are never opened here. */
export function CompanyDocuments({ documents }: { documents: readonly CompanyDocument[] }) {
  const { t } = useTranslation()
  if (documents.length === 0) return null
  return (
    <ul className={styles['documents']} aria-label={t('keptMembers.documents')}>
      {documents.map((document) => (
        <li key={document.id} className={styles['document']}>
          {document.mediaType.startsWith('image/') && <DocumentPicture document={document} />}
          <DownloadDocument document={document} />
        </li>
      ))}
    </ul>
  )
}
