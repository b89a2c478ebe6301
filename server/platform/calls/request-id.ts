import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

export const REQUEST_ID = 'x-request-id'

/** It appears in logs and in SQL comments, so it can end neither a line nor a comment. */
const PLAIN = /^[\w.-]{6,64}$/

/** The id that the client or a proxy gave the request; a new one if that is missing or not plain. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[REQUEST_ID]
  return typeof given === 'string' && PLAIN.test(given) ? given : randomUUID()
}
