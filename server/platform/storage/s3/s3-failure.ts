import { StoreAway } from '../objects/objects.ts'

/** An attempt that another may follow. */
export class AttemptFailed extends Error {}

/** The store has answered, and will not do it: wrong keys, no such bucket. */
export class StoreRefuses extends StoreAway {
  readonly status: number
  readonly code: string

  constructor(status: number, code: string) {
    super(`the object store refuses: ${status} ${code}`)
    this.status = status
    this.code = code
  }
}

/** Refusals that pass, or that tell of bytes damaged on their way. */
const PASSING = new Set([
  'BadDigest',
  'XAmzContentSHA256Mismatch',
  'RequestTimeout',
  'RequestTimeTooSkewed',
  'SlowDown',
])
const PASSING_STATUS = new Set([408, 429, 500, 502, 503, 504])

/** What a store calls its refusal, such as `NoSuchKey`; empty if it says nothing. */
export function codeOf(body: string): string {
  return /<Code>([\w.-]+)<\/Code>/.exec(body)?.[1] ?? ''
}

/** The failure of an answer with this status and body. */
export function failureOf(status: number, body: string): Error {
  const code = codeOf(body)
  // A proxy says so of a store that is away; a store would say what is not there.
  if (status === 404 && !code) return new AttemptFailed("404 that is not the store's")
  if (PASSING_STATUS.has(status) || PASSING.has(code)) return new AttemptFailed(`${status} ${code}`.trim())
  return new StoreRefuses(status, code)
}
