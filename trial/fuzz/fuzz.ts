import { createRandom } from '../../bench/generator/random.ts'
import type { Random } from '../../bench/generator/random.ts'
import { signIn } from '../../bench/members.ts'
import { LEGACY_SUCCESS } from '../../contract/legacy.ts'
import type { Finding, TrialOptions } from '../trial.ts'
import { withHeld } from '../world/held.ts'
import { startProduct } from '../world/product.ts'
import { createSite, makePeople } from '../world/site.ts'
import { createKnownIds, makeInput } from './inputs.ts'
import type { KnownIds } from './inputs.ts'
import { readOperations } from './schema.ts'
import type { Operation } from './schema.ts'

const REQUESTS = 10_000
const AT_ONCE = 4
const MEMBERS = 40
const OPERATORS = 6
const SHARE_OF_OPERATORS = 0.4
const SHARE_OF_VISITORS = 0.2
/** A call is answered within five seconds; a file or an import's start may wait for its turn. */
const LONGEST_MS = 15_000
const SHARES = [0, 0, 0.02, 0.1, 0.4]
const SOME_BYTES = 2000
const NO_ANSWER = 'no answer'
/** Of the API, of the older one, and of what is no JSON. */
const SUCCESSES = new Set(['200', String(LEGACY_SUCCESS), 'file', 'stream'])

type PersonKind = 'visitor' | 'member' | 'operator'
/** Percent of the requests; less means that inputs no longer fit, or that signing in fails. Most calls are not for visitors. */
const LEAST_SUCCESS: Record<PersonKind | 'all', number> = { visitor: 2, member: 5, operator: 15, all: 5 }
/** Fewer requests of a kind of person may meet only calls that refuse. */
const ENOUGH = 1000

export interface FuzzOptions extends TrialOptions {
  /** How long an answer may take. */
  longestMs?: number
}

/** Sends random requests to every call, as visitor, member and operator: no 500, and nothing without an answer. */
export async function tryFuzz({ rounds = REQUESTS, longestMs = LONGEST_MS, say }: FuzzOptions): Promise<Finding[]> {
  return withHeld(async (hold) => {
    const site = await createSite('external', hold)
    const product = await startProduct({ ...site.settingsOf(0), LOG_LEVEL: 'error', LOGIN_LIMITS: '254,8,20' }, hold)
    hold(async () => sayErrors(product.output(), say))
    const { emails } = await makePeople(site, MEMBERS, OPERATORS)
    const operations = await readOperations(product.url)
    const random = createRandom(2026)
    const scene = { url: product.url, emails, operations, random, ids: createKnownIds(random), longestMs, say }
    const results = await sendAll(scene, rounds)
    const isAlive = await fetch(`${product.url}/readyz`).then(({ ok }) => ok)
    return [
      { what: 'fuzz: calls of the API', value: operations.length, unit: '' },
      { what: 'fuzz: requests', value: rounds, unit: '', note: listed(results.codes) },
      ...breadthOf(results, rounds, operations.length),
      { what: 'fuzz: answers 500', value: results.failures, unit: '', most: 0 },
      {
        what: `fuzz: no answer within ${longestMs / 1000} s, or a broken one`,
        value: results.hangs,
        unit: '',
        most: 0,
      },
      { what: 'fuzz: longest answer', value: results.longestMs, unit: 'ms', note: results.longest },
      { what: 'fuzz: ready afterwards', value: Number(isAlive), unit: '', least: 1 },
    ]
  })
}

function sayErrors(output: string, say: TrialOptions['say']): void {
  const unexpected = output.split('\n').filter((line) => line.includes('"level":50'))
  for (const line of unexpected.slice(0, 20)) say(line.slice(0, SOME_BYTES))
}

/** A fuzz whose requests are all refused at the door shows nothing: of each kind of person some must have come in. */
function breadthOf({ asked, people }: Results, requests: number, calls: number): Finding[] {
  const { visitor, member, operator } = people
  const all = { requests, successes: visitor.successes + member.successes + operator.successes }
  const kinds = Object.entries({ visitor, member, operator, all }) as [PersonKind | 'all', typeof all][]
  return [
    { what: 'fuzz: calls that were asked', value: asked.size, unit: '', least: Math.min(requests, calls) },
    ...kinds.map(([kind, { requests: sent, successes }]) => ({
      what: `fuzz: answers with success, ${kind}`,
      value: (100 * successes) / sent,
      unit: '%',
      ...((kind === 'all' || requests >= ENOUGH) && { least: LEAST_SUCCESS[kind] }),
      note: `${successes} of ${sent}`,
    })),
  ]
}

interface Scene {
  url: string
  emails: string[]
  operations: Operation[]
  random: Random
  ids: KnownIds
  longestMs: number
  say: TrialOptions['say']
}

interface Results {
  codes: Map<string, number>
  /** Calls that got a request. */
  asked: Set<Operation>
  people: Record<PersonKind, { requests: number; successes: number }>
  failures: number
  hangs: number
  longestMs: number
  longest: string
}

async function sendAll(scene: Scene, requests: number): Promise<Results> {
  const none = () => ({ requests: 0, successes: 0 })
  const people = { visitor: none(), member: none(), operator: none() }
  const counts = { failures: 0, hangs: 0, longestMs: 0, longest: '' }
  const results: Results = { codes: new Map(), asked: new Set(), people, ...counts }
  const tokens = createTokens(scene)
  let sent = 0
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (sent < requests) {
        const operation = scene.operations[sent % scene.operations.length] ?? scene.operations[0]
        sent += 1
        if (sent % 1000 === 0) scene.say(`fuzz: ${sent} of ${requests}`)
        if (operation) await sendOne(scene, { operation, tokens, results })
      }
    }),
  )
  return results
}

interface Order {
  operation: Operation
  tokens: ReturnType<typeof createTokens>
  results: Results
}

async function sendOne(scene: Scene, { operation, tokens, results }: Order): Promise<void> {
  const request = await makeRequest(scene, operation, tokens)
  const { method, path } = operation
  const began = performance.now()
  const code = await fetch(request.address, { ...request.init, signal: AbortSignal.timeout(scene.longestMs) })
    .then(async (response) => readCode(response, scene.ids))
    // Late, broken off, or nothing that can be read.
    .catch(() => NO_ANSWER)
  const ms = performance.now() - began
  results.codes.set(code, (results.codes.get(code) ?? 0) + 1)
  if (ms > results.longestMs) Object.assign(results, { longestMs: ms, longest: `${method} ${path}` })
  results.asked.add(operation)
  const kind = results.people[request.kind]
  kind.requests += 1
  if (SUCCESSES.has(code)) kind.successes += 1
  if (code === '401') tokens.forget(request.person)
  if (code !== '500' && code !== NO_ANSWER) return
  if (code === '500') results.failures += 1
  else results.hangs += 1
  scene.say(`fuzz: ${code} for ${method} ${request.address.slice(0, SOME_BYTES)} ${request.text.slice(0, SOME_BYTES)}`)
}

export async function readCode(response: Response, ids: KnownIds): Promise<string> {
  const kind = response.headers.get('content-type') ?? ''
  if (kind.includes('event-stream')) {
    await response.body?.cancel()
    return 'stream'
  }
  const text = await response.text()
  if (!kind.includes('json') || !text) return response.status === 200 ? 'file' : String(response.status)
  const answer = JSON.parse(text) as { code?: number; data?: unknown; result?: unknown }
  ids.learn(answer.data ?? answer.result)
  return String(answer.code ?? response.status)
}

async function makeRequest({ url, random, ids }: Scene, operation: Operation, tokens: Order['tokens']) {
  const share = random.pick(SHARES)
  const input = makeInput(operation.schema, share, { random, ids })
  const person = drawPerson(random)
  const token = await tokens.of(person)
  const kind: PersonKind = !token ? 'visitor' : person < OPERATORS ? 'operator' : 'member'
  const headers: Record<string, string> = { ...(token && { authorization: `Bearer ${token}` }) }
  if (random.chance(0.2)) headers['idempotency-key'] = random.pick(['a', 'b', 'c'])
  if (random.chance(0.1)) headers['share-token'] = ids.pick()
  return { person, kind, ...requestOf({ url, random }, operation, { input, share, headers }) }
}

/** The request of a call; `share` of the bodies are broken, from 0 to 1. */
export function requestOf(
  { url, random }: Pick<Scene, 'url' | 'random'>,
  { method, path, isInQuery, isMultipart }: Operation,
  { input, share, headers }: { input: unknown; share: number; headers: Record<string, string> },
) {
  if (isInQuery) return { address: `${url}${path}?${queryOf(input)}`, text: '', init: { method, headers } }
  const body = isMultipart ? formOf(input, random) : bodyOf(input, share, random)
  const text = typeof body === 'string' ? body : 'a form'
  const typed = isMultipart ? headers : { ...headers, 'content-type': 'application/json' }
  return { address: `${url}${path}`, text, init: { method, headers: typed, body } }
}

/** The first are operators, those past the last member visitors. */
function drawPerson(random: Random): number {
  if (random.chance(SHARE_OF_OPERATORS)) return random.below(OPERATORS)
  return random.chance(SHARE_OF_VISITORS / (1 - SHARE_OF_OPERATORS)) ? MEMBERS : random.between(OPERATORS, MEMBERS - 1)
}

function queryOf(input: unknown): string {
  if (typeof input !== 'object' || input === null) return encodeURIComponent(textOf(input))
  return Object.entries(input)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(textOf(value))}`)
    .join('&')
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value.toWellFormed()
  return Array.isArray(value) ? value.map(textOf).join(',') : JSON.stringify(value)
}

/** JSON, or at times something that is none. */
function bodyOf(input: unknown, share: number, random: Random): string {
  const body = JSON.stringify(input)
  if (!random.chance(share / 4)) return body
  return random.pick([body.slice(0, body.length / 2), `${body}}`, '', '[', 'null', '\u0000', body.replaceAll('"', "'")])
}

function formOf(input: unknown, random: Random): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(input ?? {}))
    if (name !== 'file') form.append(name || 'x', textOf(value).slice(0, SOME_BYTES))
  const bytes = Uint8Array.from({ length: random.below(SOME_BYTES) }, () => random.below(256))
  if (random.chance(0.8)) form.append('file', new Blob([bytes]), random.pick(['a.png', 'a.csv', '../a', '', 'a.zip']))
  return form
}

/** Access tokens by person: operators come first, those past the last member are visitors. */
function createTokens({ url, emails }: Scene) {
  const tokens = new Map<number, string>()
  const gone = new Set<number>()
  return {
    async of(person: number): Promise<string | undefined> {
      const email = emails[person]
      if (!email || gone.has(person)) return undefined
      const known = tokens.get(person)
      if (known) return known
      // A member may have deleted the account or changed the password.
      const token = await signIn(url, email).catch(() => undefined)
      if (token) tokens.set(person, token.accessToken)
      else gone.add(person)
      return token?.accessToken
    },
    forget: (person: number) => void tokens.delete(person),
  }
}

function listed(counts: ReadonlyMap<string, number>): string {
  return [...counts].map(([name, count]) => `${name} ${count}`).join(', ')
}
