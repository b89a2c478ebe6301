import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MOST_LINES } from '../../contract/budgets/budget.ts'
import * as calls from '../../contract/budgets/calls.ts'
import type { Budget } from '../../contract/budgets/calls.ts'
import { aLine, anAllocation, aRoom, workedExample } from '../testing/budgets.ts'
import { aPicture, aProduct } from '../testing/factories.ts'
import { memberIn } from '../testing/members.ts'
import type { TestMember } from '../testing/members.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

let quarry: TestApp
let ada: TestMember

beforeAll(async () => {
  quarry = await createTestApp()
  ada = await memberIn(quarry, { nickname: 'Ada' })
  await writeFile(join(quarry.folder, 'oak.png'), await aPicture())
  await quarry.importLines([
    { rate: { currency: 'EUR', date: '2026-01-01', cny: 8.2, source: 'Bank' } },
    aProduct({
      key: 'oak',
      currencyUnit: 'EUR',
      measurementUnit: 'square_meter',
      skus: [
        {
          model: 'OAK-1',
          coverImage: 'oak.png',
          minPrice: 18,
          maxPrice: 22.5,
          packCoverage: 1.44,
          leadTimeDays: 20,
          taxIncluded: false,
        },
      ],
    }),
  ])
})
afterAll(() => quarry.close())

const make = async (input: object) => {
  const made = await quarry.call(calls.createBudget, input, ada.headers)
  expect(made.msg).toBe('')
  return made.data
}
const get = async (id: string): Promise<Budget> => (await quarry.call(calls.getBudget, { id }, ada.headers)).data
const update = async (input: object) => quarry.call(calls.updateBudget, input, ada.headers)

async function skuId(): Promise<string> {
  const { id } = await quarry.db.selectFrom('sku').select('id').where('model', '=', 'OAK-1').executeTakeFirstOrThrow()
  return id
}

describe('a budget list', () => {
  it('takes no price from 220 to 180, and names where it stands', async () => {
    const crossed = aLine({ price: { low: '220', high: '180' } })
    const refused = await quarry.call(calls.createBudget, { name: 'Crossed', lines: [crossed] }, ada.headers)
    expect(refused).toMatchObject({ code: 400, msg: 'lines.0.price.low: is greater than the high price' })
    const id = await make({ name: 'Ordered' })
    expect(await update({ id, version: 1, put: { lines: [crossed] } })).toMatchObject({
      code: 400,
      msg: 'put.lines.0.price.low: is greater than the high price',
    })
  })

  it('is kept whole, and comes to the worked example', async () => {
    const id = await make(workedExample())
    const budget = await get(id)
    expect(budget).toMatchObject({ name: 'Worked example', status: 'draft', version: 1, roomCount: 2, lineCount: 1 })
    expect(budget.totals).toMatchObject({ low: '4147.20', high: '5068.80', unpriced: 0, currency: 'CNY' })
    expect(budget.lines[0]?.figures).toMatchObject({ need: '22.955', packs: 16, orderQty: '23.04' })
    const { list, total } = (await quarry.call(calls.getBudgetPage, { keyword: 'worked' }, ada.headers)).data
    expect(total).toBe(1)
    expect(list[0]).toMatchObject({ id, totals: { low: '4147.20' }, countedLines: 1 })
  })

  it('takes price, pack and rate of a SKU from the catalogue where they are left out', async () => {
    const line = { id: crypto.randomUUID(), kind: 'sku', skuId: await skuId() }
    const id = await make({ name: 'Short', lines: [line], allocations: [anAllocation(line, null, { netQty: '2' })] })
    const [kept] = (await get(id)).lines
    expect(kept).toMatchObject({
      unit: 'square_meter',
      leadTimeDays: 20,
      pack: { coveragePerPack: '1.44', sellUnit: 'box' },
      price: { low: '18.00', high: '22.50', currency: 'EUR', fxRate: '8.2', fxDate: '2026-01-01', fxSource: 'Bank' },
      now: { status: 'on_sale', changed: false },
      figures: { packs: 2, goodsLow: '425.09' },
    })
    await update({ id, version: 1, put: { lines: [{ ...line, note: 'left', price: { chosen: 20 } }] } })
    const [after] = (await get(id)).lines
    expect(after).toMatchObject({
      note: 'left',
      price: { low: '18.00', chosen: '20', currency: 'EUR' },
      leadTimeDays: 20,
    })
  })

  it('comes after every save to what it would come to from nothing', async () => {
    const example = workedExample()
    const id = await make(example)
    const [roomA] = example.rooms
    const line = aLine({
      name: 'Tile',
      price: { low: '99.99', high: null, taxRate: '13' },
      pack: { coveragePerPack: null },
    })
    const saves: object[] = [
      { put: { lines: [line], allocations: [anAllocation(line, roomA ?? null, { netQty: '3.3333' })] } },
      { put: { rooms: [{ ...roomA, count: 3 }] } },
      { list: { taxRounding: 'document', defaultTaxRate: '9' } },
      { list: { contingencyPct: '5' } },
      { put: { lines: [{ ...line, status: 'rejected' }] } },
      { put: { lines: [{ ...line, price: { ...line.price, low: null } }] } },
      { remove: { rooms: [roomA?.id] } },
      { remove: { lines: [line.id] } },
    ]
    for (const [index, save] of saves.entries()) {
      // Like a list that was saved before sums were stored.
      if (index === 4) await sql`UPDATE budget SET sums = NULL`.execute(quarry.db)
      const { data, msg } = await update({ id, version: index + 1, ...save })
      expect(msg).toBe('')
      const whole = await get(id)
      expect(data.totals).toEqual(whole.totals)
      const { list } = (await quarry.call(calls.getBudgetPage, { keyword: 'worked' }, ada.headers)).data
      const card = list.find((one) => one.id === id)
      expect(card).toMatchObject({ totals: whole.totals, lineCount: whole.lines.length, roomCount: whole.rooms.length })
    }
    expect(await get(id)).toMatchObject({ roomCount: 1, lineCount: 1, allocations: [{ netQty: '8.1' }] })
  })

  it('tells another device what was changed and removed since', async () => {
    const example = workedExample()
    const id = await make(example)
    const [roomA, roomB] = example.rooms
    await update({ id, version: 1, put: { rooms: [{ ...roomB, name: 'Bar' }] }, remove: { rooms: [roomA?.id] } })
    const { data } = await quarry.call(calls.getBudgetChanges, { id, since: 1 }, ada.headers)
    expect(data).toMatchObject({ version: 2, rooms: [{ name: 'Bar', version: 2 }], lines: [] })
    expect(data.removed).toEqual({ rooms: [roomA?.id], lines: [], allocations: [example.allocations[0]?.id] })
  })

  it('refuses what others have changed since, and writes none of it', async () => {
    const example = workedExample()
    const id = await make(example)
    const [line] = example.lines
    const room = aRoom()
    await update({ id, version: 1, put: { lines: [{ ...line, note: 'theirs' }] } })
    const { code, data } = await update({ id, version: 1, put: { lines: [{ ...line, note: 'mine' }], rooms: [room] } })
    expect(code).toBe(409)
    expect(data).toMatchObject({ version: 2, lines: [{ id: line?.id, note: 'theirs' }], rooms: [] })
    expect((await get(id)).rooms).toHaveLength(2)
    expect((await update({ id, version: 1, put: { rooms: [room] } })).code, 'nobody touched it').toBe(200)
  })

  it('moves one step at a time, and keeps what its status closes', async () => {
    const example = workedExample()
    const id = await make(example)
    const [line] = example.lines
    const move = async (version: number, status: string) =>
      quarry.call(calls.setBudgetStatus, { id, version, status }, ada.headers)
    expect((await move(1, 'approved')).code, 'two steps').toBe(1009002001)
    expect((await move(1, 'inReview')).data).toMatchObject({
      version: 2,
      statusLog: [{ status: 'inReview', name: 'Ada' }],
    })
    expect((await move(1, 'approved')).code, 'an old version').toBe(409)
    expect((await move(2, 'approved')).code).toBe(200)
    const dearer = { ...line, price: { ...line?.price, low: '200' } }
    const refused = await update({ id, version: 3, put: { lines: [dearer] } })
    expect([refused.code, refused.msg]).toEqual([
      1009002001,
      'This cannot be changed while the budget list is approved: its lines (price).',
    ])
    expect(
      (await update({ id, version: 3, put: { lines: [{ ...line, status: 'ordered', batchNo: 'B1' }] } })).code,
    ).toBe(200)
    expect((await update({ id, version: 4, remove: { lines: [line?.id] } })).code).toBe(1009002001)
  })

  it('begins no list with what is ordered or delivered', async () => {
    for (const status of ['ordered', 'delivered'] as const) {
      const { code } = await quarry.call(calls.createBudget, { name: 'New', lines: [aLine({ status })] }, ada.headers)
      expect(code).toBe(1009002001)
    }
  })

  it('lets a line and its alternative change places, and refuses alternatives of an alternative', async () => {
    const oak = aLine({ name: 'Oak' })
    const ash = aLine({ name: 'Ash', alternativeOf: oak.id })
    const id = await make({ name: 'Two', lines: [oak, ash] })
    const behind = { ...oak, alternativeOf: ash.id }
    const alone = await update({ id, version: 1, put: { lines: [behind] } })
    expect([alone.code, alone.msg.split(':')[0]]).toEqual([400, 'put.lines.0.alternativeOf'])
    const elm = aLine({ name: 'Elm', alternativeOf: oak.id })
    expect((await update({ id, version: 1, put: { lines: [elm] } })).code).toBe(200)
    // Elm would be an alternative of an alternative.
    const swapped = { lines: [behind, { ...ash, alternativeOf: null }] }
    expect((await update({ id, version: 2, put: swapped })).code).toBe(400)
    expect((await update({ id, version: 2, put: swapped, remove: { lines: [elm.id] } })).code).toBe(200)
    expect((await get(id)).lines.map(({ name, alternativeOf }) => [name, alternativeOf])).toEqual(
      expect.arrayContaining([
        ['Ash', null],
        ['Oak', ash.id],
      ]),
    )
  })

  it('is copied, and as a template without prices', async () => {
    const id = await make(workedExample())
    const copy = (await quarry.call(calls.duplicateBudget, { id }, ada.headers)).data
    expect(await get(copy)).toMatchObject({ name: 'Copy of Worked example', totals: { low: '4147.20' } })
    const template = (await quarry.call(calls.duplicateBudget, { id, name: 'Template', prices: 0 }, ada.headers)).data
    expect(await get(template)).toMatchObject({
      name: 'Template',
      totals: { low: '0.00', unpriced: 1 },
      lines: [{ figures: { packs: 16 }, price: { low: null, high: null } }],
    })
  })

  it('is deleted and brought back', async () => {
    const id = await make(workedExample())
    expect((await quarry.call(calls.deleteBudgets, { ids: [id] }, ada.headers)).data).toBe(1)
    expect((await quarry.call(calls.getBudget, { id }, ada.headers)).code).toBe(404)
    const [deleted] = (await quarry.call(calls.getDeletedBudgets, {}, ada.headers)).data
    expect(deleted).toMatchObject({ id, name: 'Worked example', lineCount: 1 })
    await quarry.call(calls.restoreBudgets, { ids: [id] }, ada.headers)
    expect((await get(id)).totals.low).toBe('4147.20')
  })

  it('names what in a request cannot be', async () => {
    const example = workedExample()
    const id = await make(example)
    const [line] = example.lines
    const stranger = crypto.randomUUID()
    const wrong: [object, string][] = [
      [{ put: { allocations: [anAllocation({ id: stranger }, null)] } }, 'put.allocations.0.lineId'],
      [{ put: { allocations: [anAllocation(line as never, { id: stranger })] } }, 'put.allocations.0.roomId'],
      [{ put: { lines: [aLine({ alternativeOf: stranger })] } }, 'put.lines.0.alternativeOf'],
      [{ put: { lines: [{ ...line, alternativeOf: line?.id }] } }, 'put.lines.0.alternativeOf'],
      [{ put: { lines: [{ ...line, skuId: '999999', kind: 'sku' }] } }, 'put.lines.0.skuId'],
      [{ put: { lines: [{ ...line, kind: 'sku' }] } }, 'put.lines.0.skuId'],
      [{ put: { lines: [line, line] } }, 'put.lines.1.id'],
      [{ put: { lines: [line] }, remove: { lines: [line?.id] } }, 'put.lines.0.id'],
      [{ put: { lines: [{ ...line, price: { low: '1,5' } }] } }, 'put.lines.0.price.low'],
      [{ put: { lines: [{ ...line, price: { fxRate: '0' } }] } }, 'put.lines.0.price.fxRate'],
      [{ put: { lines: [{ ...line, pack: { coveragePerPack: '0.00' } }] } }, 'put.lines.0.pack.coveragePerPack'],
      [
        { put: { allocations: [anAllocation(line as never, null, { wastePct: '400' })] } },
        'put.allocations.0.wastePct',
      ],
      [{ put: { allocations: [anAllocation(line as never, null, { netQty: '-1' })] } }, 'put.allocations.0.netQty'],
      [
        { put: { allocations: [anAllocation(line as never, null, { netQty: '9'.repeat(30) })] } },
        'put.allocations.0.netQty',
      ],
      [{ list: { baseCurrency: 'cny' } }, 'list.baseCurrency'],
      [{ list: { baseCurrency: 'ZZZ' } }, 'list.baseCurrency'],
      [{ list: { projectDate: '0000-01-01' } }, 'list.projectDate'],
      [{ list: { areaId: '999999' } }, 'list.areaId'],
      [{ version: 99 }, 'version'],
    ]
    for (const [save, field] of wrong) {
      const { code, msg } = await update({ id, version: 1, ...save })
      expect([code, msg.split(':')[0]]).toEqual([400, field])
    }
    expect((await get(id)).version).toBe(1)
  })

  it('keeps names without what nobody sees, and refuses a room without one', async () => {
    const [room, line] = [aRoom({ name: 'Hall\u200b\n\u202eA' }), aLine({ name: '\u200b', supplier: 'Bo\u200b' })]
    const made = { name: 'Ho\u200buse', clientName: '\u202eAda', rooms: [room], lines: [line], allocations: [] }
    const { data } = await quarry.call(calls.createBudget, made, ada.headers)
    expect((await quarry.call(calls.getBudget, { id: data }, ada.headers)).data).toMatchObject({
      name: 'House',
      clientName: 'Ada',
      rooms: [{ name: 'Hall A' }],
      lines: [{ name: '', supplier: 'Bo' }],
    })
    for (const name of ['', ' ', '\u200b', '\u3164']) {
      const saved = await quarry.call(calls.updateBudget, { id: data, version: 1, put: { rooms: [{ ...room, name }] } }, ada.headers) // prettier-ignore
      expect([saved.code, saved.msg.split(':')[0]]).toEqual([400, 'put.rooms.0.name'])
    }
  })

  it('refuses to begin in an area that is none', async () => {
    const { code, msg } = await quarry.call(calls.createBudget, { name: 'Nowhere', areaId: '999999' }, ada.headers)
    expect([code, msg.split(':')[0]]).toEqual([400, 'areaId'])
  })

  it('takes today’s rates for another base currency, dated, for each line of which nothing else is said', async () => {
    const [own, foreign, lost, typed] = [
      aLine({ name: 'Yuan' }),
      aLine({ name: 'Euro', price: { currency: 'EUR', fxRate: '8.2', fxDate: '2026-01-01', fxSource: 'Bank' } }),
      aLine({ name: 'Dinar', price: { currency: 'KWD', fxRate: '23', fxDate: null, fxSource: null } }),
      aLine({ name: 'Typed' }),
    ]
    const id = await make({ name: 'Euro', lines: [own, foreign, lost, typed] })
    const lines = [{ ...typed, price: { ...typed.price, fxRate: '0.125' } }]
    const { code, data } = await update({ id, version: 1, list: { baseCurrency: 'EUR' }, put: { lines } })
    expect(code).toBe(200)
    const after = await get(id)
    expect(data.totals).toEqual(after.totals)
    const rates = Object.fromEntries(after.lines.map(({ name, version, price }) => [name, { version, ...price }]))
    expect(rates).toMatchObject({
      Yuan: { version: 2, currency: 'CNY', fxDate: '2026-01-01', fxSource: 'Bank' },
      Euro: { version: 2, currency: 'EUR', fxRate: '1', fxDate: null, fxSource: null },
      Dinar: { currency: 'KWD', fxRate: null },
      Typed: { fxRate: '0.125' },
    })
    expect(Number(rates['Yuan']?.fxRate)).toBeCloseTo(1 / 8.2, 6)
    await update({ id, version: 2, list: { baseCurrency: 'CNY' }, put: { lines: [{ id: own.id, kind: 'custom' }] } })
    expect((await get(id)).lines.find((line) => line.id === own.id)?.price).toMatchObject({
      currency: 'CNY',
      fxRate: '1',
    })
  })

  it('says at the next opening what the catalogue says since, and marks nothing without need', async () => {
    const elm = (minPrice: number) => aProduct({ key: 'elm', skus: [{ model: 'ELM-1', minPrice }] })
    await quarry.importLines([elm(5)])
    const sku = quarry.db.selectFrom('sku').select('id').where('model', '=', 'ELM-1')
    const { id: elmId } = await sku.executeTakeFirstOrThrow()
    const id = await make({ name: 'Elm', lines: [{ id: crypto.randomUUID(), kind: 'sku', skuId: elmId }] })
    expect((await get(id)).lines).toMatchObject([{ now: { minPrice: '5.00', changed: false } }])
    expect((await get(id)).lines).toMatchObject([{ now: { minPrice: '5.00', changed: false } }])
    await quarry.importLines([elm(6)])
    expect((await get(id)).lines).toMatchObject([{ now: { minPrice: '6.00', changed: true } }])
  })

  it('brings back a line that it had, with its own snapshot, when its SKU has left the catalogue', async () => {
    await quarry.importLines([aProduct({ key: 'ash', skus: [{ model: 'ASH-1', minPrice: 5 }] })])
    const sku = quarry.db.selectFrom('sku').select('id').where('model', '=', 'ASH-1')
    const { id: ashId } = await sku.executeTakeFirstOrThrow()
    const short = { id: crypto.randomUUID(), kind: 'sku', skuId: ashId }
    const id = await make({ name: 'Gone', lines: [short] })
    const [line] = (await get(id)).lines
    const { version: _version, figures: _figures, now: _now, ...kept } = line as Budget['lines'][number]
    await update({ id, version: 1, remove: { lines: [kept.id] } })
    await quarry.db.deleteFrom('sku').where('id', '=', ashId).execute()
    const stranger = await update({ id, version: 2, put: { lines: [{ ...kept, id: crypto.randomUUID() }] } })
    expect([stranger.code, stranger.msg.split(':')[0]]).toEqual([400, 'put.lines.0.skuId'])
    const invented = { ...kept, snapshot: { ...(kept.snapshot as object), name: 'Gold' } }
    expect((await update({ id, version: 2, put: { lines: [invented] } })).code).toBe(200)
    expect((await get(id)).lines).toMatchObject([{ ...kept, now: { status: 'withdrawn' } }])
  })

  it('remembers what removed lines said for as many as a list holds, the latest', async () => {
    const skuId = (await quarry.db.selectFrom('sku').select('id').executeTakeFirstOrThrow()).id
    const line = { id: crypto.randomUUID(), kind: 'sku', skuId }
    const id = await make({ name: 'Many gone', lines: [line] })
    const removed = Array.from({ length: MOST_LINES + 3 }, () => ({
      budget_id: id,
      entry_id: crypto.randomUUID(),
      member_id: ada.id,
      type: 'line' as const,
      version: 1,
      content: '{}',
      removed_at: new Date(),
    }))
    await quarry.db.insertInto('budget_removal').values(removed).execute()
    expect((await update({ id, version: 1, remove: { lines: [line.id] } })).code).toBe(200)
    const rows = await quarry.db
      .selectFrom('budget_removal')
      .select(['entry_id', 'content'])
      .where('budget_id', '=', id)
      .execute()
    expect(rows).toHaveLength(MOST_LINES + 4)
    expect(rows.filter(({ content }) => content !== null)).toHaveLength(MOST_LINES)
    expect(rows.find((row) => row.entry_id === line.id)?.content).toMatchObject({ skuId })
  })

  it('holds so many rooms, and refuses one more with the number', async () => {
    const rooms = Array.from({ length: 100 }, (_, sort) => aRoom({ sort }))
    const id = await make({ name: 'Many', rooms })
    const { code, msg } = await update({ id, version: 1, put: { rooms: [aRoom()] } })
    expect([code, msg]).toEqual([1009002003, 'A budget list holds at most 100 rooms.'])
    expect((await update({ id, version: 1, put: { rooms: [aRoom()] }, remove: { rooms: [rooms[0]?.id] } })).code).toBe(
      200,
    )
  })
})
