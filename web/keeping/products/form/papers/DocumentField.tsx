import { IconPaperclip } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { uploadDocument } from '../../../../../contract/keeping/products.ts'
import { call } from '../../../../api.ts'
import { reasonOf } from '../../../../errors/message.ts'
import { FileButton } from '../../../../kit/files/FileButton.tsx'
import { sizeText } from '../../../../kit/files/size-text.ts'
import { createTellingTransport } from '../../../../kit/files/telling-transport.ts'
import { useForm } from '../form-context.ts'
import { refusalIn } from '../../refusal.ts'
import styles from './Papers.module.css'

const TYPES = '.pdf,.png,.jpg,.jpeg,.xlsx,.dwg,.zip'
const TIMEOUT_MS = 10 * 60_000

interface DocumentFieldProps {
  label: string
  document: string | null
  /** The path in the API, for its mistakes. */
  path: string
  error?: string | undefined
  /** Whether it may be empty. */
  isClearable?: boolean
  onChange: (document: string | null) => void
}

/** The file of a certificate or a download: upload, open, replace. */
export function DocumentField({ label, document, path, error, isClearable = false, onChange }: DocumentFieldProps) {
  const { t, i18n } = useTranslation()
  const { findDocument, noteDocument } = useForm()
  const [share, setShare] = useState<number | null>(null)
  const facts = document === null ? undefined : findDocument(document)
  const upload = useMutation({
    mutationFn: (file: File) =>
      call(uploadDocument, {}, { file, timeoutMs: TIMEOUT_MS, transport: createTellingTransport(setShare) }),
    meta: { isSilent: true },
    onSuccess: (sent) => {
      noteDocument(sent)
      onChange(sent.document)
    },
  })
  const wrong = upload.error ? (refusalIn(upload.error)?.reason ?? reasonOf(upload.error, t)) : error
  return (
    <fieldset className={styles['document']} data-field={path}>
      <legend className={styles['label']}>{label}</legend>
      <div className={styles['file']}>
        {facts && (
          <a href={facts.url} target="_blank" rel="noopener">
            <IconPaperclip aria-hidden />
            {t('keptProducts.form.document.open', {
              format: facts.format.toUpperCase(),
              size: sizeText(facts.bytes, i18n.language),
            })}
          </a>
        )}
        <FileButton
          accept={TYPES}
          label={t(document === null ? 'keptProducts.form.document.choose' : 'keptProducts.form.document.replace')}
          onFile={(file) => !upload.isPending && upload.mutate(file)}
        />
        {isClearable && document !== null && (
          <button type="button" className={styles['without']} onClick={() => onChange(null)}>
            {t('keptProducts.form.document.remove')}
          </button>
        )}
      </div>
      <output className={styles['sending']}>
        {upload.isPending && t('keptProducts.form.document.sending', { percent: Math.floor((share ?? 1) * 100) })}
      </output>
      <p className={styles['mistake']} role="alert">
        {wrong}
      </p>
    </fieldset>
  )
}
