import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { FeedLine } from '../../contract/feed.ts'
import { aProduct } from '../testing/factories.ts'
import { partnerIn, readFeed } from '../testing/feed.ts'
import { tries } from '../testing/tries.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

const KEYS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']

let quarry: TestApp
let partner: Awaited<ReturnType<typeof partnerIn>>
let time = Date.parse('2026-11-20T08:00:00Z')
let count = 0

beforeAll(async () => {
  quarry = await createTestApp({ now: () => new Date(time) })
  partner = await partnerIn(quarry)
})
afterAll(() => quarry.close())

/** What may happen to a catalogue; a number says to which of its kind. */
type Change = (nth: number) => Promise<unknown>

const run = (query: ReturnType<typeof sql>) => query.execute(quarry.db)
const keyOf = (nth: number) => KEYS[nth % KEYS.length] ?? ''
const fresh = () => `n${(count += 1)}`
const line = (key: string, nth: number) =>
  aProduct({
    key,
    brand: { englishName: `Brand ${nth % 3}` },
    category: [{ enName: 'Floors' }, { enName: `Kind ${nth % 2}` }],
    attrs: [{ enName: 'Grade', value: `grade ${nth % 3}`, enValue: `grade ${nth % 3}` }],
    auths: [{ enAuthority: `Body ${nth % 2}`, scheme: 'low_emission', number: key }],
    skus: [{ model: `${key}-1`, color: { system: 'RAL', name: String(nth % 4) } }, { model: `${key}-2` }],
  })
/** The id of something that products refer to, in a query. */
const used = (column: string, table: string, nth: number) =>
  sql`(SELECT ${sql.ref(column)} FROM ${sql.table(table)} WHERE ${sql.ref(column)} IS NOT NULL ORDER BY id OFFSET ${nth % KEYS.length} LIMIT 1)`
const setOfSku = (set: ReturnType<typeof sql>, nth: number) =>
  run(sql`UPDATE sku SET ${set} WHERE model = ${`${keyOf(nth)}-${1 + (nth % 2)}`}`)
const setOfProduct = (set: ReturnType<typeof sql>, nth: number) =>
  run(sql`UPDATE product SET ${set} WHERE key = ${keyOf(nth)}`)

const changes: Record<string, Change> = {
  renameProduct: (nth) => setOfProduct(sql`en_name = ${fresh()}`, nth),
  rank: (nth) => setOfProduct(sql`rank = rank - 1`, nth),
  withdraw: (nth) => setOfProduct(sql`status = 'withdrawn'`, nth),
  bringBack: (nth) => setOfProduct(sql`status = 'on_sale'`, nth),
  withdrawSku: (nth) => setOfSku(sql`status = 'withdrawn'`, nth),
  bringSkuBack: (nth) => setOfSku(sql`status = 'on_sale'`, nth),
  price: (nth) => setOfSku(sql`min_price = ${nth}, max_price = ${nth}`, nth),
  certificate: (nth) =>
    run(sql`UPDATE certificate SET expires_on = '2030-01-01'::date + ${nth}::int WHERE number = ${keyOf(nth)}`),
  renameBrand: (nth) =>
    run(sql`UPDATE brand SET english_name = ${fresh()} WHERE id = ${used('brand_id', 'product', nth)}`),
  moveToBrand: (nth) =>
    run(sql`
      UPDATE product SET brand_id = other.id FROM (SELECT ${used('brand_id', 'product', nth)} AS id) AS other
      WHERE other.id IS NOT NULL AND product.id = (SELECT min(id) FROM product WHERE key = ${keyOf(nth + 1)})
        AND NOT EXISTS (SELECT FROM product WHERE brand_id = other.id AND key = ${keyOf(nth + 1)})`),
  renameCategory: (nth) =>
    run(sql`
      UPDATE category SET en_name = ${fresh()}
      WHERE id = (SELECT coalesce(parent_id, id) FROM category WHERE id = ${used('category_id', 'product', nth)})`),
  renameOption: (nth) =>
    run(sql`UPDATE attribute_option SET en_name = ${fresh()} WHERE id = ${used('option_id', 'attribute_value', nth)}`),
  renameAttribute: (nth) =>
    run(sql`UPDATE attribute SET en_name = ${fresh()} WHERE id = ${used('attribute_id', 'attribute_value', nth)}`),
  renameAuthority: (nth) =>
    run(sql`UPDATE authority SET en_name = ${fresh()} WHERE id = ${used('authority_id', 'certificate', nth)}`),
  renameColor: (nth) => run(sql`UPDATE color SET name = ${fresh()} WHERE id = ${used('color_id', 'sku', nth)}`),
  remove: (nth) => removeProduct(keyOf(nth)),
  // Whoever was removed comes again as another product under the old name.
  add: (nth) => quarry.importLines([line(keyOf(nth), nth)]),
  swapBrands: (nth) =>
    quarry.db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ id: string; name: string }>`
        SELECT id::text, english_name AS name FROM brand
        WHERE id IN (${used('brand_id', 'product', nth)}, ${used('brand_id', 'product', nth + 1)})`.execute(trx)
      const [one, other] = rows
      if (!one || !other) return
      await sql`UPDATE brand SET english_name = ${fresh()} WHERE id = ${one.id}`.execute(trx)
      await sql`UPDATE brand SET english_name = ${one.name} WHERE id = ${other.id}`.execute(trx)
      await sql`UPDATE brand SET english_name = ${other.name} WHERE id = ${one.id}`.execute(trx)
    }),
}

/** All products go, and others come under their names. */
async function beginAnew(): Promise<void> {
  for (const key of KEYS) await removeProduct(key)
  const { rejections } = await quarry.importLines(KEYS.map(line))
  expect(rejections).toEqual([])
}

async function removeProduct(key: string): Promise<void> {
  for (const table of ['attribute_value', 'picture_use', 'certificate', 'download', 'sku'])
    await sql`DELETE FROM ${sql.table(table)} WHERE product_id IN (SELECT id FROM product WHERE key = ${key})`.execute(
      quarry.db,
    )
  await sql`DELETE FROM product WHERE key = ${key}`.execute(quarry.db)
}

/** Somebody who has a copy of the catalogue and keeps it in step. */
function createReader() {
  const copy = new Map<string, string>()
  let version = 0
  return {
    copy,
    async readPage(limit: number): Promise<{ lines: Exclude<FeedLine, { type: 'end' }>[]; more: boolean }> {
      time += 2000
      const { lines, end } = await readFeed(quarry, partner, { since: version, limit })
      for (const line of lines) {
        if (line.type === 'removed') copy.delete(`${line.brand} ${line.key}`)
        else copy.set(`${line.product.brand.englishName} ${line.product.key}`, JSON.stringify(line.product))
      }
      version = end.version
      return { lines, more: end.more }
    },
    async readOn(limit = 500): Promise<Exclude<FeedLine, { type: 'end' }>[]> {
      const { lines, more } = await this.readPage(limit)
      return more ? [...lines, ...(await this.readOn(limit))] : lines
    },
  }
}

const sorted = (copy: Map<string, string>) => [...copy].toSorted(([one], [other]) => (one < other ? -1 : 1))

async function countShown(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::integer AS count FROM product WHERE status = 'on_sale'
      AND EXISTS (SELECT FROM sku WHERE product_id = product.id AND sku.status = 'on_sale')`.execute(quarry.db)
  return rows[0]?.count ?? 0
}

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ change: fc.constantFrom(...Object.keys(changes)), nth: fc.nat(24) }) },
  { weight: 1, arbitrary: fc.record({ readPage: fc.integer({ min: 1, max: 5 }) }) },
)

it('leaves whoever follows it, by pages of any size, with the same catalogue as whoever reads all of it', async () => {
  const follower = createReader()
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 6 }), fc.integer({ min: 1, max: 6 }), async (steps, limit) => {
      await beginAnew()
      await follower.readOn(limit)
      for (const one of steps) {
        if ('readPage' in one) await follower.readPage(one.readPage)
        else await changes[one.change]?.(one.nth)
      }
      await follower.readOn(limit)
      const reader = createReader()
      await reader.readOn()
      expect(sorted(follower.copy)).toEqual(sorted(reader.copy))
      expect(reader.copy.size).toBe(await countShown())
      // Nothing is told twice.
      expect(await follower.readOn()).toEqual([])
    }),
    { numRuns: tries(6, 20), endOnFailure: true },
  )
})

it.each(Object.keys(changes))('tells of this change by itself: %s', async (change) => {
  await beginAnew()
  const follower = createReader()
  await follower.readOn()
  for (const nth of [0, 3, 5]) await changes[change]?.(nth)
  await follower.readOn()
  const reader = createReader()
  await reader.readOn()
  expect(sorted(follower.copy)).toEqual(sorted(reader.copy))
})

it('misses nothing of what changes while it is read', async () => {
  await beginAnew()
  const follower = createReader()
  const rival = await partnerIn(quarry)
  const names = Object.keys(changes)
  const change = async () => {
    for (let nth = 0; nth < 40; nth += 1) await changes[names[nth % names.length] ?? '']?.(nth)
  }
  const read = async () => {
    for (let nth = 0; nth < 25; nth += 1) await follower.readPage(2)
  }
  // Of both, whoever comes first has the versions given.
  const readBeside = async () => {
    for (let nth = 0; nth < 25; nth += 1) await readFeed(quarry, rival, { since: 0 })
  }
  await Promise.all([change(), read(), readBeside()])
  await follower.readOn(3)
  const reader = createReader()
  await reader.readOn()
  expect(sorted(follower.copy)).toEqual(sorted(reader.copy))
})
