import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod'
import { isInQuery } from '../../../contract/endpoint.ts'
import type { Endpoint, ParsedInputOf } from '../../../contract/endpoint.ts'
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
import { isFromThisMachine } from './this-machine.ts'
import { isLongBody } from './long-bodies.ts'

/** Of one input that are told. */
const MOST_REFUSALS = 100

/** What a handler may know of the request besides its input. */
export interface RequestContext {
  language: Language
  /** The address of the person's machine, as far as the proxies in front of us can be trusted. */
  clientAddress: string
  /** Whether the call comes from this machine and is meant for it. */
  isFromThisMachine: boolean
  userAgent: string
  /** Whether the browser wants nothing counted of what is done with it (Global Privacy Control, Do Not Track). */
  asksToBeLeftOut: boolean
  /** What was sent as `Authorization: Bearer …`, whatever it is worth. */
  accessToken: string | undefined
  cookies: Readonly<Record<string, string | undefined>>
  setCookie(name: string, value: string, options: CookieSerializeOptions): void
  /** Says something of the answer beside the envelope. */
  setHeader(name: string, value: string): void
  /** Throws where nobody waits for the answer any more. To be asked after waiting, before what takes the processor's time. */
  requireWaiting(): void
}

/** What a handler knows besides, where the endpoint is not public. */
export interface MemberContext extends RequestContext {
  caller: Caller
}

/** What a handler knows besides, where the endpoint is for holders of a link. */
export interface LinkContext extends RequestContext {
  caller: LinkHolder
}

/** What a handler knows besides, where the endpoint is for partners. */
export interface KeyContext extends RequestContext {
  caller: KeyHolder
}

export type ContextOf<E extends Endpoint> = E['access'] extends 'public'
  ? RequestContext
  : E['access'] extends 'link'
    ? LinkContext
    : E['access'] extends 'key'
      ? KeyContext
      : MemberContext

/** Where a domain's calls are served, and what its handlers work with. */
export interface Domain<Deps> {
  app: FastifyInstance
  deps: Deps
}

/** What does a call, the same in every domain: what it works with, what was asked, and who asks. */
export type Handler<Deps, E extends Endpoint, Context = ContextOf<E>, Answer = z.input<E['output']>> = (
  deps: Deps,
  input: ParsedInputOf<E>,
  context: Context,
) => Promise<Answer>

/**
 * Serves one endpoint: its input parsed, its caller checked, its answer passed through the output schema. A repeatable one is
 * a transaction, which its handler has for `db`: what it does and what it answered are kept together or not at all.
 */
export function serve<Deps extends object, E extends Endpoint>(
  { app, deps }: Domain<Deps>,
  endpoint: E,
  handle: Handler<NoInfer<Deps>, E>,
): void {
  const work = async (request: FastifyRequest, context: ContextOf<E>) => {
    const input = parseInput(endpoint, rawInputOf(endpoint, request), context.language)
    if (!endpoint.isRepeatable) return handle(deps, input, context)
    const { memberId } = (context as MemberContext).caller
    const call = { memberId, path: endpoint.path, key: idempotencyKeyOf(request), input }
    return answerOnce(app.firstAnswers, call, (trx) => handle({ ...deps, db: trx }, input, context))
  }
  answer(app, endpoint, inEnvelope(endpoint, work), { isInTurn: true })
}

/** As `serve`, for calls that read what they are given in a way of their own, as long as it takes. Nothing is read for who may not call. */
export function route<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  work: (request: FastifyRequest, context: ContextOf<E>) => Promise<z.input<E['output']>>,
): void {
  answer(app, endpoint, inEnvelope(endpoint, work))
}

function inEnvelope<E extends Endpoint>(
  endpoint: E,
  work: (request: FastifyRequest, context: ContextOf<E>) => Promise<z.input<E['output']>>,
) {
  let write: ReturnType<typeof compileAnswer> | undefined
  return async ({ request, reply, context }: ServedCall<E>) => {
    const answer = await work(request, context)
    write ??= compileAnswer(endpoint.output, ENVELOPE)
    reply.type('application/json; charset=utf-8')
    return write(answer) ?? '{"code":200,"msg":""}'
  }
}

/** What stands around the data of an answer. */
const ENVELOPE = ['{"code":200,"msg":"","data":', '}'] as const

export interface ServedCall<E extends Endpoint> {
  request: FastifyRequest
  reply: FastifyReply
  context: ContextOf<E>
}

/**
 * As `route`, for calls whose answer stands in no envelope. One that is `isInTurn` waits for its client's turn, and is answered
 * soon then: for what waits for its body, or makes a file, that would be in everybody's way.
 */
export function answer<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  work: (asked: ServedCall<E>) => Promise<unknown>,
  { isInTurn = false } = {},
): void {
  app.endpoints.push(endpoint)
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(endpoint.largestBody !== undefined && { bodyLimit: endpoint.largestBody }),
    onRequest: async (request, reply) => refuseUnread(endpoint, request, reply),
    handler: async (request, reply) => {
      const call = async () => {
        const language = languageOf(request)
        const accessToken = bearerOf(request.headers.authorization)
        const known = { ...contextOf(request, reply), language, accessToken }
        const caller = await requireAccess(endpoint, { ...known, link: linkOf(request) }, app.guard)
        if (isWrite(endpoint) && caller && 'memberId' in caller) app.countWrite(caller.memberId)
        return work({ request, reply, context: { ...known, ...(caller && { caller }) } as ContextOf<E> })
      }
      const answered = await (isInTurn ? app.fairShare.inTurn(request, call) : call())
      // Who took the connection over (a stream of events) answers by itself.
      return reply.sent ? reply : reply.send(answered)
    },
  })
}

/**
 * Refuses, before anything of a body is read, whoever has no token, and with a long body whoever may not call or has too many on
 * their way: reading it costs more than asking. Once it is here it is asked again, as it may have taken its time to come.
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
  // Who has gone meanwhile sends no end of the body that is read next: it would be waited for without end.
  if (request.raw.destroyed && !request.raw.complete) throw Object.assign(new Error('aborted'), { code: 'ECONNRESET' })
  if (isLong) longBodies.hold(request, reply, caller.memberId)
}

/** What a call shows of a link; the header keeps the token out of addresses. */
function linkOf({ headers, query, body, clientAddress }: FastifyRequest): Credentials['link'] {
  const token: unknown = headers['share-token'] ?? Object(query).token ?? Object(body).token
  if (typeof token !== 'string' || token === '') return undefined
  return { token, password: readablePassword(headers['share-password']), clientAddress }
}

/** A header holds no letters but ASCII's: a password stands there with the others percent-encoded (RFC 3986). */
function readablePassword(header: unknown): string | undefined {
  if (typeof header !== 'string') return undefined
  try {
    return decodeURIComponent(header)
  } catch {
    return header
  }
}

/** A DELETE may have what it names in its body as well: some clients put it there. */
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

/** Throws Problem 400 with the first field that is wrong; where more are, all of them stand beside it if the call tells all. */
export function parseInput<E extends Endpoint>(endpoint: E, given: unknown, language: Language): ParsedInputOf<E> {
  const tongue = language === 'zh-CN' ? 'zh' : 'en'
  const bad = findBadText(given)
  if (bad) throw new Problem(400, { field: bad.path.join('.') || 'query', reason: bad.reason[tongue] })
  const parsed = endpoint.input.safeParse(given, { error: (issue) => issueText(issue, tongue) })
  if (parsed.success) return parsed.data as ParsedInputOf<E>
  // Of each field what is wrong with it first.
  const reasons = new Map<string, string>()
  for (const { path, message } of parsed.error.issues.slice(0, endpoint.tellsAll ? MOST_REFUSALS : 1)) {
    const field = path.join('.') || 'body'
    if (!reasons.has(field)) reasons.set(field, message)
  }
  const refusals = [...reasons].map(([field, reason]) => ({ field, reason }))
  throw new Problem(400, refusals[0], refusals.length > 1 ? { refusals } : undefined)
}
