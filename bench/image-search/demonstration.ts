import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import sharp from 'sharp'
import type { Band, ImageSearchAnswer } from '../../contract/image-search.ts'
import { PRODUCTS } from '../../demo/products/all.ts'
import type { DemoProduct } from '../../demo/products/product.ts'
import { HELD_BACK } from '../../lab/encoder/materials/recipes/all.ts'
import { createRandom } from '../../lab/encoder/materials/random.ts'
import { connect } from '../../server/platform/postgres/database.ts'
import type { Db } from '../../server/database.ts'
import { demonstrationCatalogue } from '../catalogues.ts'
import type { Figure } from '../figure.ts'
import { short } from '../figure.ts'
import { degrade } from '../../lab/encoder/evaluation/drawing/degrade.ts'
import type { DrawAnswer, DrawOrder } from '../../lab/encoder/evaluation/drawing/draw-process.ts'
import { FIRST_SEED, planUnrelated } from '../../lab/encoder/evaluation/drawing/samples.ts'
import { estimateMean } from '../../lab/encoder/evaluation/measuring/bootstrap.ts'
import { startProcesses } from '../../lab/encoder/evaluation/processes.ts'
import { makeMembers } from '../members.ts'
import { plainConfig } from '../plain-database.ts'
import { say } from '../say.ts'
import { startServer } from '../server.ts'
import { openSearch } from './ask.ts'
import type { Search } from './ask.ts'

/** The first seed for copies of the demonstration's covers. */
const SEED = FIRST_SEED + 46_000_000
const POLL_MS = 500
/** How many results of each answer are read: no band of the demonstration holds more. */
const MOST_LOOKED_AT = 100

/** A SKU on sale and its cover picture. */
interface Cover {
  productId: string
  family: string
  material: string
  picture: Uint8Array
}

/** The result of a search by a degraded copy of a cover. */
interface Found {
  /** The product's place in the list, from 0; -1 if it is not among the first ten. */
  place: number
  isLeftOut: boolean
  isInBands: boolean
  /** By band, whether each other product in it is of another material. */
  strangers: Record<'same' | 'close', boolean[]>
}

/**
 * Searches the server's API by a degraded copy of every cover and by unrelated pictures: whether the product is found,
 * and whether unrelated pictures find anything.
 */
export async function measureDemonstrationSearch(): Promise<Figure[]> {
  const { dataDir } = await demonstrationCatalogue()
  const server = await startServer(dataDir)
  const db = connect(await plainConfig(dataDir))
  try {
    const [email = ''] = await makeMembers(db, 1)
    const covers = await findCovers(db, server.url)
    const search = await openSearch(server.url, email, MOST_LOOKED_AT)
    await untilIndexed(db)
    const found = await findCopies(covers, search)
    const none = await askUnrelated(search)
    const leftOut = found.filter(({ isLeftOut }) => isLeftOut)
    const isWithin = (most: number) => (one: Found) => one.place >= 0 && one.place < most
    return [
      shareFigure('degraded cover finds its product in the first 10', found.map(isWithin(10)), 0.95),
      shareFigure('degraded cover finds its product first', found.map(isWithin(1)), 0.8),
      shareFigure('the same in the first 10, families left out', leftOut.map(isWithin(10)), 0.85),
      shareFigure(
        'degraded cover is not told "no close match"',
        found.map(({ isInBands }) => isInBands),
        0.95,
      ),
      ...(['same', 'close'] as const).map((band) =>
        shareFigure(
          `what stands in "${band}" is of the material`,
          found.flatMap(({ strangers }) => strangers[band].map((isStranger) => !isStranger)),
          0.85,
        ),
      ),
      shareFigure('unrelated picture is told "no close match"', none, 0.9),
    ]
  } finally {
    await db.destroy()
    await server.stop()
  }
}

async function findCopies(covers: readonly Cover[], search: Search): Promise<Found[]> {
  const found: Found[] = []
  const materials = new Map(covers.map((cover) => [cover.productId, cover.material]))
  for (const { productId, family, material, picture } of covers) {
    say(`Image search: degraded cover ${found.length + 1} of ${covers.length}`)
    const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const pixels = { width: info.width, height: info.height, bytes: new Uint8Array(data) }
    const copy = await degrade(pixels, createRandom(SEED + found.length))
    const answer = await search(Buffer.from(copy.picture))
    const strangers = (wanted: Band) =>
      answer.list
        .filter(({ band, spuId }) => band === wanted && spuId !== productId)
        .map(({ spuId }) => materials.get(spuId) !== material)
    found.push({
      place: answer.list.findIndex(({ spuId }) => spuId === productId),
      isLeftOut: Object.hasOwn(HELD_BACK, family),
      isInBands: !isNone(answer),
      strangers: { same: strangers('same'), close: strangers('close') },
    })
  }
  return found
}

/** Draws in separate processes: the server's code, which this process has loaded, makes sharp refuse SVG. */
async function askUnrelated(search: Search): Promise<boolean[]> {
  const folder = await mkdtemp(join(tmpdir(), 'quarry-unrelated-'))
  const script = new URL('../../lab/encoder/evaluation/drawing/draw-process.ts', import.meta.url)
  const drawing = startProcesses<DrawOrder, DrawAnswer>(script, [folder])
  const none: boolean[] = []
  try {
    for (const unrelated of planUnrelated(1, 'evaluation')) {
      say(`Image search: unrelated picture ${none.length + 1}`)
      await drawing.ask({ unrelated })
      none.push(isNone(await search(await readFile(join(folder, `unrelated-${unrelated}.jpg`)))))
    }
    return none
  } finally {
    drawing.close()
    await rm(folder, { recursive: true, force: true })
  }
}

function isNone({ query }: ImageSearchAnswer): boolean {
  return query.bestBand === 'none'
}

async function findCovers(db: Db, url: string): Promise<Cover[]> {
  const { rows } = await sql<{ product_id: string; product_key: string; key: string }>`
    SELECT sku.product_id::text, product.key AS product_key, picture.key FROM sku
    JOIN product ON product.id = sku.product_id AND product.status = 'on_sale'
    JOIN picture_use AS use ON use.sku_id = sku.id AND use.role = 'cover' JOIN picture ON picture.id = use.picture_id
    WHERE sku.status = 'on_sale' ORDER BY sku.id`.execute(db)
  const covers: Cover[] = []
  for (const { product_id: productId, product_key: key, key: file } of rows) {
    say(`Image search: cover ${covers.length + 1} of ${rows.length} is drawn`)
    const product = PRODUCTS.find((one) => one.key === key)
    const family = product?.recipe.family
    const response = await fetch(`${url}/images/${file}`)
    if (!product || !family || !response.ok) throw new Error(`${key} is not as the demonstration draws it`)
    const picture = Buffer.from(await response.arrayBuffer())
    covers.push({ productId, family, material: materialOf(product), picture })
  }
  return covers
}

/** The first category of a product; for timber its whole range counts as one material (decisions/048). */
function materialOf({ category: [first, second] }: DemoProduct): string {
  const isTimber = [first, second].some((one) => TIMBER.has(one?.enName ?? ''))
  return isTimber ? 'Timber' : (first?.enName ?? '')
}

const TIMBER = new Set(['Timber panels', 'Timber', 'Timber top', 'Timber acoustic', 'Bamboo'])

/** Waits until the server has indexed the new pictures. */
async function untilIndexed(db: Db): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ left: number }>`
      SELECT count(*)::int AS left FROM picture_use AS use
      JOIN sku ON sku.id = use.sku_id JOIN product ON product.id = sku.product_id
      WHERE role = 'cover' AND sku.status = 'on_sale' AND product.status = 'on_sale' AND NOT EXISTS (SELECT FROM picture_vector AS vector WHERE vector.picture_id = use.picture_id)`.execute(
      db,
    )
    const left = rows[0]?.left ?? 0
    say(`Image search: ${left} covers to be indexed`)
    if (left === 0) return
    await sleep(POLL_MS)
  }
}

function shareFigure(name: string, are: readonly boolean[], atLeast: number): Figure {
  const { value, low, high, count } = estimateMean(are.map(Number))
  return {
    name: `image search, demonstration: ${name}`,
    value,
    unit: '',
    target: { atLeast },
    note: `95 % ${short(low)} to ${short(high)}; n ${count}`,
  }
}
