import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  LARGEST_COMPANY_DOCUMENT_BYTES,
  MOST_COMPANY_DOCUMENTS,
  uploadCompanyDocument,
  type CompanyDocument,
} from '../../../../contract/company.ts'
import { call } from '../../../api.ts'
import { reasonOf } from '../../../errors/message.ts'
import { createTellingTransport } from '../../../kit/files/telling-transport.ts'
import { documentFault } from './document-faults.ts'

/** Long enough for a large file on a slow line. */
const TIMEOUT_MS = 10 * 60_000
const MEGABYTE = 2 ** 20

/** A file that is being uploaded. */
export interface SendingDocument {
  key: number
  name: string
  /** 0..1 of the upload; null once it is complete, and the server checks it. */
  share: number | null
  stop: () => void
}

interface Ends {
  /** How many there are already. */
  count: number
  onSent: (document: CompanyDocument) => void
}

/** The largest size of a document, in words. */
export function largestText(language: string): string {
  const format = new Intl.NumberFormat(language, { style: 'unit', unit: 'megabyte' })
  return format.format(LARGEST_COMPANY_DOCUMENT_BYTES / MEGABYTE)
}

/** Uploads documents, each by itself, as many as there is room for; reports each one that fails. */
export function useSendingDocuments({ count, onSent }: Ends) {
  const { t, i18n } = useTranslation()
  const [sending, setSending] = useState<readonly SendingDocument[]>([])
  const [faults, setFaults] = useState<readonly string[]>([])
  const lastKey = useRef(0)

  const send = async (file: File) => {
    const going = new AbortController()
    lastKey.current += 1
    const key = lastKey.current
    const { name } = file
    const tell = (share: number | null) =>
      setSending((now) => now.map((one) => (one.key === key ? { ...one, share } : one)))
    setSending((now) => [...now, { key, name, share: 0, stop: () => going.abort() }])
    try {
      const transport = createTellingTransport(tell)
      onSent(await call(uploadCompanyDocument, {}, { file, timeoutMs: TIMEOUT_MS, transport, signal: going.signal }))
    } catch (error) {
      const reason = reasonOf(error, t).replace(/^file[:：]\s*/, '')
      if (!going.signal.aborted) setFaults((now) => [...now, t('company.notSent', { name, reason })])
    } finally {
      setSending((now) => now.filter((one) => one.key !== key))
    }
  }
  const take = (files: readonly File[]) => {
    const room = MOST_COMPANY_DOCUMENTS - count - sending.length
    const size = largestText(i18n.language)
    const judged = files.map((file) => ({ file, fault: documentFault(file) }))
    const good = judged.filter(({ fault }) => fault === null).map(({ file }) => file)
    setFaults([
      ...judged.flatMap(({ file: { name }, fault }) => (fault ? [t(`company.${fault}`, { name, size })] : [])),
      ...(good.length > room ? [t('company.tooMany', { most: MOST_COMPANY_DOCUMENTS })] : []),
    ])
    for (const file of good.slice(0, Math.max(room, 0))) void send(file)
  }
  return { sending, faults, take, forgetFaults: () => setFaults([]) }
}
