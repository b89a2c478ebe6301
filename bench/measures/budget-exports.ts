import * as calls from '../../contract/budgets/calls.ts'
import { bearer } from '../../server/testing/members.ts'
import { askAs } from '../../server/testing/requests.ts'
import { largeBudget } from '../budgets/large-budget.ts'
import { generatedCatalogue } from '../catalogues.ts'
import type { Figure } from '../figure.ts'
import { openHttpClient } from '../http-client.ts'
import { makeMembers, signIn } from '../members.ts'
import { say } from '../say.ts'
import { onScratch } from '../scratch.ts'
import { spreadOf, timed } from '../spread.ts'

const LINES = 2000
const ROOMS = 20
/** The usual number of rooms for a line. */
const ROOMS_OF_A_LINE = 2
const TIMES = 5

/** Exports of a list of 2,000 materials: duration, and the latency of other calls meanwhile. */
export async function measureBudgetExports(): Promise<Figure[]> {
  return onScratch(await generatedCatalogue(10_000), async ({ db, server: { url } }) => {
    say(`Files of a budget of ${LINES} lines`)
    const [email = ''] = await makeMembers(db, 1)
    const headers = bearer(await signIn(url, email))
    const ask = askAs({ headers }, url)
    const client = openHttpClient(url)
    const rows = await db.selectFrom('sku').select('id').orderBy('id').limit(LINES).execute()
    const { rooms, lines, allocations } = largeBudget(rows.length, ROOMS)
    const large = await ask(calls.createBudget, { name: 'Every room', rooms, lines, allocations })
    const id = await ask(calls.createBudget, {
      name: 'Two rooms',
      rooms,
      lines: lines.map(({ id: lineId, section, sort }, place) => ({
        id: lineId,
        kind: 'sku' as const,
        skuId: rows[place]?.id,
        section,
        sort,
      })),
      allocations: allocations.filter((_, place) => {
        const [line, room] = [Math.floor(place / ROOMS), place % ROOMS]
        return (room - line + LINES) % ROOMS < ROOMS_OF_A_LINE
      }),
    })
    const others: number[] = []
    const [cold, ...warm] = await filesOf({ id, format: 'pdf' })
    const figures = [
      figure(`PDF of ${LINES} materials with pictures, the first`, [cold ?? 0], 12),
      figure(`PDF of ${LINES} materials with pictures, the slowest of ${TIMES - 1} more`, warm, 4),
      figure(`XLSX of ${LINES} materials by room, the slowest of ${TIMES}`, await filesOf({ id, format: 'xlsx' }), 2),
      figure(
        `XLSX of ${LINES} materials by section, the slowest of ${TIMES}`,
        await filesOf({ id, format: 'xlsx', groupBy: 'section' }),
        2,
      ),
      figure(`CSV of ${LINES} materials, the slowest of ${TIMES}`, await filesOf({ id, format: 'csv' })),
      meanwhile(others),
      figure(`XLSX of ${LINES} lines in each of ${ROOMS} rooms, by room`, await filesOf({ id: large, format: 'xlsx' })),
    ]
    client.close()
    return figures

    /** Seconds of each export, while another call is repeated. */
    async function filesOf(wish: object): Promise<number[]> {
      const times: number[] = []
      for (let time = 0; time < TIMES; time += 1) {
        const done = new AbortController()
        const made = timed(() => fileOf(url, headers, wish)).finally(() => done.abort())
        while (!done.signal.aborted)
          others.push(await timed(() => client.get(`${calls.getBudgetPage.path}?pageSize=1`, headers)))
        times.push((await made) / 1000)
      }
      return times
    }
  })
}

async function fileOf(url: string, headers: Record<string, string>, wish: object): Promise<ArrayBuffer> {
  const { method, path } = calls.exportBudget
  const response = await fetch(url + path, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(wish),
  })
  if (!response.headers.has('content-disposition')) throw new Error(await response.text())
  return response.arrayBuffer()
}

function figure(name: string, times: readonly number[], atMost?: number): Figure {
  const { most, p50 } = spreadOf([...times])
  return {
    name,
    value: most,
    unit: 's',
    ...(atMost !== undefined && { target: { atMost } }),
    note: `p50 ${p50.toFixed(2)} s`,
  }
}

function meanwhile(others: readonly number[]): Figure {
  const { most, p95, count } = spreadOf([...others])
  const note = `p95 ${p95.toFixed(1)}, n ${count}`
  return { name: 'the slowest other call meanwhile', value: most, unit: 'ms', target: { atMost: 50 }, note }
}
