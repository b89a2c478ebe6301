import type { Socket } from 'node:net'
import type { Envelope } from '../../../contract/endpoint.ts'
import { Problem } from '../../../contract/problem.ts'
import { DATA_POLICY } from './security-headers.ts'

const KIBIBYTE = 1024
const SECOND_MS = 1000
/** Request line and headers together, in bytes. */
const LONGEST_HEAD = 128 * KIBIBYTE
const TO_READ_WHY_MS = 2 * SECOND_MS

/**
 * Fastify's time limits. A whole request with its body has two minutes, enough for a large picture over a phone; its headers have
 * 20 seconds; an idle connection ends after one minute.
 */
export const connectionLimits = {
  requestTimeout: 120 * SECOND_MS,
  connectionTimeout: 60 * SECOND_MS,
  http: { maxHeaderSize: LONGEST_HEAD, headersTimeout: 20 * SECOND_MS },
}

/** Without a parsed request there is no Fastify reply, so the answer is written by hand. */
export function answerClientError({ code }: Error & { code?: string }, socket: Socket): void {
  if (code === 'ECONNRESET') return
  const problem = problemOf(code)
  answerByHand(socket, { code: problem.code, msg: problem.message, data: null })
}

/** Answers with an envelope, however little of the request has come, and ends the connection. */
export function answerByHand(socket: Socket, envelope: Envelope<unknown>): void {
  if (!socket.writable) return
  const body = JSON.stringify(envelope)
  const head = [
    'HTTP/1.1 200 OK',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'X-Content-Type-Options: nosniff',
    'Cache-Control: no-store',
    `Content-Security-Policy: ${DATA_POLICY}`,
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
  // Cuts off a client that keeps sending, but only after it could read the answer.
  setTimeout(() => socket.destroy(), TO_READ_WHY_MS).unref()
}

function problemOf(code: string | undefined): Problem {
  if (code === 'HPE_HEADER_OVERFLOW') {
    return new Problem(400, { field: 'url or headers', reason: `longer than ${LONGEST_HEAD / KIBIBYTE} KB` })
  }
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new Problem(400, { field: 'request', reason: 'not complete in time' })
  return new Problem(400, { field: 'request', reason: 'not HTTP' })
}
