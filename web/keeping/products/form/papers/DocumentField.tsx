import { IconPaperclip } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { uploadDocument } from '../../../../../contract/keeping/products.ts'
import { call } from '../../../../api.ts'
import { reasonOf } from '../../../../errors/message.ts'
import { refusalsIn } from '../../../../errors/refusals.ts'
import { FileField } from '../../../../kit/fields/FileField.tsx'
import { sizeText } from '../../../../kit/files/size-text.ts'
import { createTellingTransport } from '../../../../kit/files/telling-transport.ts'
import { useDraft } from '../use-product-form.ts'

const TYPES = '.pdf,.png,.jpg,.jpeg,.xlsx,.dwg,.zip'
const TIMEOUT_MS = 10 * 60_000

interface DocumentFieldProps {
  label: string
  /** The path in the API, for its mistakes. */
  name: string
  value: string | null
  error: string | undefined
  /** Whether it may be empty. */
  isClearable?: boolean
  onChange: (document: string | null) => void
}

/** The file of a certificate or a download: upload, open, replace. */
export function DocumentField({ label, name, value, error, isClearable = false, onChange }: DocumentFieldProps) {
  const { t, i18n } = useTranslation()
  const { findDocument, note } = useDraft()
  const [share, setShare] = useState<number | null>(null)
  const facts = value === null ? undefined : findDocument(value)
  const upload = useMutation({
    mutationFn: (file: File) =>
      call(uploadDocument, {}, { file, timeoutMs: TIMEOUT_MS, transport: createTellingTransport(setShare) }),
    meta: { isSilent: true },
    onSuccess: (sent) => {
      note({ documents: [sent] })
      onChange(sent.document)
    },
  })
  const [refused] = Object.values(refusalsIn(upload.error) ?? {})
  const wrong = upload.error ? (refused ?? reasonOf(upload.error, t)) : error
  return (
    <div data-field={name}>
      <FileField
        label={label}
        error={wrong}
        accept={TYPES}
        chooseLabel={t(value === null ? 'keptProducts.form.document.choose' : 'keptProducts.form.document.replace')}
        shown={
          facts && (
            <a
              className="inline-flex items-center gap-4 text-accent hover:underline phone:min-h-44"
              href={facts.url}
              target="_blank"
              rel="noopener"
            >
              <IconPaperclip aria-hidden className="size-16 flex-none" />
              {t('keptProducts.form.document.open', {
                format: facts.format.toUpperCase(),
                size: sizeText(facts.bytes, i18n.language),
              })}
            </a>
          )
        }
        told={
          upload.isPending
            ? t('keptProducts.form.document.sending', { percent: Math.floor((share ?? 1) * 100) })
            : undefined
        }
        remove={
          isClearable && value !== null
            ? { label: t('keptProducts.form.document.remove'), onPress: () => onChange(null) }
            : undefined
        }
        onFile={(file) => !upload.isPending && upload.mutate(file)}
      />
    </div>
  )
}
