import type { TFunction } from 'i18next'
import { AnswerError, TransportError } from '../api.ts'
import { LazyLoadError } from '../kit/late/lazy-component.tsx'

/** The message about a failed call: a toast is a short line, a notification a card with the server's words. */
export interface Message {
  kind: 'toast' | 'notification'
  text: string
}

const SERVER_ERROR = 500
const DEMO_MODE = 901
const UNKNOWN = new Set([400, 404, 1_008_006_000])
const tabledStatuses = [401, 403, 404, 405, 408, 500, 501, 502, 503, 504, 505] as const
const tabledCodes = [401, 403, 404] as const

/** The table of specification §8. Null where nothing is shown: demo mode, an aborted call, and a call that the login dialog answers. */
export function messageOf(error: unknown, t: TFunction): Message | null {
  if (isGivenUp(error)) return null
  if (!(error instanceof AnswerError)) return { kind: 'toast', text: transportText(error, t) }
  if (saysDemoMode(error) || error.isSilent) return null
  if (error.code === SERVER_ERROR) return { kind: 'toast', text: statusText(SERVER_ERROR, t) }
  return { kind: 'notification', text: error.message || codeText(error.code, t) }
}

/** Why something could not load, for an error in its place: the server's own words, if any. */
export function reasonOf(error: unknown, t: TFunction): string {
  if (error instanceof AnswerError && error.message) return error.message
  if (error instanceof AnswerError && error.code === DEMO_MODE) return statusLine(t('errors.status.901'), DEMO_MODE, t)
  return messageOf(error, t)?.text ?? t('errors.failed')
}

/** Whether the answer says that there is no such thing: an invalid id, not found, or the server's own code for SKUs. */
export function saysUnknown(error: unknown): boolean {
  return error instanceof AnswerError && UNKNOWN.has(error.code)
}

/** Whether the answer says that nothing can be written here. */
export function saysDemoMode(error: unknown): boolean {
  return error instanceof AnswerError && error.code === DEMO_MODE
}

function isGivenUp(error: unknown): boolean {
  return error instanceof Error && (error.name === 'AbortError' || error.name === 'CancelledError')
}

function transportText(error: unknown, t: TFunction): string {
  if (error instanceof LazyLoadError) return t(error.isOutdated ? 'errors.outdated' : 'errors.part')
  if (!(error instanceof TransportError)) return t('errors.failed')
  if (error.status === 'network') return t('errors.networkError')
  if (error.status === 'timeout') return t('errors.timeout')
  if (error.status === 'unreadable') return t('errors.answer')
  return statusText(error.status, t)
}

function statusText(status: number, t: TFunction): string {
  const tabled = tabledStatuses.find((known) => known === status)
  return statusLine(tabled ? t(`errors.status.${tabled}`) : t('errors.answer'), status, t)
}

/** Its last three characters (specification §8), in brackets before the full stop. */
function statusLine(text: string, status: number, t: TFunction): string {
  return t('errors.withStatus', { text: text.replace(/[.。]$/, ''), status: String(status).slice(-3) })
}

function codeText(code: number, t: TFunction): string {
  const tabled = tabledCodes.find((known) => known === code)
  return t(`errors.code.${tabled ?? 'other'}`)
}
