import fastifyCookie from '@fastify/cookie'
import type { CookieSerializeOptions } from '@fastify/cookie'
import fastify, { LogController } from 'fastify'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type * as z from 'zod'
import { isInQuery } from '../../../contract/endpoint.ts'
import type { Endpoint, OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import { issueText } from '../../../contract/issue-text.ts'
import { Problem } from '../../../contract/problem.ts'
import type { Language } from '../../../contract/problem.ts'
import { findBadText } from '../../../contract/storable-text.ts'
import { isApi, isPageAddress, pathOf, placeOf, readableAddress } from './addresses.ts'
import { answerClientError, connectionLimits } from './connections.ts'
import { LARGEST_BODY, sendError, sendProblem } from './failures.ts'
import { bearerOf, requireAccess } from './guard.ts'
import type { Caller, Guard } from './guard.ts'
import { languageOf } from './language.ts'
import { acceptNoContent } from './no-content.ts'
import { parseQueryString } from './query-string.ts'
import { securityHeaders } from './security-headers.ts'

/** What a handler may know of the request besides its input. */
export interface RequestContext {
  language: Language
  /** The address of the person's machine, as far as the proxies in front of us can be trusted. */
  clientAddress: string
  userAgent: string
  /** What was sent as `Authorization: Bearer …`, whatever it is worth. */
  accessToken: string | undefined
  /** What was sent as `Idempotency-Key`, for endpoints that are repeatable. */
  idempotencyKey: string | undefined
  cookies: Readonly<Record<string, string | undefined>>
  setCookie(name: string, value: string, options: CookieSerializeOptions): void
}

/** What a handler knows besides, where the endpoint is not public. */
export interface MemberContext extends RequestContext {
  caller: Caller
}

export type ContextOf<E extends Endpoint> = E['access'] extends 'public' ? RequestContext : MemberContext

export interface HttpParts {
  logger: Logger
  guard: Guard
  /** Which proxies may name the client's address: Fastify's `trustProxy`. */
  trustProxy?: string | undefined
  /** Where people find the product. */
  publicUrl: string
}

/** A Fastify that answers every call of the API in the envelope, whatever happens. */
export function createHttp({ logger, guard, trustProxy, publicUrl }: HttpParts): FastifyInstance {
  const headers = securityHeaders(publicUrl)
  const secure = (request: FastifyRequest, reply: FastifyReply) => reply.headers(headers[placeOf(pathOf(request))])
  const app = fastify({
    // A query may hold a token, so an address is logged without it.
    loggerInstance: logger.child({}, { serializers: { req: describeRequest } }),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: LARGEST_BODY,
    trustProxy: trustProxy ?? false,
    routerOptions: { querystringParser: parseQueryString },
    ...connectionLimits,
    rewriteUrl: readableAddress,
    clientErrorHandler: answerClientError,
    // No hook has run before these.
    frameworkErrors: (error, request, reply) => void sendError(error, request, secure(request, reply)),
  }) as unknown as FastifyInstance
  app.decorate('endpoints', []).decorate('guard', guard)
  void app.register(fastifyCookie)
  acceptNoContent(app)
  app.addHook('onRequest', async (request, reply) => {
    secure(request, reply)
    requireTenant(request)
  })
  app.setErrorHandler((error: FastifyError, request, reply) => sendError(error, request, reply))
  app.setNotFoundHandler((request, reply) => answerUnknown(app, request, reply))
  return app
}

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const

// Outside the APIs an unknown address is the page's to answer, or, where it names a file, a plain 404.
function answerUnknown(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = pathOf(request)
  if (!isApi(path)) {
    const isPage = isPageAddress(request.method, path) && 'sendFile' in reply
    return isPage ? reply.sendFile('index.html') : reply.code(404).type('text/plain; charset=utf-8').send('Not found')
  }
  const isOtherMethod = METHODS.some((method) => app.hasRoute({ method, url: path }))
  return sendProblem(request, reply, isOtherMethod ? new Problem(405, { method: request.method }) : new Problem(404))
}

function describeRequest(request: { method?: string; url?: string }): object {
  return { method: request.method, path: pathOf(request) }
}

/** Serves one endpoint: its input parsed, its caller checked, its answer passed through the output schema. */
export function serve<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: (input: ParsedInputOf<E>, context: ContextOf<E>) => Promise<z.input<E['output']>>,
): void {
  route(app, endpoint, async (request, context) => {
    return handle(parseInput(endpoint, inputOf(endpoint, request), context.language), context)
  })
}

/** As `serve`, for calls that read what they are given in a way of their own. Nothing is read for who may not call. */
export function route<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  work: (request: FastifyRequest, context: ContextOf<E>) => Promise<z.input<E['output']>>,
): void {
  answer(app, endpoint, async ({ request, context }) => {
    const data = endpoint.output.parse(await work(request, context)) as OutputOf<E>
    return { code: 200, msg: '', data }
  })
}

export interface Asked<E extends Endpoint> {
  request: FastifyRequest
  reply: FastifyReply
  context: ContextOf<E>
}

/** As `route`, for calls whose answer stands in no envelope. */
export function answer<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  work: (asked: Asked<E>) => Promise<unknown>,
): void {
  app.endpoints.push(endpoint)
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    handler: async (request, reply) => {
      const language = languageOf(request)
      const accessToken = bearerOf(request.headers.authorization)
      const caller = await requireAccess(endpoint, accessToken, app.guard)
      const context = { ...contextOf(request, reply), language, accessToken, ...(caller && { caller }) } as ContextOf<E>
      return reply.send(await work({ request, reply, context }))
    },
  })
}

/** A DELETE may have what it names in its body as well: some clients put it there. */
export function inputOf(endpoint: Endpoint, { query, body }: FastifyRequest): unknown {
  if (!isInQuery(endpoint)) return body ?? {}
  return endpoint.method === 'DELETE' ? { ...Object(body), ...Object(query) } : query
}

export function contextOf(
  request: FastifyRequest,
  reply: FastifyReply,
): Omit<RequestContext, 'accessToken' | 'language'> {
  return {
    clientAddress: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    idempotencyKey: readIdempotencyKey(request),
    cookies: request.cookies,
    setCookie: (name, value, options) => void reply.setCookie(name, value, options),
  }
}

const LONGEST_KEY = 200

function readIdempotencyKey({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key']
  if (typeof key !== 'string' || key === '') return undefined
  if (key.length > LONGEST_KEY) throw new Problem(400, { field: 'Idempotency-Key', reason: `> ${LONGEST_KEY}` })
  return key
}

/** Throws Problem 400 with the first field that is wrong. */
export function parseInput<E extends Endpoint>(endpoint: E, given: unknown, language: Language): ParsedInputOf<E> {
  const tongue = language === 'zh-CN' ? 'zh' : 'en'
  const bad = findBadText(given)
  if (bad) throw new Problem(400, { field: bad.path.join('.') || 'query', reason: bad.reason[tongue] })
  const parsed = endpoint.input.safeParse(given, { error: (issue) => issueText(issue, tongue) })
  if (parsed.success) return parsed.data as ParsedInputOf<E>
  const [issue] = parsed.error.issues
  throw new Problem(400, { field: issue?.path.join('.') || 'body', reason: issue?.message ?? '' })
}

function requireTenant(request: FastifyRequest): void {
  const tenant = request.headers['tenant-id'] ?? '1'
  if (isApi(pathOf(request)) && tenant !== '1') throw new Problem(403)
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Every endpoint served so far, for the OpenAPI page. */
    endpoints: Endpoint[]
    guard: Guard
  }
}
