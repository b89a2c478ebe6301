import fastify, { LogController } from 'fastify'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Socket } from 'node:net'
import type { Logger } from 'pino'
import type * as z from 'zod'
import type { Endpoint, OutputOf, ParsedInputOf } from '../../contract/endpoint.ts'
import { issueText } from '../../contract/issue-text.ts'
import { Problem, problemText } from '../../contract/problem.ts'
import type { Language } from '../../contract/problem.ts'
import { findBadText } from '../../contract/storable-text.ts'
import { isDatabaseAway } from './database.ts'
import { requireAccess } from './guard.ts'
import { parseQueryString } from './query-string.ts'
import { isPageAddress } from './web-page.ts'

/** What a handler may know of the request besides its input. */
export interface RequestContext {
  language: Language
}

const KIBIBYTE = 1024
/** Request line and headers together. */
const LONGEST_HEAD = 128 * KIBIBYTE
const LARGEST_BODY = 1024 * KIBIBYTE
const API_PREFIXES = ['/app-api', '/admin-api']

/** A Fastify that answers every call of the API in the envelope, whatever happens. */
export function createHttp(logger: Logger): FastifyInstance {
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: LARGEST_BODY,
    routerOptions: { querystringParser: parseQueryString },
    http: { maxHeaderSize: LONGEST_HEAD },
    clientErrorHandler: (error: Error & { code?: string }, socket: Socket) => answerClientError(error, socket),
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
  }) as unknown as FastifyInstance
  app.decorate('endpoints', [])
  app.addHook('onRequest', async (request) => requireTenant(request))
  app.setErrorHandler((error: FastifyError, request, reply) => sendError(error, request, reply))
  app.setNotFoundHandler((request, reply) => answerUnknown(app, request, reply))
  return app
}

// Outside the API an unknown address is the page's to answer, or, where it names a file, a plain 404.
function answerUnknown(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = pathOf(request)
  if (!isApi(path)) {
    const isPage = isPageAddress(request.method, path) && 'sendFile' in reply
    return isPage ? reply.sendFile('index.html') : reply.code(404).type('text/plain; charset=utf-8').send('Not found')
  }
  const isOtherMethod = app.endpoints.some((endpoint) => endpoint.path === path)
  return sendProblem(request, reply, isOtherMethod ? new Problem(405, { method: request.method }) : new Problem(404))
}

function isApi(path: string): boolean {
  return API_PREFIXES.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))
}

/** Serves one endpoint: its input parsed, its caller checked, its answer passed through the output schema. */
export function serve<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: (input: ParsedInputOf<E>, context: RequestContext) => Promise<z.input<E['output']>>,
): void {
  app.endpoints.push(endpoint)
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    handler: async (request, reply) => {
      const language = languageOf(request)
      requireAccess(endpoint)
      const given = endpoint.method === 'GET' ? request.query : (request.body ?? {})
      const input = parseInput(endpoint, given, language)
      const data = endpoint.output.parse(await handle(input, { language })) as OutputOf<E>
      return reply.send({ code: 200, msg: '', data })
    },
  })
}

function parseInput<E extends Endpoint>(endpoint: E, given: unknown, language: Language): ParsedInputOf<E> {
  const tongue = language === 'zh-CN' ? 'zh' : 'en'
  const bad = findBadText(given)
  if (bad) throw new Problem(400, { field: bad.path.join('.') || 'query', reason: bad.reason[tongue] })
  const parsed = endpoint.input.safeParse(given, { error: (issue) => issueText(issue, tongue) })
  if (parsed.success) return parsed.data as ParsedInputOf<E>
  const [issue] = parsed.error.issues
  throw new Problem(400, { field: issue?.path.join('.') || 'body', reason: issue?.message ?? '' })
}

/** The language of the answer's texts: the first of Accept-Language that we speak, English otherwise. */
export function languageOf(request: FastifyRequest): Language {
  const wanted = (request.headers['accept-language'] ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
      const weight = parameters.find((parameter) => parameter.trim().startsWith('q='))
      return { tag, weight: weight ? Number(weight.trim().slice(2)) : 1 }
    })
    .filter(({ tag, weight }) => /^(en|zh)\b/.test(tag) && weight > 0)
    .sort((a, b) => b.weight - a.weight)
  return wanted[0]?.tag.startsWith('zh') ? 'zh-CN' : 'en'
}

function requireTenant(request: FastifyRequest): void {
  const tenant = request.headers['tenant-id'] ?? '1'
  if (isApi(pathOf(request)) && tenant !== '1') throw new Problem(403)
}

// In the envelope within the API; outside it (pictures, files, the page) a plain status.
function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = problemFrom(error, request)
  if (isApi(pathOf(request))) return sendProblem(request, reply, problem)
  const status = (error as FastifyError).statusCode ?? (problem.code < 600 ? problem.code : 500)
  return reply
    .code(status)
    .type('text/plain; charset=utf-8')
    .send(status === 404 || status === 403 ? 'Not found' : problem.message)
}

function problemFrom(error: unknown, request: FastifyRequest): Problem {
  if (error instanceof Problem) return error
  if (isDatabaseAway(error)) {
    request.log.warn({ err: error }, 'the database does not answer')
    return new Problem(503)
  }
  const { code, statusCode } = error as FastifyError
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Problem(413, { limit: `${LARGEST_BODY / KIBIBYTE} KB` })
  if (code === 'FST_ERR_BAD_URL') return new Problem(400, { field: 'url', reason: 'malformed' })
  if (statusCode && statusCode >= 400 && statusCode < 500) {
    return new Problem(400, { field: 'body', reason: (error as Error).message })
  }
  request.log.error({ err: error, requestId: request.id }, 'a request failed')
  return new Problem(500, { requestId: request.id })
}

function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply {
  return reply.code(200).send({ code: problem.code, msg: problemText(problem, languageOf(request)), data: null })
}

function pathOf(request: FastifyRequest): string {
  const [path = ''] = request.url.split('?', 1)
  return path
}

// Before there is a request there is no reply to use: the answer is written by hand.
function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return
  const isTooLong = error.code === 'HPE_HEADER_OVERFLOW'
  const reason = isTooLong ? `longer than ${LONGEST_HEAD / KIBIBYTE} KB` : 'not HTTP'
  const problem = new Problem(400, { field: isTooLong ? 'url or headers' : 'request', reason })
  const body = JSON.stringify({ code: problem.code, msg: problem.message, data: null })
  const head = [
    'HTTP/1.1 200 OK',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ]
  socket.end(`${head.join('\r\n')}\r\nConnection: close\r\n\r\n${body}`)
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Every endpoint served so far, for the OpenAPI page. */
    endpoints: Endpoint[]
  }
}
