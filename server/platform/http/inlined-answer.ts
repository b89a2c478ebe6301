import type { FastifyInstance, FastifyRequest } from 'fastify'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Envelope } from '../../../contract/endpoint.ts'
import { REQUEST_ID } from '../calls/request-id.ts'

/** The first call of a page, whose answer is inlined into it because it is the same for everybody (decisions/113). */
export interface InlinedAnswer {
  /** Addresses of the pages. */
  paths: readonly string[]
  callAt(query: string): FirstCall
  /** Addresses of the pictures that the page shows first; null for a missing one. */
  picturesIn(data: unknown): readonly (string | null)[]
}

export interface FirstCall {
  /** The address of the call, with its query. */
  address: string
  /** Whether the answer depends on the language. The inlined one is English, because the page starts in English. */
  isOfLanguage: boolean
  /** Whether this is the page at its plain address, with nothing above the list. */
  isUsual: boolean
}

/** How long the page waits for the answer, in ms; after that the browser requests it itself. */
const PATIENCE_MS = 250

/** The envelope that an anonymous visitor gets, in the client's turn; null if the call is refused or takes too long. */
export async function answerOf(app: FastifyInstance, request: FastifyRequest, address: string): Promise<string | null> {
  const giveUp = new AbortController()
  const answering = app
    .inject({
      url: address,
      headers: { 'accept-language': 'en', [REQUEST_ID]: request.id },
      remoteAddress: request.clientAddress,
    })
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

// `serve` writes a success like this; anything else is a failure.
function isSuccess(body: string): boolean {
  return body.startsWith('{"code":200,')
}
