import * as openid from 'openid-client'
import type { MemberDeps } from '../deps.ts'

const TOO_MANY_REQUESTS = 429

/** Whether the provider could not be reached, rather than refused or sent something invalid. */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof openid.ResponseBodyError) return isBusy(error.status)
  if (error instanceof openid.ClientError)
    return error.code === 'OAUTH_TIMEOUT' || (error.cause instanceof Response && isBusy(error.cause.status))
  // fetch throws TypeErrors without a code; those of the library have one.
  return error instanceof TypeError && !('code' in error)
}

function isBusy(status: number): boolean {
  return status >= 500 || status === TOO_MANY_REQUESTS
}

/** Logs a failure by its names alone: the library's errors may contain codes or tokens. */
export function tellFailure(log: MemberDeps['log'], step: 'discovery' | 'exchange', error: unknown): void {
  const { name, message, code, cause } = error as Error & { code?: string }
  const { code: causeCode } = Object(cause) as { code?: unknown }
  const answer = error instanceof openid.ResponseBodyError ? error.error.slice(0, 100) : undefined
  const failure = { name, message, code, cause: typeof causeCode === 'string' ? causeCode : undefined, answer }
  log.warn({ step, failure }, 'the social provider did not do as it should')
}
