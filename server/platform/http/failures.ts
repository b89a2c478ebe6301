import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { Envelope } from '../../../contract/endpoint.ts'
import { LEGACY_PROBLEM, LEGACY_REFUSAL } from '../../../contract/legacy.ts'
import { AWAY, Problem, problemOfStarting, problemText } from '../../../contract/problem.ts'
import { runNoted } from '../calls/call-notes.ts'
import { isApi, pathOfAddress, addressKindOf } from './addresses.ts'
import { QueueFull } from '../fair-queue.ts'
import { isDatabaseAway, isDatabaseStarting } from '../postgres/database.ts'
import { DatabaseSilent } from '../postgres/silence.ts'
import { SetupError } from '../setup-error.ts'
import { NOT_MADE_RETRY_S, NotMade } from '../storage/maker.ts'
import { StoreAway } from '../storage/objects/objects.ts'
import { languageOf } from './language.ts'

const KIBIBYTE = 1024
/** Limit of a JSON body, in bytes. */
export const LARGEST_BODY = 1024 * KIBIBYTE
/** When a caller may try again whom the object store has kept waiting, in seconds. */
const STORE_RETRY_S = 5

/** A failover takes some seconds. */
const DATABASE_RETRY_S = 2

/** Answers an error: in the envelope of its API, or with a plain status elsewhere (pictures, files, the page). */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // What fails while a body is read does so outside of what the request began: its lines would not be summed.
  const problem = runNoted(request.notes, () => problemFrom(error, request))
  if (isApi(pathOfAddress(request))) return sendProblem(request, reply, problem)
  const status = (error as FastifyError).statusCode ?? (problem.code < 600 ? problem.code : 500)
  const { retryAfter } = problem.details
  if (retryAfter !== undefined) reply.header('Retry-After', retryAfter)
  return reply
    .code(status)
    .header('Cache-Control', 'no-store')
    .removeHeader('Content-Length')
    .removeHeader('ETag')
    .type('text/plain; charset=utf-8')
    .send(status === 404 || status === 403 ? 'Not found' : problem.message)
}

function problemFrom(error: unknown, request: FastifyRequest): Problem {
  if (isBrokenOff(error, request)) {
    request.log.info({ req: request }, 'a request was broken off by its sender')
    return new Problem(400, { field: 'body', reason: 'broken off' })
  }
  if (error instanceof Problem) return error
  if (error instanceof QueueFull) return new Problem(error.isOwn ? 429 : 503, { retryAfter: 1 })
  if (isDatabaseAway(error)) {
    // Once the database is known to be silent, many callers get this answer at once.
    if (!(error instanceof DatabaseSilent)) request.log.warn({ err: error }, 'the database does not answer')
    return isDatabaseStarting(error) ? problemOfStarting() : new Problem(503, { retryAfter: DATABASE_RETRY_S })
  }
  if (error instanceof StoreAway) {
    request.log.warn({ err: error }, 'the object store does not answer')
    return new Problem(503, { retryAfter: STORE_RETRY_S }, { retryAfter: STORE_RETRY_S })
  }
  if (error instanceof NotMade) {
    request.log.warn({ err: error }, 'a file could not be made')
    return new Problem(503, { retryAfter: NOT_MADE_RETRY_S }, { retryAfter: NOT_MADE_RETRY_S })
  }
  if (error instanceof SetupError) {
    request.log.error(error.message)
    return new Problem(503)
  }
  const { code, statusCode } = error as FastifyError
  if (isOutOfRoom(code)) {
    request.log.error({ err: error }, 'nothing can be stored')
    return new Problem(503, { reason: AWAY.full })
  }
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    return new Problem(413, { limit: `${request.routeOptions.bodyLimit / KIBIBYTE} KB` })
  }
  // Its own message repeats the whole address.
  if (code === 'FST_ERR_MAX_PARAM_LENGTH') return new Problem(400, { field: 'url', reason: 'too long' })
  if (code === 'FST_ERR_BAD_URL') return new Problem(400, { field: 'url', reason: 'malformed' })
  if (statusCode && statusCode >= 400 && statusCode < 500) {
    return new Problem(400, { field: 'body', reason: (error as Error).message })
  }
  request.log.error({ err: error }, 'a request failed')
  return new Problem(500, { requestId: request.id })
}

/** Whether a disk of ours or of the database (53100) takes no more: full, over quota or read-only. */
export function isOutOfRoom(code: string): boolean {
  return ['ENOSPC', 'EDQUOT', 'EROFS', '53100'].includes(code)
}

/** The client went away, mostly before it had sent its whole body: not an error of ours, and nobody reads the answer. */
function isBrokenOff(error: unknown, { raw }: FastifyRequest): boolean {
  // It went away later, while its answer was made.
  if (raw.socket.destroyed && (error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE') return true
  if (!raw.destroyed || raw.complete) return false
  return error instanceof Problem || (error as NodeJS.ErrnoException).code === 'ECONNRESET'
}

export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply {
  if (request.notes) request.notes.code = problem.code
  const { retryAfter } = problem.details
  if (retryAfter !== undefined) reply.header('Retry-After', retryAfter)
  if (addressKindOf(pathOfAddress(request)) === 'legacy' && problem.code === 401)
    return reply.code(401).send(LEGACY_REFUSAL)
  return reply.code(200).send(envelopeOf(problem, request))
}

/** A problem in the envelope of the API that was called, in the caller's language. */
export function envelopeOf(problem: Problem, request: FastifyRequest): Envelope<unknown> {
  // Some problems carry data: how long to wait, or the current state (contract, "Envelope").
  const { retryAfter } = problem.details
  const data = problem.data ?? (retryAfter === undefined ? null : { retryAfter })
  const code = addressKindOf(pathOfAddress(request)) === 'legacy' ? LEGACY_PROBLEM : problem.code
  return { code, msg: problemText(problem, languageOf(request)), data }
}
