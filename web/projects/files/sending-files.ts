import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isProgram } from '../../../contract/file-names.ts'
import { getProjectFiles, LARGEST_PROJECT_FILE_BYTES, uploadProjectFile } from '../../../contract/project-files.ts'
import { call } from '../../api.ts'
import { asSentence } from '../../errors/as-sentence.ts'
import { reasonOf } from '../../errors/message.ts'
import { refusalsIn } from '../../errors/refusals.ts'
import { useFigures } from '../../kit/figures.ts'
import { createTellingTransport } from '../../kit/files/telling-transport.ts'
import { useAskBeforeLeaving } from '../../kit/history/leaving.ts'
import { showToast } from '../../kit/toasts/toast.ts'
import { readAgain } from '../../query.ts'

/** Long enough for a large file on a slow line. */
const TIMEOUT_MS = 20 * 60_000
/** The server takes three forms of a member at a time. */
const AT_ONCE = 2
const MEGABYTE = 2 ** 20

/** A file that waits, is on its way, or could not be added. */
export interface SendingFile {
  key: number
  name: string
  /** `share` is 0..1 of the upload; null once it is complete, and the server keeps it. */
  state:
    | { is: 'waiting' }
    | { is: 'sending'; share: number | null }
    | { is: 'failed'; reason: string; again?: () => void }
  /** Cancels it, or forgets a failure. */
  stop: () => void
}

/** The largest size of a file, in words. */
export function largestFileText(language: string): string {
  const format = new Intl.NumberFormat(language, { style: 'unit', unit: 'megabyte' })
  return format.format(LARGEST_PROJECT_FILE_BYTES / MEGABYTE)
}

/** Adds files to a project, two at a time; one that fails says why, and leaves the others. */
export function useSendingFiles(projectId: string) {
  const { t, i18n } = useTranslation()
  const figure = useFigures()
  const client = useQueryClient()
  const [sending, setSending] = useState<readonly SendingFile[]>([])
  const turns = useRef({ lastKey: 0, underWay: 0, sent: 0, waiting: [] as (() => Promise<void>)[] })
  useAskBeforeLeaving(sending.some(({ state }) => state.is !== 'failed'))

  const tell = (key: number, state: SendingFile['state']) =>
    setSending((now) => now.map((one) => (one.key === key ? { ...one, state } : one)))
  const forget = (key: number) => setSending((now) => now.filter((one) => one.key !== key))

  const faultOf = ({ name, size }: File): string | null => {
    if (size > LARGEST_PROJECT_FILE_BYTES) return t('projectFiles.tooLarge', { size: largestFileText(i18n.language) })
    if (size === 0) return t('projectFiles.empty')
    return isProgram(name) ? t('projectFiles.program') : null
  }
  const send = async (file: File, key: number, going: AbortController) => {
    if (going.signal.aborted) return
    try {
      const transport = createTellingTransport((share) => tell(key, { is: 'sending', share }))
      const options = { file, timeoutMs: TIMEOUT_MS, transport, signal: going.signal }
      await call(uploadProjectFile, { projectId }, options)
      turns.current.sent += 1
      forget(key)
      await readAgain(client, [getProjectFiles])
    } catch (error) {
      if (going.signal.aborted) return
      const reason = refusalsIn(error)?.['file'] ?? asSentence(reasonOf(error, t))
      tell(key, { is: 'failed', reason, again: () => begin(file, key) })
    }
  }
  const goOn = () => {
    const { current } = turns
    if (current.underWay === 0 && current.waiting.length === 0 && current.sent > 0) {
      showToast(t('projectFiles.sent', { count: current.sent, figure: figure(current.sent) }))
      current.sent = 0
    }
    while (current.underWay < AT_ONCE) {
      const next = current.waiting.shift()
      if (!next) return
      current.underWay += 1
      void next().finally(() => {
        current.underWay -= 1
        goOn()
      })
    }
  }
  const begin = (file: File, key: number) => {
    const going = new AbortController()
    const stop = () => {
      going.abort()
      forget(key)
    }
    const one: SendingFile = { key, name: file.name, state: { is: 'waiting' }, stop }
    setSending((now) => (now.some((other) => other.key === key) ? now.map((other) => (other.key === key ? one : other)) : [...now, one])) // prettier-ignore
    turns.current.waiting.push(async () => send(file, key, going))
    goOn()
  }
  const add = (files: readonly File[]) => {
    for (const file of files) {
      turns.current.lastKey += 1
      const key = turns.current.lastKey
      const reason = faultOf(file)
      if (reason === null) begin(file, key)
      else setSending((now) => [...now, { key, name: file.name, state: { is: 'failed', reason }, stop: () => forget(key) }]) // prettier-ignore
    }
  }
  return { sending, add }
}
