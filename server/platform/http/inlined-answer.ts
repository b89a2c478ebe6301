import type { FastifyInstance, FastifyRequest } from 'fastify'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Envelope } from '../../../contract/endpoint.ts'

/** What a page asks for first, so that the answer comes with it: one that is the same for everybody (decisions/113). */
export interface InlinedAnswer {
  /** Addresses of such pages. */
  paths: readonly string[]
  callAt(query: string): FirstCall
  /** Addresses of the pictures that the page shows first; null where one is missing. */
  picturesIn(data: unknown): readonly (string | null)[]
}

export interface FirstCall {
  /** With its query. */
  address: string
  /** Whether it is another answer in another language; it is English then, which a page begins in. */
  isOfLanguage: boolean
  /** At the page's plain address, where nothing stands above the list. */
  isUsual: boolean
}

/** So long, in ms, a page waits for its answer: it could ask for it itself, and no later. */
const PATIENCE_MS = 250

/**
 * The envelope of a call as anybody would have it who asks without being signed in, in the turn of the client; null where that
 * is a refusal, or takes long.
 */
export async function answerOf(app: FastifyInstance, request: FastifyRequest, address: string): Promise<string | null> {
  const giveUp = new AbortController()
  const answering = app
    .inject({ url: address, headers: { 'accept-language': 'en' }, remoteAddress: request.clientAddress })
    .then(({ body }) => body)
  const late = sleep(PATIENCE_MS, null, { signal: giveUp.signal })
  try {
    const body = await Promise.race([answering, late])
    return body !== null && isSuccess(body) ? body : null
  } catch {
    return null
  } finally {
    giveUp.abort()
    late.catch(() => undefined)
    answering.catch(() => undefined)
  }
}

export function dataOf(envelope: string): unknown {
  return (JSON.parse(envelope) as Envelope<unknown>).data
}

// As `serve` writes it; whatever else stands there is no success.
function isSuccess(body: string): boolean {
  return body.startsWith('{"code":200,')
}
