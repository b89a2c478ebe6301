import { fork } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { generateLines } from '../bench/generator.ts'
import { knownSkus } from '../bench/finding/known-skus.ts'
import { largeBudget } from '../bench/budgets/large-budget.ts'
import { firstMessage } from '../bench/load.ts'
import { PASSWORD, signIn } from '../bench/members.ts'
import type { Spread } from '../bench/spread.ts'
import { createBoard } from '../contract/boards/calls.ts'
import { getProductPage } from '../contract/catalogue.ts'
import { createBudget } from '../contract/budgets/calls.ts'
import { followThing } from '../contract/collaboration/live-calls.ts'
import type { Envelope } from '../contract/endpoint.ts'
import { discardImport, getImport, uploadImport } from '../contract/import-screen.ts'
import { signInByPassword } from '../contract/members.ts'
import { followShared } from '../contract/sharing/activity-calls.ts'
import { createLink } from '../contract/sharing/link-calls.ts'
import { bearer } from '../server/testing/members.ts'
import { askAs } from '../server/testing/requests.ts'
import { writeForm } from '../server/testing/written-form.ts'
import type { AttackOrder, AttackResult } from './crowd/attack-process.ts'
import { attacksOn, LINKS_OF_AN_ADDRESS, STREAM_OWNERS } from './crowd/attacks.ts'
import type { Attack, Targets } from './crowd/attacks.ts'
import { watchedCrowd } from './crowd/watched-crowd.ts'
import type { Watched, WatchedCrowd } from './crowd/watched-crowd.ts'
import type { Finding, TrialOptions } from './trial.ts'
import { withHeld } from './world/held.ts'
import type { Hold } from './world/held.ts'
import { findPostmaster } from './world/postgres.ts'
import { isReady, startProduct } from './world/product.ts'
import { createSite, fillSite, makePeople } from './world/site.ts'

const SKUS = 10_000
const POLITE = { connections: 10, pauseMs: 100, people: [] }
const SECONDS = 10
/** A list answered so soon means that the attack before is over; a machine that is always slower goes on at the limit. */
const QUIET_MS = 100
const LONGEST_REST_MS = 60_000
const REST_MS = 1000
const SIGN_IN_EVERY_MS = 1000
const CODE = /^\{"code":\d+/
/** Nobody waits longer for a page. */
const PATIENCE_MS = 15_000
/** Where a polite member sits, who has signed in there before. */
const HOME = '127.1.9.1'
const ROOMS = 20
const LINES = 2000

/**
 * Attacks by crowds and by greedy clients, one after the other, while ten polite visitors and a member who signs in go on.
 * `rounds` limits how many attacks are tried.
 */
export async function tryCrowd({ rounds = Infinity, say }: TrialOptions): Promise<Finding[]> {
  return withHeld(async (hold) => {
    say(`crowd: filling ${SKUS} SKUs`)
    const site = await createSite('embedded', hold)
    await fillSite(site.folder, site.settingsOf(0), [...generateLines(SKUS)])
    const product = await startProduct({ ...site.settingsOf(0), LOG_LEVEL: 'error' }, hold)
    const { url, pid } = product
    const client = new Client({ connectionString: await site.connectionString() })
    await client.connect()
    hold(() => client.end())
    const { emails } = await makePeople(site, PEOPLE)
    const targets = await makeTargets(url, emails, client)
    const watched = { products: [product], postmaster: await findPostmaster(client), hold }
    const scene: Scene = { url, hold, watched, targets, say }
    say('crowd: warming up')
    await visit(scene, SECONDS)
    const findings: Finding[] = []
    for (const [place, [name, attack]] of Object.entries(attacksOn(targets)).slice(0, rounds).entries())
      findings.push(...(await suffer(scene, { name, attack, email: emails[FIRST_SIGNER + place] ?? '' })))
    findings.push(await importNamed(url, emails[0] ?? ''))
    const isSame = product.pid === pid && (await isReady(url))
    return [...findings, { what: 'the server is the same, and ready', value: isSame ? 1 : 0, unit: '', least: 1 }]
  })
}

/**
 * The operator; those who sign in, one for each attack; those whose names are tried; those who hold
 * streams; and one who does nothing of it. */
const FIRST_SIGNER = 1
const FIRST_TRIED = 20
const FIRST_OWNER = 120
const PEOPLE = FIRST_OWNER + STREAM_OWNERS + 1

interface Scene {
  url: string
  hold: Hold
  watched: Watched
  targets: Targets
  say: TrialOptions['say']
}

async function makeTargets(url: string, emails: readonly string[], client: Client): Promise<Targets> {
  const boardOf = async (email: string) => {
    const { accessToken: token } = await signIn(url, email)
    const ask = askAs({ headers: bearer({ accessToken: token }) }, url)
    return { token, ask, boardId: await ask(createBoard, { name: 'Lobby' }) }
  }
  const owners = []
  for (const email of emails.slice(FIRST_OWNER)) owners.push(await boardOf(email))
  const [owner] = owners
  if (!owner) throw new Error('there is no member')
  const share = async (kind: 'board' | 'budget', refId: string) =>
    (await owner.ask(createLink, { kind, refId, preset: 'client', role: 'comment' })).token
  const large = await owner.ask(createBudget, { name: 'Tower', ...largeBudget(LINES, ROOMS) })
  const links: string[] = []
  while (links.length < LINKS_OF_AN_ADDRESS) links.push(await share('board', owner.boardId))
  const skus = await knownSkus(client, LINES)
  return {
    links,
    owners,
    emails: emails.slice(FIRST_TRIED, FIRST_OWNER),
    largeLink: await share('budget', large),
    facts: {
      skuIds: skus.map(({ id }) => id),
      pictures: [],
      brands: [...new Set(skus.map(({ brand }) => brand))].slice(0, 100),
      words: ['oak', 'marble', 'white', '橡木', 'tile', 'wool', 'grey stone', 'oak plank', 'glass', '地板'],
    },
  }
}

const visit = async ({ url, targets, watched }: Scene, seconds: number): Promise<WatchedCrowd> =>
  watchedCrowd(watched, { urls: [url], facts: targets.facts, seconds, ...POLITE })

/** One attack: the polite without it, then beside it. */
async function suffer(
  scene: Scene,
  { name, attack, email }: { name: string; attack: Attack; email: string },
): Promise<Finding[]> {
  const { url, say } = scene
  say(`crowd: ${name}`)
  await signInFrom(url, HOME, email)
  const without = await visit(scene, SECONDS)
  const under = await begin(scene, attack)
  const over = new AbortController()
  const signingIn = signInEverySecond(url, email, over.signal)
  const beside = await visit(scene, SECONDS)
  over.abort()
  const signIns = await signingIn
  const streams = attack.isHeld ? [await streamFinding(name, scene)] : []
  const result = await under.end()
  const restMs = await rest(url)
  return [
    ...findingsOfVisits(name, attack, { without, beside }),
    signInFinding(name, signIns),
    { what: `${name}: until the server rests again`, value: restMs / 1000, unit: 's', most: LONGEST_REST_MS / 1000 },
    ...streams,
    {
      what: `${name}: the server's memory, at most`,
      value: mostMemory(beside),
      unit: 'MB',
      note: `${mostMemory(without).toFixed(0)} MB without`,
    },
    {
      what: `${name}: what the attack got`,
      value: result.mostOpen,
      unit: 'open at a time',
      note: `${listed(result.outcomes)}; it took ${result.ownSeconds.toFixed(1)} s of the processors, the server ${beside.serverSeconds.toFixed(1)} s, PostgreSQL ${beside.databaseSeconds.toFixed(1)} s`,
    },
  ]
}

/** Waits until what an attack has left behind is done; answers how long that took, in ms. */
async function rest(url: string): Promise<number> {
  const began = performance.now()
  const since = () => performance.now() - began
  for (let inARow = 0; inARow < 3 && since() < LONGEST_REST_MS; await sleep(REST_MS / 2)) {
    const asked = performance.now()
    const text = await ask(url + getProductPage.path, { localAddress: HOME, method: 'GET', headers: {}, until: CODE })
    inARow = text.startsWith('{"code":200') && performance.now() - asked < QUIET_MS ? inARow + 1 : 0
  }
  return since()
}

/** Begins an attack in a process of its own; resolves once it is in full strength. */
async function begin({ url, hold }: Scene, attack: Attack): Promise<{ end(): Promise<AttackResult> }> {
  const child = fork(fileURLToPath(new URL('crowd/attack-process.ts', import.meta.url)))
  hold(async () => child.kill('SIGKILL'))
  child.send({ url, ...attack } satisfies AttackOrder & Attack)
  await firstMessage(child)
  return {
    async end() {
      const result = firstMessage<AttackResult>(child)
      child.send('over')
      const ended = once(child, 'exit')
      const told = await result
      await ended
      return told
    },
  }
}

function findingsOfVisits(
  name: string,
  { most }: Attack,
  { without, beside }: { without: WatchedCrowd; beside: WatchedCrowd },
): Finding[] {
  const turned = beside.refused + beside.failed
  const answered = Math.round(beside.perSecond * beside.seconds)
  return [
    ...(['p50', 'p95'] as const).map((rank) => {
      // Where nothing was answered, what came from the other process is null.
      const msOf = (spread: Spread | undefined): number => spread?.[rank] ?? Infinity
      const [before, after] = [msOf(without.latency), msOf(beside.latency)]
      const kinds = Object.entries(beside.latencyByKind).map(([kind, spread]) => {
        return `${kind} ${msOf(without.latencyByKind[kind]).toFixed(0)} → ${msOf(spread).toFixed(0)}`
      })
      const note = `${before.toFixed(1)} → ${after.toFixed(1)} ms (${kinds.join(', ')})`
      const what = `${name}: others' ${rank}`
      if (most && 'p95' in most && rank === 'p95') return { what, value: after, unit: 'ms', most: most.p95, note }
      const value = after === Infinity ? after : after / before
      return { what, value, unit: '×', ...(most && 'ratio' in most && { most: most.ratio }), note }
    }),
    {
      what: `${name}: polite calls refused or failed`,
      value: turned,
      unit: '',
      most: 0,
      note: `${answered} answered; without it ${without.refused + without.failed} refused or failed; ${beside.failures.join('; ').slice(0, 200)}`,
    },
  ]
}

interface SignIn {
  outcome: string
  ms: number
}

/** Begins to sign in once a second, whether or not the one before is answered. */
async function signInEverySecond(url: string, email: string, over: AbortSignal): Promise<SignIn[]> {
  const all: Promise<SignIn>[] = []
  while (!over.aborted) {
    all.push(signInFrom(url, HOME, email))
    await sleep(SIGN_IN_EVERY_MS)
  }
  return Promise.all(all)
}

function signInFinding(name: string, signIns: readonly SignIn[]): Finding {
  const wrong = signIns.filter(({ outcome }) => outcome !== '200')
  const longest = Math.max(...signIns.map(({ ms }) => ms))
  const note = `of ${signIns.length}, ${longest.toFixed(0)} ms at most; ${listed(Object.groupBy(wrong, ({ outcome }) => outcome))}`
  return { what: `${name}: right sign-ins refused or failed`, value: wrong.length, unit: '', most: 0, note }
}

async function signInFrom(url: string, localAddress: string, email: string): Promise<SignIn> {
  const began = performance.now()
  const outcome = await ask(url + signInByPassword.path, {
    localAddress,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
    until: CODE,
  })
  return { outcome: /"code":(\d+)/.exec(outcome)?.[1] ?? outcome, ms: performance.now() - began }
}

/** Whether a member and a guest who have done nothing of it hear of a board. */
async function streamFinding(name: string, { url, targets: { owners, links } }: Scene): Promise<Finding> {
  const { token, boardId } = owners.at(-1) ?? { token: '', boardId: '' }
  const open = async (path: string, headers: Record<string, string>) =>
    ask(url + path, { localAddress: HOME, method: 'GET', headers, until: /"of":"start"|^\{"code"/ })
  const heard = await Promise.all([
    open(`${followThing.path}?kind=board&refId=${boardId}`, bearer({ accessToken: token })),
    open(followShared.path, { 'share-token': links[0] ?? '' }),
  ])
  const value = heard.filter((text) => text.includes('"of":"start"')).length
  const note = heard.map((text) => text.slice(0, 100).trim()).join('; ')
  return { what: `${name}: live streams that open for a polite member and a guest`, value, unit: '', least: 2, note }
}

interface Asked {
  localAddress: string
  method: string
  headers: Record<string, string>
  body?: string
  /** What has to have come of the answer. */
  until: RegExp
}

/** One request on a connection of its own; the beginning of its answer, or what kept it from one. */
async function ask(address: string, { body, until, ...options }: Asked): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>()
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const sent = request(address, { ...options, agent: false, signal }, (response) => {
    let text = ''
    response.setEncoding('utf8')
    response.on('data', (part: string) => {
      text += part
      if (until.test(text)) resolve(text)
    })
    response.on('error', () => resolve(`broken: ${text}`))
    response.on('end', () => resolve(text))
  })
  sent.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
  sent.end(body)
  return promise.finally(() => sent.destroy())
}

const NAMES = ['constructor', '__proto__', 'toString', 'hasOwnProperty']

/** An operator's table whose columns have the names of what every object has. */
async function importNamed(url: string, email: string): Promise<Finding> {
  const headers = bearer(await signIn(url, email))
  const table = `Brand,Model,Name,${NAMES.join(',')}\nOak & Co,A1,Plank,${NAMES.join(',')}\n`
  const { type, body } = await writeForm({ file: Buffer.from(table), name: 'names.csv' })
  const sent = await fetch(url + uploadImport.path, {
    method: 'POST',
    headers: { ...headers, 'content-type': type },
    body: Uint8Array.from(body),
  })
  const { code, data } = (await sent.json()) as Envelope<{ importId: string }>
  const what = `an import with the columns ${NAMES.join(', ')}: its page answers`
  if (code !== 200) return { what, value: 0, unit: '', least: 1, note: `the upload answered ${code}` }
  const operator = askAs({ headers }, url)
  const until = performance.now() + PATIENCE_MS
  try {
    const state = async (): Promise<string> => (await operator(getImport, { id: data.importId })).state
    let now = await state()
    for (; now === 'reading' && performance.now() < until; now = await state()) await sleep(SIGN_IN_EVERY_MS / 10)
    return { what, value: now === 'read' ? 1 : 0, unit: '', least: 1, note: now }
  } catch (error) {
    return { what, value: 0, unit: '', least: 1, note: (error as Error).message.slice(0, 200) }
  } finally {
    await operator(discardImport, { id: data.importId }).catch(() => undefined)
  }
}

const mostMemory = ({ looks }: WatchedCrowd): number =>
  Math.max(...looks.map(({ servers }) => servers[0] ?? Number.NaN))

function listed(counts: Partial<Record<string, number | SignIn[]>>): string {
  return Object.entries(counts)
    .map(([name, count = 0]) => `${name} ${typeof count === 'number' ? count : count.length}`)
    .join(', ')
}
