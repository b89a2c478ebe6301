import type { FeedLine, getFeed } from '../../contract/feed.ts'
import type { ParsedInputOf } from '../../contract/endpoint.ts'
import { openPublicLines } from '../operator/out/public-lines.ts'
import type { Trx } from '../database.ts'

interface FeedMoment {
  trx: Trx
  publicUrl: string
  write(bytes: Uint8Array): Promise<void>
  signal: AbortSignal
}

interface Entry {
  brand: string
  key: string
  version: number
  /** Null where no product has the name any more. */
  productId: string | null
}

/** Products that are read and written in one go: some milliseconds. */
const AT_ONCE = 50

/** Writes what has changed since a version, and the version that is reached; false for a version that the feed has not reached. */
export async function writeFeed(
  { trx, write, ...moment }: FeedMoment,
  { since, limit }: ParsedInputOf<typeof getFeed>,
): Promise<boolean> {
  const state = await trx.selectFrom('feed_state').select('version').executeTakeFirstOrThrow()
  const newest = Number(state.version)
  if (since > newest) return false
  const found = await findEntries(trx, since, limit + 1)
  const more = found.length > limit
  const entries = found.slice(0, limit)
  const productsOf = await openPublicLines(trx, moment)
  for (let from = 0; from < entries.length; from += AT_ONCE) {
    const some = entries.slice(from, from + AT_ONCE)
    const products = await productsOf(some.flatMap(({ productId }) => productId ?? []))
    await write(textOf(some.flatMap((entry) => lineOf(entry, products) ?? [])))
  }
  await write(textOf([{ type: 'end', version: more ? (entries.at(-1)?.version ?? newest) : newest, more }]))
  return true
}

async function findEntries(trx: Trx, since: number, most: number): Promise<Entry[]> {
  const rows = await trx
    .selectFrom('feed_entry')
    .selectAll()
    .where('version', '>', String(since))
    // A first read needs no removals.
    .$if(since === 0, (query) => query.where('product_id', 'is not', null))
    .orderBy('version')
    .limit(most)
    .execute()
  return rows.map(({ brand, key, version, product_id: productId }) => ({
    brand,
    key,
    version: Number(version),
    productId,
  }))
}

/** The line of an entry. Undefined where visitors no longer find the product by this name; a later version tells what became of it. */
function lineOf(
  { brand, key, version, productId }: Entry,
  products: Awaited<ReturnType<Awaited<ReturnType<typeof openPublicLines>>>>,
): FeedLine | undefined {
  if (productId === null) return { type: 'removed', version, brand, key }
  const product = products.get(productId)
  if (product?.brand.englishName !== brand || product.key !== key) return undefined
  return { type: 'product', version, product }
}

function textOf(lines: readonly FeedLine[]): Buffer {
  return Buffer.from(lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
}
