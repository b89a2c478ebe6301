import type { Server, ServerResponse } from 'node:http'
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
 * 20 seconds; a connection over which nothing moves during a request ends after one minute. Between two requests it stays longer
 * than load balancers keep theirs (60 seconds, as a rule), so that none sends a request into its end.
 */
export const connectionLimits = {
  requestTimeout: 120 * SECOND_MS,
  connectionTimeout: 60 * SECOND_MS,
  keepAliveTimeout: 75 * SECOND_MS,
  http: { maxHeaderSize: LONGEST_HEAD, headersTimeout: 20 * SECOND_MS },
}

/** The answers of each connection that may not be sent yet, and its newest. */
const answersBySocket = new WeakMap<Socket, ServerResponse[]>()

/** Notes the answers of each connection, so that nothing is written by hand into one or after one. */
export function noteAnswers(server: Server): void {
  server.on('request', ({ socket }, answer) => {
    const unsent = (answersBySocket.get(socket) ?? []).filter(({ writableFinished }) => !writableFinished)
    answersBySocket.set(socket, [...unsent, answer])
  })
}

/** Whether an envelope would be taken for the answer to another request, or for a second answer to this one. */
function wouldMislead(socket: Socket): boolean {
  const answers = answersBySocket.get(socket) ?? []
  return answers.some(({ req, headersSent, writableFinished }) => (req.complete ? !writableFinished : headersSent))
}

/** Without a parsed request there is no Fastify reply, so the answer is written by hand. */
export function answerClientError({ code }: Error & { code?: string }, socket: Socket): void {
  if (code === 'ECONNRESET') return
  const problem = problemOf(code)
  answerByHand(socket, { code: problem.code, msg: problem.message, data: null })
}

/** Answers with an envelope, however little of the request has come, and ends the connection; silently where another answer is sent. */
export function answerByHand(socket: Socket, envelope: Envelope<unknown>): void {
  if (wouldMislead(socket)) return void socket.destroy()
  if (socket.writable) writeByHand(socket, envelope)
  // Cuts off a client that keeps sending, but only after it could read the answer.
  setTimeout(() => socket.destroy(), TO_READ_WHY_MS).unref()
}

function writeByHand(socket: Socket, envelope: Envelope<unknown>): void {
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
}

function problemOf(code: string | undefined): Problem {
  if (code === 'HPE_HEADER_OVERFLOW') {
    return new Problem(400, { field: 'url or headers', reason: `longer than ${LONGEST_HEAD / KIBIBYTE} KB` })
  }
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new Problem(400, { field: 'request', reason: 'not complete in time' })
  return new Problem(400, { field: 'request', reason: 'not HTTP' })
}
