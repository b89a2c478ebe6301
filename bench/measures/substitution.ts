import { createBoard, getSamples } from '../../contract/boards/calls.ts'
import { createBudget } from '../../contract/budgets/calls.ts'
import { createFolder, createItems } from '../../contract/favourites.ts'
import { getWhereUsed, substitute } from '../../contract/substitution.ts'
import { aSample } from '../../server/testing/boards.ts'
import { bearer } from '../../server/testing/members.ts'
import { askAs } from '../../server/testing/requests.ts'
import { largeBudget } from '../budgets/large-budget.ts'
import { generatedCatalogue } from '../catalogues.ts'
import { latencyFigure } from '../figure.ts'
import type { Figure } from '../figure.ts'
import { openHttpClient } from '../http-client.ts'
import { makeMembers, signIn } from '../members.ts'
import { say } from '../say.ts'
import { onScratch } from '../scratch.ts'
import { spreadOf, timed } from '../spread.ts'

const THINGS = 10
/** Items in each board, list and folder. */
const ITEMS = { board: 400, budget: 200, folder: 400 }
const TIMES = 30

/** The cost of finding where a SKU is used among 10,000 items, and of replacing it in 50. */
export async function measureSubstitution(): Promise<Figure[]> {
  return onScratch(await generatedCatalogue(10_000), async ({ db, server: { url } }) => {
    say(`Substitution: ${THINGS} boards, lists and folders`)
    const [email = ''] = await makeMembers(db, 1)
    const headers = bearer(await signIn(url, email))
    const ask = askAs({ headers }, url)
    // SKUs with one unit, so that each may replace the other.
    const skus = await db
      .selectFrom('sku')
      .innerJoin('product', 'product.id', 'product_id')
      .select('sku.id as id')
      .where('product.measurement_unit', '=', 'square_meter')
      .where('sku.status', '=', 'on_sale')
      .where('product.status', '=', 'on_sale')
      .orderBy('sku.id')
      .limit(ITEMS.board + 1)
      .execute()
    const ids = skus.map(({ id }) => id)
    const [from = '', to = '', ...others] = ids
    const rest = (count: number) => Array.from({ length: count }, (_, at) => others[at % others.length] ?? '')
    const samples = new Map<string, Parameters<typeof aSample>[1]>()
    for (let at = 0; at < ids.length; at += 100)
      for (const { skuId, snapshot } of await ask(getSamples, { skuIds: ids.slice(at, at + 100) }))
        samples.set(skuId, snapshot)
    const sampleOf = (skuId: string, laid: number) => {
      const snapshot = samples.get(skuId)
      return snapshot
        ? [aSample(skuId, snapshot, { laid, x: (laid % 20) * 15, y: Math.floor(laid / 20) * 12, w: 12, h: 10 })]
        : []
    }
    for (let nth = 0; nth < THINGS; nth += 1) {
      const items = [from, from, ...rest(ITEMS.board - 2)].flatMap(sampleOf)
      await ask(createBoard, { name: `Board ${nth}`, items })
      const { lines, ...quantities } = largeBudget(ITEMS.budget, 5)
      const skuIds = [from, from, ...rest(lines.length - 2)]
      const ofSkus = lines.map(({ snapshot: _snapshot, pack: _pack, price: _price, ...line }, at) => ({
        ...line,
        kind: 'sku' as const,
        skuId: skuIds[at] ?? from,
      }))
      await ask(createBudget, { name: `List ${nth}`, ...quantities, lines: ofSkus })
      const favoritesId = await ask(createFolder, { name: `Folder ${nth}` })
      await ask(createItems, { favoritesId, skuIds: [...new Set([from, ...rest(ITEMS.folder - 1)])] })
    }
    const { places: used } = await ask(getWhereUsed, { skuId: from })
    const places = used.map(({ kind, id, itemId }) => ({ kind, id, itemId }))
    const client = openHttpClient(url)
    const asked = async () => client.get(`${getWhereUsed.path}?skuId=${from}`, headers)
    const call = async (dryRun: 0 | 1, at = 0) => {
      // There and back, so that each replacement finds something.
      const [fromSkuId, toSkuId] = at % 2 === 0 ? [from, to] : [to, from]
      await ask(substitute, { fromSkuId, toSkuId, places, dryRun })
    }
    const figures = [
      await figure(`where a SKU is used: ${places.length} places among 10,000 items`, 30, asked),
      await figure(`a substitution in ${places.length} places told`, 1000, () => call(1)),
      await figure(`a substitution in ${places.length} places made`, 1000, (at) => call(0, at)),
    ]
    client.close()
    return figures
  })
}

async function figure(name: string, atMost: number, ask: (at: number) => Promise<unknown>): Promise<Figure> {
  const taken: number[] = []
  // The first two, there and back, warm up.
  for (let at = 0; at < TIMES + 2; at += 1) taken.push(await timed(() => ask(at)))
  return latencyFigure(name, spreadOf(taken.slice(2)), { target: { atMost } })
}
