import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isInQuery } from '../../../contract/endpoint.ts'
import type { Access, Endpoint } from '../../../contract/endpoint.ts'
import { issueText } from '../../../contract/issue-text.ts'
import { Problem } from '../../../contract/problem.ts'
import type { Language } from '../../../contract/problem.ts'
import { findBadText } from '../../../contract/storable-text.ts'
import { compileAnswer } from './compile-answer.ts'
import { requireWaiting } from './fair-share.ts'
import { answerOnce, idempotencyKeyOf } from './first-answers.ts'
import { bearerOf, isWrite, requireAccess } from './guard.ts'
import type { Caller, KeyHolder, LinkHolder, Credentials } from './guard.ts'
import { languageOf } from './language.ts'
import { sentPieces } from './send-pieces.ts'
import { isFromThisMachine } from './this-machine.ts'
import { isLongBody } from './long-bodies.ts'

/** Most problems reported for one input. */
const MOST_REFUSALS = 100

/** What a handler gets besides its input. */
export interface RequestContext {
  language: Language
  /** The address of the person's machine, as far as the proxies in front of us are trusted. */
  clientAddress: string
  /** Whether the call comes from this machine and is meant for it. */
  isFromThisMachine: boolean
  userAgent: string
  /** Whether the browser asks for no tracking (Global Privacy Control, Do Not Track). */
  asksToBeLeftOut: boolean
  /** The token sent as `Authorization: Bearer …`, not yet verified. */
  accessToken: string | undefined
  cookies: Readonly<Record<string, string | undefined>>
  setCookie(name: string, value: string, options: CookieSerializeOptions): void
  /** Sets a header of the answer. */
  setHeader(name: string, value: string): void
  /** Throws if nobody waits for the answer any more. Call it after waiting and before expensive work. */
  requireWaiting(): void
}

/** The context of a handler whose endpoint requires a member. */
export interface MemberContext extends RequestContext {
  caller: Caller
}

/** The context of a handler whose endpoint requires a link. */
export interface LinkContext extends RequestContext {
  caller: LinkHolder
}

/** The context of a handler whose endpoint requires a partner's key. */
export interface KeyContext extends RequestContext {
  caller: KeyHolder
}

export type ContextOf<By extends Access> = By extends 'public'
  ? RequestContext
  : By extends 'link'
    ? LinkContext
    : By extends 'key'
      ? KeyContext
      : MemberContext

/** Where a domain's endpoints are served, and the dependencies of its handlers. */
export interface Domain<Deps> {
  app: FastifyInstance
  deps: Deps
}

/** The handler of a call: gets its domain's dependencies, the parsed input and the context. */
export type Handler<Deps, Parsed, Context, Answer> = (
  deps: NoInfer<Deps>,
  input: NoInfer<Parsed>,
  context: NoInfer<Context>,
) => Promise<NoInfer<Answer>>

/**
 * Serves one endpoint: parses its input, checks its caller, and writes its answer by the output schema. A repeatable one runs in a
 * transaction (`db`): its changes and its answer are stored together or not at all.
 */
export function serve<Deps extends object, Output, Parsed, By extends Access>(
  { app, deps }: Domain<Deps>,
  endpoint: Endpoint<unknown, Output, Parsed, By>,
  handle: Handler<Deps, Parsed, ContextOf<By>, Output>,
): void {
  const work = async (request: FastifyRequest, context: ContextOf<By>) => {
    const input = parseInput(endpoint, rawInputOf(endpoint, request), context.language)
    if (!endpoint.isRepeatable) return handle(deps, input, context)
    const { memberId } = (context as MemberContext).caller
    const call = { memberId, path: endpoint.path, key: idempotencyKeyOf(request), input }
    return answerOnce(app.firstAnswers, call, (trx) => handle({ ...deps, db: trx }, input, context))
  }
  answer(app, endpoint, inEnvelope(endpoint, work), { isInTurn: true })
}

/** As `serve`, for calls that read their body themselves. Nothing is read for a caller who lacks access. */
export function route<Output, By extends Access>(
  app: FastifyInstance,
  endpoint: Endpoint<unknown, Output, unknown, By>,
  work: (request: FastifyRequest, context: ContextOf<By>) => Promise<NoInfer<Output>>,
  bounds: Bounds = {},
): void {
  answer(app, endpoint, inEnvelope(endpoint, work), bounds)
}

function inEnvelope<By extends Access>(
  endpoint: Endpoint<unknown, unknown, unknown, By>,
  work: (request: FastifyRequest, context: ContextOf<By>) => Promise<unknown>,
) {
  let write: ReturnType<typeof compileAnswer> | undefined
  return async ({ request, reply, context }: ServedCall<By>) => {
    const answer = await work(request, context)
    write ??= compileAnswer(endpoint.output, ENVELOPE)
    reply.type('application/json; charset=utf-8')
    const begunAt = performance.now()
    const pieces = await write(answer)
    if (request.notes) request.notes.writeMs = performance.now() - begunAt
    return pieces ? sentPieces(reply, pieces) : '{"code":200,"msg":""}'
  }
}

/** The text around the data of an answer. */
const ENVELOPE = ['{"code":200,"msg":"","data":', '}'] as const

export interface ServedCall<By extends Access> {
  request: FastifyRequest
  reply: FastifyReply
  context: ContextOf<By>
}

/** What bounds a call: its client's turn, for quick answers that neither wait for a body nor make a file, or something else. */
interface Bounds {
  isInTurn?: boolean
  /** What its way of serving bounds it by instead: the line of files, or the places of forms. */
  by?: 'files' | 'forms'
}

/** As `route`, for calls without an envelope. */
export function answer<By extends Access>(
  app: FastifyInstance,
  endpoint: Endpoint<unknown, unknown, unknown, By>,
  work: (asked: ServedCall<By>) => Promise<unknown>,
  { isInTurn = false, by }: Bounds = {},
): void {
  app.endpoints.push(endpoint)
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(endpoint.largestBody !== undefined && { bodyLimit: endpoint.largestBody }),
    config: { isInTurn, ...(by && { isBoundBy: by }) },
    onRequest: async (request, reply) => refuseUnread(endpoint, request, reply),
    handler: async (request, reply) => {
      const identify = async (): Promise<ServedCall<By>> => {
        const language = languageOf(request)
        const accessToken = bearerOf(request.headers.authorization)
        const known = { ...contextOf(request, reply), language, accessToken }
        const caller = await requireAccess(endpoint, { ...known, link: linkOf(request) }, app.guard)
        if (isWrite(endpoint) && caller && 'memberId' in caller) app.countWrite(caller.memberId)
        return { request, reply, context: { ...known, ...(caller && { caller }) } as ContextOf<By> }
      }
      // Whoever calls is found in turn in any case: that asks the database.
      const answered = await (isInTurn
        ? app.fairShare.inTurn(request, async () => work(await identify()))
        : work(await app.fairShare.inTurn(request, identify)))
      // A handler that took over the connection (a stream of events) answers itself.
      return reply.sent ? reply : reply.send(answered)
    },
  })
}

/**
 * Refuses a call without a token before its body is read, and one with a long body without access or with too many in progress.
 * Access is checked again after reading, which may take long.
 */
async function refuseUnread(endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { guard, longBodies } = request.server
  const isLong = isLongBody(request)
  if (['public', 'link', 'key'].includes(endpoint.access)) {
    if (isLong) longBodies.hold(request, reply)
    return
  }
  const accessToken = bearerOf(request.headers.authorization)
  if (accessToken !== undefined && !isLong) return
  const shown = { accessToken, isFromThisMachine: isFromThisMachine(request) }
  const caller = (await requireAccess(endpoint, shown, guard)) as Caller
  // A client that has gone sends no end of its body: reading would wait forever.
  if (request.raw.destroyed && !request.raw.complete) throw Object.assign(new Error('aborted'), { code: 'ECONNRESET' })
  if (isLong) longBodies.hold(request, reply, caller.memberId)
}

/** The link token of a call; the header keeps it out of addresses. */
function linkOf({ headers, query, body, clientAddress }: FastifyRequest): Credentials['link'] {
  const token: unknown = headers['share-token'] ?? Object(query).token ?? Object(body).token
  if (typeof token !== 'string' || token === '') return undefined
  return { token, password: readablePassword(headers['share-password']), clientAddress }
}

/** Headers hold only ASCII: other characters of a password are percent-encoded (RFC 3986). */
function readablePassword(header: unknown): string | undefined {
  if (typeof header !== 'string') return undefined
  try {
    return decodeURIComponent(header)
  } catch {
    return header
  }
}

/** Some clients send the input of a DELETE in its body. */
export function rawInputOf(endpoint: Endpoint, { query, body }: FastifyRequest): unknown {
  if (!isInQuery(endpoint)) return body ?? {}
  return endpoint.method === 'DELETE' ? { ...Object(body), ...Object(query) } : query
}

export function contextOf(
  request: FastifyRequest,
  reply: FastifyReply,
): Omit<RequestContext, 'accessToken' | 'language'> {
  return {
    clientAddress: request.clientAddress,
    isFromThisMachine: isFromThisMachine(request),
    userAgent: request.headers['user-agent'] ?? '',
    asksToBeLeftOut: request.headers['sec-gpc'] === '1' || request.headers.dnt === '1',
    cookies: request.cookies,
    setCookie: (name, value, options) => void reply.setCookie(name, value, options),
    setHeader: (name, value) => void reply.header(name, value),
    requireWaiting: () => requireWaiting(request),
  }
}

/** Throws Problem 400 with the first invalid field; lists them all if the call reports all. */
export function parseInput<Parsed>(
  endpoint: Endpoint<unknown, unknown, Parsed>,
  given: unknown,
  language: Language,
): Parsed {
  const tongue = language === 'zh-CN' ? 'zh' : 'en'
  const bad = findBadText(given)
  if (bad) throw new Problem(400, { field: bad.path.join('.') || 'query', reason: bad.reason[tongue] })
  const parsed = endpoint.input.safeParse(given, { error: (issue) => issueText(issue, tongue) })
  if (parsed.success) return parsed.data
  // Only the first problem of each field is reported.
  const reasons = new Map<string, string>()
  for (const { path, message } of parsed.error.issues.slice(0, endpoint.tellsAll ? MOST_REFUSALS : 1)) {
    const field = path.join('.') || 'body'
    if (!reasons.has(field)) reasons.set(field, message)
  }
  const refusals = [...reasons].map(([field, reason]) => ({ field, reason }))
  throw new Problem(400, refusals[0], refusals.length > 1 ? { refusals } : undefined)
}
