import { readStored, writeStored } from '../../kit/storage.ts'
import { createStore, useStore, type Readable } from '../../kit/store.ts'

/** When a code was sent to an address, and when another may be; epoch milliseconds. */
interface SentCode {
  email: string
  sentAt: number
  nextAt: number
}

const KEY = 'quarry-codes-sent'
/** The specification's countdown (§9). */
export const PAUSE_S = 60
const VALID_MS = 10 * 60_000
const TICK_MS = 250

const openSession = (): Storage => sessionStorage

/** Latest last. For this tab alone, and kept over a reload. */
const sent = createStore<readonly SentCode[]>(parse(readStored(KEY, openSession)))
/** Values derived from them also change with time. */
const sentByNow: Readable<readonly SentCode[]> = {
  get: sent.get,
  subscribe(listener) {
    const timer = setInterval(listener, TICK_MS)
    const end = sent.subscribe(listener)
    return () => {
      clearInterval(timer)
      end()
    }
  },
}

/** Notes that a code was sent, or that the server wants `seconds` to pass first. */
export function noteSent(email: string, seconds = PAUSE_S): void {
  const now = Date.now()
  const sentAt = now - (PAUSE_S - seconds) * 1000
  const others = sent.get().filter((code) => !isFor(code, email) && now - code.sentAt < VALID_MS)
  const codes = [...others, { email: email.trim(), sentAt, nextAt: now + seconds * 1000 }]
  writeStored(KEY, JSON.stringify(codes), openSession)
  sent.set(codes)
}

/** After signing in no code is awaited any more; the limit on sending another stays. */
export function forgetSent(): void {
  const codes = sent.get().map((code) => ({ ...code, sentAt: 0 }))
  writeStored(KEY, JSON.stringify(codes), openSession)
  sent.set(codes)
}

/** Whole seconds until another code may be sent there; 0: now. */
export function useSecondsToNext(email: string): number {
  return useStore(sentByNow, () => secondsToNext(email))
}

/** Whether a code sent there is still valid. */
export function useIsSent(email: string): boolean {
  return useStore(sentByNow, () => isSent(email))
}

/** The address that waits for a code; empty without one. */
export function lastSentTo(): string {
  const last = sent.get().at(-1)
  return last && isSent(last.email) ? last.email : ''
}

function isSent(email: string): boolean {
  const code = findCode(email)
  return code !== undefined && Date.now() - code.sentAt < VALID_MS
}

function secondsToNext(email: string): number {
  const nextAt = findCode(email)?.nextAt ?? 0
  return Math.max(0, Math.ceil((nextAt - Date.now()) / 1000))
}

function findCode(email: string): SentCode | undefined {
  return sent.get().find((code) => isFor(code, email))
}

function isFor(code: SentCode, email: string): boolean {
  return code.email.toLowerCase() === email.trim().toLowerCase()
}

function parse(stored: string | null): SentCode[] {
  try {
    const codes: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(codes) ? codes.filter(isCode) : []
  } catch {
    return []
  }
}

function isCode(value: unknown): value is SentCode {
  const { email, sentAt, nextAt } = Object(value) as Record<string, unknown>
  return typeof email === 'string' && typeof sentAt === 'number' && typeof nextAt === 'number'
}
