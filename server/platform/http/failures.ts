import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { Envelope } from '../../../contract/endpoint.ts'
import { LEGACY_PROBLEM, LEGACY_REFUSAL } from '../../../contract/legacy.ts'
import { AWAY, Problem, problemOfStarting, problemText } from '../../../contract/problem.ts'
import { isApi, pathOfAddress, addressKindOf } from './addresses.ts'
import { QueueFull } from '../fair-queue.ts'
import { isDatabaseAway, isDatabaseStarting } from '../postgres/database.ts'
import { DatabaseSilent } from '../postgres/silence.ts'
import { languageOf } from './language.ts'

const KIBIBYTE = 1024
/** Of a body in JSON, in bytes. */
export const LARGEST_BODY = 1024 * KIBIBYTE

/** Answers what went wrong: in its envelope within an API; outside them (pictures, files, the page) a plain status. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = problemFrom(error, request)
  if (isApi(pathOfAddress(request))) return sendProblem(request, reply, problem)
  const status = (error as FastifyError).statusCode ?? (problem.code < 600 ? problem.code : 500)
  return reply
    .code(status)
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
    // Once it is known, many are told so at once.
    if (!(error instanceof DatabaseSilent)) request.log.warn({ err: error }, 'the database does not answer')
    return isDatabaseStarting(error) ? problemOfStarting() : new Problem(503)
  }
  const { code, statusCode } = error as FastifyError
  if (isOutOfRoom(code)) {
    request.log.error({ err: error }, 'nothing can be stored')
    return new Problem(503, { reason: AWAY.full })
  }
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    return new Problem(413, { limit: `${request.routeOptions.bodyLimit / KIBIBYTE} KB` })
  }
  if (code === 'FST_ERR_BAD_URL') return new Problem(400, { field: 'url', reason: 'malformed' })
  if (statusCode && statusCode >= 400 && statusCode < 500) {
    return new Problem(400, { field: 'body', reason: (error as Error).message })
  }
  request.log.error({ err: error, requestId: request.id }, 'a request failed')
  return new Problem(500, { requestId: request.id })
}

/** Whether a disk takes no more, ours or the database's (53100): full, over a quota, or to be read alone. */
export function isOutOfRoom(code: string): boolean {
  return ['ENOSPC', 'EDQUOT', 'EROFS', '53100'].includes(code)
}

/** Whoever sent it went away before its body was here whole: nobody's fault here, and nobody reads the answer. */
function isBrokenOff(error: unknown, { raw }: FastifyRequest): boolean {
  if (!raw.destroyed || raw.complete) return false
  return error instanceof Problem || (error as NodeJS.ErrnoException).code === 'ECONNRESET'
}

export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply {
  const { retryAfter } = problem.details
  if (retryAfter !== undefined) reply.header('Retry-After', retryAfter)
  if (addressKindOf(pathOfAddress(request)) === 'legacy' && problem.code === 401)
    return reply.code(401).send(LEGACY_REFUSAL)
  return reply.code(200).send(envelopeOf(problem, request))
}

/** A problem as the API that was called tells it, in its caller's language. */
export function envelopeOf(problem: Problem, request: FastifyRequest): Envelope<unknown> {
  // Who is asked to wait learns for how long, and who came too late how it stands (contract, "Envelope").
  const { retryAfter } = problem.details
  const data = problem.data ?? (retryAfter === undefined ? null : { retryAfter })
  const code = addressKindOf(pathOfAddress(request)) === 'legacy' ? LEGACY_PROBLEM : problem.code
  return { code, msg: problemText(problem, languageOf(request)), data }
}
