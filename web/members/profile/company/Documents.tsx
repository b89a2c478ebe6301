import { IconFile } from '@tabler/icons-react'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { companyDocumentTypes, MOST_COMPANY_DOCUMENTS, type CompanyDocument } from '../../../../contract/company.ts'
import buttons from '../../../kit/buttons.module.css'
import { useIncomingFiles } from '../../../kit/files/incoming-files.ts'
import { DocumentRow, DocumentLine } from './DocumentRow.tsx'
import styles from './Documents.module.css'
import { largestText, type SendingDocument } from './sending-documents.ts'

interface DocumentsProps {
  documents: readonly CompanyDocument[]
  sending: readonly SendingDocument[]
  /** Errors, each a sentence. */
  faults: readonly string[]
  onFiles: (files: readonly File[]) => void
  onRemove: (removed: CompanyDocument) => void
}

/** The documents of a company: chosen or dropped files, each of which can be removed. */
export function Documents({ documents, sending, faults, onFiles, onRemove }: DocumentsProps) {
  const { t, i18n } = useTranslation()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const isHeldOver = useIncomingFiles((_first, files) => {
    // A drop or paste over a dialog belongs to the dialog.
    if (files.length > 0 && !document.querySelector('[role="dialog"]')) onFiles(files)
  })
  const remove = (removed: CompanyDocument) => {
    onRemove(removed)
    // The removed row's button had the focus: move it.
    button.current?.focus()
  }
  return (
    <fieldset className={styles['documents']} aria-describedby={`${id}-hint ${id}-fault`}>
      <legend className={styles['label']}>{t('company.documents')}</legend>
      <p id={`${id}-hint`} className={styles['hint']}>
        {t('company.documentsHint', { most: MOST_COMPANY_DOCUMENTS, size: largestText(i18n.language) })}
      </p>
      <div className={styles['place']} data-held={isHeldOver || undefined}>
        {documents.length + sending.length > 0 && (
          <ul className={styles['list']}>
            {documents.map((one) => (
              <DocumentRow key={one.id} document={one} onRemove={() => remove(one)} />
            ))}
            {sending.map((one) => (
              <OnItsWay key={one.key} document={one} />
            ))}
          </ul>
        )}
        <p className={styles['choice']}>
          <input
            ref={field}
            type="file"
            accept={companyDocumentTypes.join(',')}
            multiple
            hidden
            onChange={({ target }) => {
              const files = [...(target.files ?? [])]
              // Otherwise the same file could not be chosen twice.
              target.value = ''
              if (files.length > 0) onFiles(files)
            }}
          />
          <button
            ref={button}
            type="button"
            className={buttons['plain']}
            data-invalid={faults.length > 0 || undefined}
            aria-describedby={`${id}-fault`}
            onClick={() => field.current?.click()}
          >
            {t('company.choose')}
          </button>
          <span className={styles['hint']}>{t('company.drop')}</span>
        </p>
      </div>
      <div id={`${id}-fault`} className={styles['faults']} role="alert">
        {[...new Set(faults)].map((fault) => (
          <p key={fault}>{fault}</p>
        ))}
      </div>
    </fieldset>
  )
}

function OnItsWay({ document: { name, share, stop } }: { document: SendingDocument }) {
  const { t } = useTranslation()
  const text =
    share === null ? t('company.checking', { name }) : t('company.sending', { name, percent: Math.floor(share * 100) })
  return (
    <DocumentLine icon={<IconFile aria-hidden />}>
      <span className={styles['sending']}>
        {text}
        <progress max={1} {...(share !== null && { value: share })} aria-label={text} />
      </span>
      <button type="button" className={buttons['plain']} aria-label={t('company.stop', { name })} onClick={stop}>
        {t('company.cancel')}
      </button>
    </DocumentLine>
  )
}
