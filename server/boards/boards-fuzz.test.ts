import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as calls from '../../contract/boards/calls.ts'
import type { Snapshot } from '../../contract/boards/item.ts'
import { aChip, aSample } from '../testing/boards.ts'
import { aPicture, aProduct } from '../testing/factories.ts'
import { memberIn } from '../testing/members.ts'
import type { TestMember } from '../testing/members.ts'
import { callsOf } from '../testing/requests.ts'
import { tries } from '../testing/tries.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

let quarry: TestApp
let ada: TestMember
let id: string
let skuIds: string[]
let snapshot: Snapshot
let now = Date.parse('2026-11-20T08:00:00Z')
const chip = aChip()

beforeAll(async () => {
  quarry = await createTestApp({ now: () => new Date(now) })
  await writeFile(join(quarry.folder, 'pine.png'), await aPicture())
  const skus = [
    { model: 'A', coverImage: { file: 'pine.png', mmWidth: 300 }, minPrice: 100, maxPrice: 100 },
    { model: 'B' },
  ]
  await quarry.importLines([aProduct({ enName: 'Pine', skus })])
  skuIds = (await quarry.db.selectFrom('sku').select('id').orderBy('model').execute()).map((sku) => sku.id)
  const [first] = (await quarry.ask(calls.getSamples, { skuIds })).data
  if (!first) throw new Error('no sample')
  snapshot = first.snapshot
  ada = await memberIn(quarry)
  id = (await quarry.call(calls.createBoard, { name: 'x', items: [chip] }, ada.headers)).data
})
afterAll(() => quarry.close())

const endpoints = callsOf(Object.values(calls)).filter((call) => call !== calls.exportBoard)
const anything = fc.oneof(
  fc.anything({ maxDepth: 3, withNullPrototype: false }),
  fc.constantFrom<unknown>(
    -1,
    0,
    1e308,
    '',
    '0',
    '9'.repeat(18),
    '9'.repeat(400),
    'x'.repeat(3000),
    [],
    [[]],
    {},
    null,
  ),
  fc.string({ unit: 'binary' }),
)
/** A chip with one invalid field. */
const almostItem = fc
  .tuple(fc.constantFrom(...Object.keys(chip), 'type', 'refId', 'snapshot', 'crop'), anything)
  .map(([name, value]) => ({ ...chip, [name]: value }))
const input = fc.record(
  {
    id: anything,
    ids: anything,
    version: fc.oneof(fc.constant(1), anything),
    since: anything,
    name: fc.oneof(fc.constant('x'), anything),
    reason: anything,
    board: fc.oneof(
      fc.dictionary(fc.constantFrom('name', 'canvas', 'scale', 'background', 'grid'), anything),
      anything,
    ),
    put: fc.oneof(fc.array(almostItem, { maxLength: 3 }), anything),
    items: fc.oneof(fc.array(almostItem, { maxLength: 3 }), anything),
    remove: anything,
    skuIds: anything,
    file: anything,
    mine: anything,
    colorHex: anything,
    keyword: anything,
    sort: anything,
    pageNo: anything,
    pageSize: anything,
  },
  { requiredKeys: [] },
)

it('answers whatever it is sent, without an error of its own', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...endpoints), input, fc.boolean(), async (endpoint, given, hasId) => {
      const sent = JSON.parse(JSON.stringify(hasId ? { ...given, id, ids: [id], version: 1 } : given, asJson)) as object
      const { code } = await quarry.call(endpoint, sent, ada.headers)
      expect([endpoint.path, code]).not.toEqual([endpoint.path, 500])
    }),
    { numRuns: tries(75, 300) },
  )
  expect((await quarry.call(calls.createBoard, { name: 'x' }, ada.headers)).code).toBe(200)
})

const SAMPLES = 3
const step = fc.oneof(
  fc.record({
    does: fc.constant('put' as const),
    item: fc.nat({ max: SAMPLES - 1 }),
    sku: fc.nat({ max: 1 }),
    trueScale: fc.boolean(),
    lie: fc.record({
      price: fc.constantFrom('0.01', '100.00', '777.00'),
      capturedAt: fc.constantFrom(0, 5, 8e15),
      mmWidth: fc.constantFrom(null, 1, 900),
      isUndo: fc.boolean(),
    }),
  }),
  fc.record({ does: fc.constant('remove' as const), item: fc.nat({ max: SAMPLES - 1 }) }),
  fc.record({ does: fc.constant('price' as const), sku: fc.nat({ max: 1 }), price: fc.constantFrom(100, 777, 9) }),
)

it('states of SKUs what the catalogue did when they were laid, whatever it is sent, also of samples that come back', async () => {
  const setPrice = (skuId: string, price: number) =>
    quarry.db
      .updateTable('sku')
      .set({ min_price: String(price * 100), max_price: String(price * 100) })
      .where('id', '=', skuId)
      .execute()
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
      const { headers } = await memberIn(quarry)
      const items = Array.from({ length: SAMPLES }, () => randomUUID()).toSorted()
      const { data: board } = await quarry.call(calls.createBoard, { name: 'x' }, headers)
      const prices = [100, 100]
      for (const skuId of skuIds) await setPrice(skuId, 100)
      interface Told {
        sku: number
        price: string
        at: number
        trueScale: boolean
      }
      const [lying, gone, former] = [new Map<string, Told>(), new Map<string, Told>(), new Map<string, Told>()]
      let version = 1
      for (const one of steps) {
        now += 1000
        if (one.does === 'price') {
          prices[one.sku] = one.price
          await setPrice(skuIds[one.sku] ?? '', one.price)
          continue
        }
        const itemId = items[one.item] ?? ''
        if (one.does === 'remove') {
          const { data } = await quarry.call(calls.updateBoard, { id: board, version, remove: [itemId] }, headers)
          version = data.version
          const told = lying.get(itemId)
          if (told) gone.set(itemId, told)
          lying.delete(itemId)
          former.delete(itemId)
          continue
        }
        const { sku, trueScale, lie } = one
        const own = lying.get(itemId) ?? gone.get(itemId)
        const earlier = former.get(itemId)
        const capturedAt = lie.isUndo && earlier ? earlier.at : lie.capturedAt
        const known = [own, earlier].filter((told) => told?.sku === sku)
        const before = known.find((told) => told?.at === capturedAt) ?? known[0]
        const elsewhere = items.flatMap((id) => lying.get(id) ?? []).find((told) => told.sku === sku)
        const isAsked = before && capturedAt > before.at && lie.price !== before.price
        const today = { price: `${prices[sku]}.00`, at: now }
        const { price, at } = isAsked ? today : (before ?? elsewhere ?? today)
        const was = lying.get(itemId)
        if (was && (was.sku !== sku || was.price !== price || was.at !== at)) former.set(itemId, was)
        lying.set(itemId, { sku, price, at, trueScale: sku === 0 && (trueScale || lie.mmWidth === null) })
        gone.delete(itemId)

        const cover = {
          address: `/images/${'a'.repeat(40)}`,
          width: 9,
          height: 9,
          mmWidth: lie.mmWidth,
          color: '#ffffff',
        }
        const told = { ...snapshot, cover, enName: 'Gold', minPrice: lie.price, maxPrice: lie.price, capturedAt }
        const tileRepeat = trueScale ? { mmWidth: 5, mmHeight: 5, joint: 0 } : null
        const put = [aSample(skuIds[sku] ?? '', told, { id: itemId, trueScale, tileRepeat })]
        const { code, data } = await quarry.call(calls.updateBoard, { id: board, version, put }, headers)
        expect(code).toBe(200)
        version = data.version
        const stored = (await quarry.call(calls.getBoard, { id: board }, headers)).data.items
        const byId = new Map(stored.flatMap((item) => (item.type === 'sku' ? [[item.id, item]] : [])))
        for (const [id, known] of lying) {
          const item = byId.get(id)
          expect(item).toMatchObject({ snapshot: { enName: 'Pine', minPrice: known.price, capturedAt: known.at } })
          expect([item?.trueScale, item?.tileRepeat !== null]).toEqual([known.trueScale, known.trueScale])
        }
        const { version: _version, now: _now, ...item } = byId.get(itemId) ?? {}
        expect(data.stated).toEqual({ put: [item] })
      }
    }),
    { numRuns: tries(20, 200) },
  )
})

function asJson(_name: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value
}
