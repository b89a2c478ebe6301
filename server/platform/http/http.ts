import fastifyCookie from '@fastify/cookie'
import fastify, { LogController } from 'fastify'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { Problem } from '../../../contract/problem.ts'
import { noteCalls } from '../calls/noted-calls.ts'
import { requestIdOf } from '../calls/request-id.ts'
import type { Measure } from '../metrics/measure.ts'
import { isApi, isPageAddress, loggedPath, pathOfAddress, addressKindOf, readableAddress } from './addresses.ts'
import { noteClients } from './client-network.ts'
import { answerClientError, connectionLimits, noteAnswers } from './connections.ts'
import { refuseCodedBodies } from './coded-bodies.ts'
import { countConnections } from './count-connections.ts'
import { shareFairly } from './fair-share.ts'
import type { FairShare } from './fair-share.ts'
import { LARGEST_BODY, sendError, sendProblem } from './failures.ts'
import { createFilePlaces } from './file-places.ts'
import type { FilePlaces } from './file-places.ts'
import { createFileLine } from './file-queue.ts'
import type { FileQueue } from './file-queue.ts'
import type { FirstAnswerDeps } from './first-answers.ts'
import type { Guard } from './guard.ts'
import type { OpenSpool } from '../storage/spooled-file.ts'
import { acceptNoContent } from './no-content.ts'
import { countLongBodies } from './long-bodies.ts'
import type { LongBodies } from './long-bodies.ts'
import { parseQueryString } from './query-string.ts'
import { securityHeaders } from './security-headers.ts'
import { giveUpSlowBodies } from './slow-bodies.ts'
import { giveUpSlowReaders } from './slow-readers.ts'
import { answerLateCalls, endUnasked } from './stopping.ts'
import { limitWrites } from './write-limit.ts'
import type { CountWrite } from './write-limit.ts'

export interface HttpDeps {
  logger: Logger
  guard: Guard
  /** Stores the first answers to repeatable calls. */
  firstAnswers: FirstAnswerDeps
  /** For files that are too large to stand in memory until they are sent. */
  openSpool: OpenSpool
  /** Which proxies may name the client's address: Fastify's `trustProxy`. */
  trustProxy?: string | undefined
  /** The public address of the product. */
  publicUrl: string
}

/** Creates a Fastify instance that answers every call of the API in the envelope, errors included. */
export function createHttp({
  logger,
  guard,
  firstAnswers,
  openSpool,
  trustProxy,
  publicUrl,
}: HttpDeps): FastifyInstance {
  const headers = securityHeaders(publicUrl)
  const secure = (request: FastifyRequest, reply: FastifyReply) =>
    reply.headers(headers[addressKindOf(pathOfAddress(request))])
  const app = fastify({
    // An address may hold a token, so the log gets it without.
    loggerInstance: logger.child({}, { serializers: { req: describeRequest } }),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestIdOf,
    bodyLimit: LARGEST_BODY,
    trustProxy: trustProxy ?? false,
    routerOptions: { querystringParser: parseQueryString },
    ...connectionLimits,
    // `answerLateCalls` (stopping.ts) answers in the envelope instead.
    return503OnClosing: false,
    rewriteUrl: readableAddress,
    clientErrorHandler: answerClientError,
    // No hook ran before these errors, so the headers are set here.
    frameworkErrors: (error, request, reply) => void sendError(error, request, secure(request, reply)),
  }) as unknown as FastifyInstance
  app
    .decorate('endpoints', [])
    .decorate('measures', [])
    .decorate('guard', guard)
    .decorate('firstAnswers', firstAnswers)
    .decorate('openSpool', openSpool)
    .decorate('countWrite', limitWrites())
  const line = createFileLine(() => places.look())
  const places = createFilePlaces(firstAnswers, () => line.waiting())
  app.decorate('fileLine', line).decorate('filePlaces', places)
  void app.register(fastifyCookie)
  acceptNoContent(app)
  noteAnswers(app.server)
  noteCalls(app)
  app.addHook('onRequest', async (request, reply) => {
    secure(request, reply)
    requireTenant(request)
  })
  answerLateCalls(app)
  endUnasked(app)
  countConnections(app, { isBehindProxy: trustProxy !== undefined })
  noteClients(app)
  giveUpSlowBodies(app)
  giveUpSlowReaders(app.server)
  refuseCodedBodies(app)
  app.decorate('longBodies', countLongBodies(app))
  app.decorate('fairShare', shareFairly(app))
  app.measures.push(app.fairShare.measure)
  app.setErrorHandler((error: FastifyError, request, reply) => sendError(error, request, reply))
  // Returns nothing: Fastify adds listeners for a returned reply, and a page had so many that Node warned.
  app.setNotFoundHandler((request, reply) => void answerUnknown(app, request, reply))
  return app
}

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const

// Outside the APIs the page answers an unknown address; one that names a file gets a plain 404.
function answerUnknown(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | Promise<FastifyReply> {
  const path = pathOfAddress(request)
  if (!isApi(path)) {
    const isPage = isPageAddress(request.method, path) && 'sendFile' in reply
    if (isPage && app.sendLinkPage && addressKindOf(path) === 'link') return app.sendLinkPage(request, reply)
    return isPage ? reply.sendFile('index.html') : reply.code(404).type('text/plain; charset=utf-8').send('Not found')
  }
  const isOtherMethod = METHODS.some((method) => app.hasRoute({ method, url: path }))
  return sendProblem(request, reply, isOtherMethod ? new Problem(405, { method: request.method }) : new Problem(404))
}

function describeRequest(request: { method?: string; url?: string }): object {
  return { method: request.method, path: loggedPath(request) }
}

function requireTenant(request: FastifyRequest): void {
  const tenant = request.headers['tenant-id'] ?? '1'
  if (isApi(pathOfAddress(request)) && tenant !== '1') throw new Problem(403)
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Every endpoint served so far, for the OpenAPI page. */
    endpoints: Endpoint[]
    /** What `/metrics` reads; each part adds its own during setup. */
    measures: Measure[]
    guard: Guard
    firstAnswers: FirstAnswerDeps
    openSpool: OpenSpool
    countWrite: CountWrite
    longBodies: LongBodies
    fileLine: FileQueue
    filePlaces: FilePlaces
    fairShare: FairShare
  }
}
