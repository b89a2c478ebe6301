import { once } from 'node:events'
import { request } from 'node:http'
import { createBudget, getBudget, getBudgetChanges } from '../../contract/budgets/calls.ts'
import { approveShared } from '../../contract/sharing/approval-calls.ts'
import { createLink } from '../../contract/sharing/link-calls.ts'
import { linkFieldNames } from '../../contract/sharing/links.ts'
import { getShared } from '../../contract/sharing/shown-calls.ts'
import { compareVersions, createVersion, getVersion } from '../../contract/versions.ts'
import { bearer } from '../../server/testing/members.ts'
import { askAs, requestOf } from '../../server/testing/requests.ts'
import { largeBudget } from '../budgets/large-budget.ts'
import { generatedCatalogue } from '../catalogues.ts'
import { short } from '../figure.ts'
import type { Figure } from '../figure.ts'
import type { LoadResult } from '../load-client.ts'
import { load } from '../load.ts'
import { makeMembers, signIn } from '../members.ts'
import { say } from '../say.ts'
import { onScratch } from '../scratch.ts'
import { spreadOf } from '../spread.ts'
import { pathsOf } from './fair-share.ts'

const SECONDS = 8
/** As many lists are asked for at a time, each by a client of its own. */
const LISTS = 4
/** People who browse: a call each tenth of a second, after the answer to the one before. */
const FEW = { connections: 10, pause: 100, areMany: true, seconds: SECONDS }

/** What calls on four of the largest lists at a time (2,000 lines in 20 rooms) cost ten people who browse. */
export async function measureLargeLists(): Promise<Figure[]> {
  const catalogue = await generatedCatalogue(10_000)
  const { mixed } = await pathsOf(catalogue.dataDir)
  return onScratch(catalogue, async ({ db, server: { url } }) => {
    say(`Four of the largest lists at a time, ${catalogue.name}`)
    const emails = await makeMembers(db, LISTS)
    const lists: LargeList[] = []
    for (const email of emails) lists.push(await makeList(url, bearer(await signIn(url, email))))
    const few = { url, paths: mixed, ...FEW }
    await load({ ...few, seconds: SECONDS / 2 })
    const alone = await load(few)
    const figures: Figure[] = []
    for (const name of Object.keys(CALLS) as (keyof typeof CALLS)[]) {
      const others = { isOver: false }
      const asking = lists.map(async (list, place) => askAgain(url, { list, place, name, others }))
      const beside = await load(few)
      others.isOver = true
      const times = (await Promise.all(asking)).flat()
      figures.push(...besideFigures(name, { alone, beside, times }))
    }
    return figures
  })
}

interface LargeList {
  id: string
  versionId: string
  contentHash: string
  headers: Record<string, string>
  guest: Record<string, string>
}

async function makeList(url: string, headers: Record<string, string>): Promise<LargeList> {
  const ask = askAs({ headers }, url)
  const { lines, ...others } = largeBudget()
  const custom = lines.map(({ snapshot: _snapshot, ...line }) => ({ ...line, snapshot: null }))
  const id = await ask(createBudget, { name: 'House', ...others, lines: custom })
  const versionId = await ask(createVersion, { kind: 'budget', refId: id, name: 'First', note: '' })
  const { token } = await ask(createLink, { kind: 'budget', refId: id, role: 'approve', fields: [...linkFieldNames] })
  const guest = { 'share-token': token }
  const { contentHash } = await askAs({ headers: guest }, url)(getShared, {})
  return { id, versionId, contentHash, headers, guest }
}

/** The calls on a list: made by its owner, or by a guest. */
const CALLS = {
  'version/compare': ({ versionId: id, headers }: LargeList) => requestOf(compareVersions, { id }, headers),
  'version/get': ({ versionId: id, headers }: LargeList) => requestOf(getVersion, { id }, headers),
  'budget/get': ({ id, headers }: LargeList) => requestOf(getBudget, { id }, headers),
  'budget/changes': ({ id, headers }: LargeList) => requestOf(getBudgetChanges, { id, since: 0 }, headers),
  'share/get': ({ guest }: LargeList) => requestOf(getShared, {}, guest),
  'share/approve': ({ contentHash, guest }: LargeList, call: number) =>
    requestOf(approveShared, { name: `Guest ${call}`, note: '', contentHash }, guest),
}

interface Asking {
  list: LargeList
  place: number
  name: keyof typeof CALLS
  others: { isOver: boolean }
}

/** Makes one call after the other until the others are done, from an address of its own; returns their times in ms. */
async function askAgain(url: string, { list, place, name, others }: Asking): Promise<number[]> {
  const times: number[] = []
  // A guest may approve twenty times in an hour.
  for (let call = 0; !others.isOver && call < 20; call += 1) {
    const began = performance.now()
    const { url: path, body, ...asked } = CALLS[name](list, call)
    const sent = request(url + path, { ...asked, localAddress: `127.2.0.${place + 1}`, agent: false })
    sent.end(body)
    const [answer] = (await once(sent, 'response')) as [NodeJS.ReadableStream]
    for await (const part of answer) if (part.length === 0) break
    times.push(performance.now() - began)
  }
  return times
}

function besideFigures(
  name: string,
  { alone, beside, times }: { alone: LoadResult; beside: LoadResult; times: number[] },
): Figure[] {
  const theirs = `theirs p50 ${short(spreadOf(times).p50)} ms, n ${times.length}`
  return (['p50', 'p95'] as const).map((quantile) => ({
    name: `10 people beside ${LISTS} × ${name} of the largest lists, ${quantile}`,
    value: beside.latency[quantile],
    unit: 'ms',
    ...(quantile === 'p95' && { target: { atMost: 150 } }),
    beside: { name: 'without', value: alone.latency[quantile] },
    note: `p99 ${short(beside.latency.p99)} ms, most ${short(beside.latency.most)} ms; ${theirs}`,
    details: { alone, beside },
  }))
}
