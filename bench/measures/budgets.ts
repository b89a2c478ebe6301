import * as calls from '../../contract/budgets/calls.ts'
import type { LineInput } from '../../contract/budgets/entries.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import { bearer } from '../../server/testing/members.ts'
import { askAs } from '../../server/testing/requests.ts'
import { largeBudget } from '../budgets/large-budget.ts'
import type { LargeBudget } from '../budgets/large-budget.ts'
import { generatedCatalogue } from '../catalogues.ts'
import { latencyFigure } from '../figure.ts'
import type { Figure } from '../figure.ts'
import { openHttpClient } from '../http-client.ts'
import { makeMembers, signIn } from '../members.ts'
import { say } from '../say.ts'
import { onScratch } from '../scratch.ts'
import { spreadOf, timed } from '../spread.ts'

const LINES = 2000
const CALLS = 200

/**
 * Server times for lists of 2,000 lines: reading, saving one line or quantity, fetching changes, and the member's
 * lists.
 */
export async function measureBudgets(): Promise<Figure[]> {
  return onScratch(await generatedCatalogue(10_000), async ({ db, server: { url } }) => {
    say(`Budgets: ${LINES} lines`)
    const [email = '', other = ''] = await makeMembers(db, 2)
    const headers = bearer(await signIn(url, email))
    const othersHeaders = bearer(await signIn(url, other))
    const client = openHttpClient(url)
    // Each list has another owner, because saves are limited per member and minute.
    const [ask, askOther] = [askAs({ headers }, url), askAs({ headers: othersHeaders }, url)]
    // Answers are neither compressed nor parsed, since the client's work is not the server's.
    const get = async (endpoint: Endpoint, query: Record<string, string>, by = headers) =>
      client.get(`${endpoint.path}?${new URLSearchParams(query).toString()}`, by)
    const skus = await db.selectFrom('sku').select('id').orderBy('id').limit(LINES).execute()
    const narrow = ofSkus(largeBudget(LINES, 1), skus)
    const wide = largeBudget(LINES, 20)
    const id = await ask(calls.createBudget, { name: 'Narrow', ...narrow })
    const wideId = await askOther(calls.createBudget, { name: 'Wide', ...wide })
    const saves = async (askOwner: typeof ask, budgetId: string, { rooms, lines, allocations }: Made) => {
      let version = 1
      const save = async (put: object) => {
        const saved = await askOwner(calls.updateBudget, { id: budgetId, version, put })
        version = saved.version
      }
      const [room, line, allocation] = [rooms[0], lines[0], allocations[0]]
      if (!room || !line || !allocation) throw new Error('the list is empty')
      return {
        line: async (call: number) =>
          save({ lines: [{ ...line, price: { ...line.price, low: `${call + 1}.5`, high: `${call + 900}` } }] }),
        name: async (call: number) => save({ rooms: [{ ...room, name: `Room ${call}` }] }),
        measure: async (call: number) => save({ rooms: [{ ...room, floorArea: `${call + 1}.5` }] }),
        quantity: async (call: number) => save({ allocations: [{ ...allocation, netQty: `${call + 1}.5` }] }),
      }
    }
    const [ofNarrow, ofWide] = [await saves(ask, id, narrow), await saves(askOther, wideId, wide)]
    const figures = [
      await figure(`one line of ${LINES} saved`, 15, ofNarrow.line),
      await figure(`one quantity of ${LINES} × 20 saved`, 15, ofWide.quantity),
      await figure('the name of a room saved', 15, ofWide.name),
      await figure('the area of a room saved, which all lines are for', undefined, ofWide.measure, 10),
      await figure(`a list of ${LINES} lines in one room read`, undefined, () => get(calls.getBudget, { id }), 30),
      await figure(
        `a list of ${LINES} lines × 20 rooms read`,
        undefined,
        () => get(calls.getBudget, { id: wideId }, othersHeaders),
        10,
      ),
      await figure('a list asked for changes, of which there are none', undefined, () =>
        get(calls.getBudgetChanges, { id, since: '100000' }),
      ),
      await figure('the member’s lists', undefined, () => get(calls.getBudgetPage, {})),
    ]
    client.close()
    return figures
  })
}

interface Made extends Omit<LargeBudget, 'lines'> {
  lines: LineInput[]
}

/** Gives each line another SKU. The catalogue supplies the other values. */
function ofSkus({ lines, ...others }: LargeBudget, skus: readonly { id: string }[]): Made {
  const said = lines.map(({ snapshot: _snapshot, ...line }, place) => {
    const sku = skus[place]
    return sku ? { ...line, kind: 'sku' as const, skuId: sku.id } : { ...line, snapshot: null }
  })
  return { ...others, lines: said }
}

async function figure(
  name: string,
  atMost: number | undefined,
  ask: (call: number) => Promise<unknown>,
  times = CALLS,
) {
  for (let call = 0; call < 5; call += 1) await ask(call + times)
  const taken: number[] = []
  for (let call = 0; call < times; call += 1) taken.push(await timed(() => ask(call)))
  return latencyFigure(name, spreadOf(taken), atMost === undefined ? {} : { target: { atMost } })
}
