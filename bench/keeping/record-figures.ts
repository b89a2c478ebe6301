import { setTimeout as sleep } from 'node:timers/promises'
import { getCategoryTree } from '../../contract/keeping/merging.ts'
import { records } from '../../contract/keeping/records.ts'
import type { RecordKindName } from '../../contract/keeping/records.ts'
import { latencyFigure } from '../figure.ts'
import type { Figure } from '../figure.ts'
import { spreadOf, timed } from '../spread.ts'

const A_SECOND = 50
const WARM_UP = 50
const CALLS = 150
const TARGET = { atMost: 30 }
/** The queries that staff make on each list, in turn. */
const QUERIES = [
  '',
  'pageNo=2',
  'sort=name',
  'sort=newest',
  'keyword=a',
  'keyword=木',
  'sort=uses&direction=down',
  'sort=changed&direction=down',
]

/** Latency of the lists of brands, categories and other records, at a fixed rate of requests. */
export async function recordFigures(get: (address: string) => Promise<unknown>): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [kind, { page }] of Object.entries(records) as [RecordKindName, { page: { path: string } }][]) {
    const ask = (call: number) => get(`${page.path}?pageSize=50&${QUERIES[call % QUERIES.length]}`)
    figures.push(await figure(`the list of ${kind}, ${A_SECOND} a second`, ask))
  }
  figures.push(await figure(`the tree of categories, ${A_SECOND} a second`, () => get(getCategoryTree.path)))
  return figures
}

async function figure(name: string, ask: (call: number) => Promise<unknown>): Promise<Figure> {
  await atTheirTime(WARM_UP, ask)
  return latencyFigure(name, spreadOf(await atTheirTime(CALLS, ask)), { target: TARGET })
}

/** Milliseconds of each call. Calls start on schedule, whether or not earlier ones are answered. */
async function atTheirTime(count: number, ask: (call: number) => Promise<unknown>): Promise<number[]> {
  const began = performance.now()
  const calls: Promise<number>[] = []
  for (let call = 0; call < count; call += 1) {
    await sleep(Math.max(0, began + (call * 1000) / A_SECOND - performance.now()))
    calls.push(timed(() => ask(call)))
  }
  return Promise.all(calls)
}
