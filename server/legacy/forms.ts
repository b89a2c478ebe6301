import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Access, Endpoint } from '../../contract/endpoint.ts'
import { LEGACY_COOKIE, LEGACY_DEVICE, LEGACY_SUCCESS } from '../../contract/legacy.ts'
import { Problem } from '../../contract/problem.ts'
import type { Language } from '../../contract/problem.ts'
import { isWrite, requireAccess } from '../platform/http/guard.ts'
import type { Guard } from '../platform/http/guard.ts'
import { contextOf, parseInput } from '../platform/http/serve.ts'
import type { ContextOf, Domain, Handler } from '../platform/http/serve.ts'
import { languageOf } from '../platform/http/language.ts'

const FORM = 'application/x-www-form-urlencoded'
/** In bytes: enough for any address and password in any encoding. */
const LARGEST_FORM = 16 * 1024

const REASONS = {
  notForm: { en: `expected ${FORM}`, 'zh-CN': `应为 ${FORM}` },
  otherDevice: { en: `expected ${LEGACY_DEVICE}`, 'zh-CN': `应为 ${LEGACY_DEVICE}` },
} satisfies Record<string, Record<Language, string>>

/** Accepts only forms within this scope. */
export function takeForms(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser<string>(FORM, { parseAs: 'string' }, (_request, body, done) => done(null, fieldsOf(body)))
  scope.addContentTypeParser('*', (request, _body, done) => {
    done(new Problem(400, { field: 'Content-Type', reason: REASONS.notForm[languageOf(request)] }))
  })
}

/** A repeated field becomes a list, which is no valid text: two parsers must not read different values. */
function fieldsOf(body: string): Record<string, string | string[]> {
  const lists = new Map<string, string[]>()
  for (const [name, value] of new URLSearchParams(body)) {
    const list = lists.get(name)
    if (list) list.push(value)
    else lists.set(name, [value])
  }
  // No prototype, so that no field name can reach one.
  const fields = Object.create(null) as Record<string, string | string[]>
  for (const [name, [first = '', ...more]] of lists) fields[name] = more.length ? [first, ...more] : first
  return fields
}

interface LegacyDomain<Parts> extends Domain<Parts> {
  guard: Guard
}

/** As `serve`, for the older API: with the token from its cookie, and in its envelope. */
export function serveForm<Parts, Output, Parsed, By extends Access>(
  { app, deps, guard }: LegacyDomain<Parts>,
  endpoint: Endpoint<unknown, Output, Parsed, By>,
  handle: Handler<Parts, Parsed, ContextOf<By>, Output>,
): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    bodyLimit: LARGEST_FORM,
    config: { isInTurn: true },
    handler: async (request, reply) => {
      const answered = await app.fairShare.inTurn(request, async () => {
        const language = languageOf(request)
        const known = contextOf(request, reply)
        const caller = await requireAccess(endpoint, { ...known, accessToken: request.cookies[LEGACY_COOKIE] }, guard)
        if (isWrite(endpoint) && caller && 'memberId' in caller) app.countWrite(caller.memberId)
        requireDevice(request, language)
        const context = { ...known, language, ...(caller && { caller }) } as ContextOf<By>
        const input = parseInput(endpoint, request.body ?? {}, language)
        const data = endpoint.output.parse(await handle(deps, input, context))
        return { code: LEGACY_SUCCESS, msg: '', data }
      })
      return reply.send(answered)
    },
  })
}

/** Requires a header that browsers send only to their own origin, so that no other page can use the cookie. */
function requireDevice({ headers }: FastifyRequest, language: Language): void {
  if (headers['devicetype'] === LEGACY_DEVICE) return
  throw new Problem(400, { field: 'Devicetype', reason: REASONS.otherDevice[language] })
}
