import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as analysis from '../../contract/analysis.ts'
import { createBoard, duplicateBoard, getSamples, updateBoard } from '../../contract/boards/calls.ts'
import { createBudget, updateBudget } from '../../contract/budgets/calls.ts'
import * as favourites from '../../contract/favourites.ts'
import { legacyCollect } from '../../contract/legacy.ts'
import { getUser } from '../../contract/members.ts'
import { getOwnData, updateUser } from '../../contract/profile.ts'
import { recordUsage } from '../../contract/usage.ts'
import { aSample } from '../testing/boards.ts'
import { aProduct } from '../testing/factories.ts'
import { legacyTokenOf, postForm } from '../testing/legacy.ts'
import * as members from '../testing/members.ts'
import type { TestMember } from '../testing/members.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'
import { tidyDaily, tidyUsage } from './tidy.ts'
import { unfoundSearches, viewsOf } from './usage.ts'

const DAY = 24 * 60 * 60_000
const NOON = Date.parse('2026-11-20T04:00:00Z')
const TODAY = '2026-11-20'

let quarry: TestApp
let editor: TestMember
let now = NOON
let skuIds: Map<string, string>
let productIds: Map<string, string>

beforeAll(async () => {
  quarry = await createTestApp({ now: () => new Date(now) })
  await quarry.importLines([
    aProduct({ key: 'OAK', name: '橡木', enName: 'Oak floor', skus: [{ model: 'OAK-1' }, { model: 'OAK-2' }] }),
    aProduct({ key: 'ELM', enName: 'Elm floor', brand: { englishName: 'Sundvik' }, skus: [{ model: 'ELM-1' }] }),
  ])
  const skus = await quarry.db.selectFrom('sku').select(['id', 'model', 'product_id']).execute()
  skuIds = new Map(skus.map(({ id, model }) => [model, id]))
  productIds = new Map(skus.map((sku) => [sku.model.slice(0, 3), sku.product_id]))
  editor = await memberIn(quarry, { isEditor: true })
})
afterAll(() => quarry.close())

/** Each test has days of its own, and nobody's memory of others'. */
beforeEach(() => {
  now = NOON
})
afterEach(async () => {
  await quarry.call(analysis.getUsageSummary, {}, editor.headers)
  await sql`TRUNCATE usage_day, usage_month, usage_words_day, usage_words_month`.execute(quarry.db)
})

type Headers = Record<string, string>
/** A member who stays signed in, however far the clock goes. */
async function memberIn(app: TestApp, facts: { isEditor?: boolean } = {}): Promise<TestMember> {
  const member = await members.memberIn(app, facts)
  await app.db
    .updateTable('access_token')
    .set({ expires_at: new Date('2100-01-01') })
    .execute()
  return member
}
/** With its SKUs. */
async function deleteProduct(id: string): Promise<void> {
  await quarry.db.deleteFrom('sku').where('product_id', '=', id).execute()
  await quarry.db.deleteFrom('product').where('id', '=', id).execute()
}
let clients = 0
/** A browser that has not been seen before. */
const aBrowser = (): Headers => {
  clients += 1
  return { 'x-forwarded-for': `10.${clients >> 8}.${clients & 255}.7`, 'user-agent': 'Firefox/130.0' }
}
const record = async (events: unknown[], headers: Headers = aBrowser()) => quarry.call(recordUsage, { events }, headers)
const view = (model: string, foundBy?: string) => ({ event: 'view', skuId: skuIds.get(model) ?? '', foundBy })
const search = (keyword: string) => ({ event: 'search', keyword })
const summary = async (period: object = {}) =>
  (await quarry.call(analysis.getUsageSummary, period, editor.headers)).data
const totals = async (period: object = {}) =>
  Object.fromEntries(
    (await summary(period)).lines.filter(({ total }) => total > 0).map(({ event, total }) => [event, total]),
  )
const views = async (input: object = {}) => (await quarry.call(analysis.getUsageViews, input, editor.headers)).data
const searches = async (input: object = {}) =>
  (await quarry.call(analysis.getUsageSearches, input, editor.headers)).data
const skuOf = (model: string) => skuIds.get(model) ?? ''

describe('what a browser tells', () => {
  it('counts a product once a day for each client, whichever of its SKUs was open', async () => {
    const browser = aBrowser()
    expect((await record([view('OAK-1'), view('OAK-2'), view('OAK-1')], browser)).data).toBe(true)
    await record([view('OAK-1')], browser)
    await record([view('OAK-2')], { ...browser, 'user-agent': 'Chrome/140.0' })
    await record([view('ELM-1')])
    expect(await totals()).toEqual({ view: 3 })
    expect(await views()).toMatchObject({
      total: 2,
      list: [
        { id: productIds.get('OAK'), name: '橡木', enName: 'Oak floor', isDeleted: false, view: 2, favourite: 0 },
        { id: productIds.get('ELM'), enName: 'Elm floor', view: 1 },
      ],
    })
    expect((await views()).list.map(({ skuId }) => skuId)).toEqual([skuOf('OAK-1'), skuOf('ELM-1')])
    expect((await views({ by: 'brand' })).list).toMatchObject([
      { enName: 'Nordhem', name: '诺木', skuId: null, view: 2 },
      { enName: 'Sundvik', view: 1 },
    ])
    expect((await views({ by: 'category' })).list).toMatchObject([{ name: '地面', enName: 'Flooring', view: 3 }])
    now += DAY
    await record([view('OAK-1')], browser)
    expect(await totals()).toEqual({ view: 4 })
  })

  it('takes a network of IPv6 for one client, whatever of its addresses it uses', async () => {
    for (const end of ['1', '2', 'abcd']) await record([view('OAK-1')], { 'x-forwarded-for': `2001:db8:7:1::${end}` })
    expect(await totals()).toEqual({ view: 1 })
  })

  it('counts nothing of whoever wants nothing counted: a browser that says so, and a member', async () => {
    const ada = await memberIn(quarry)
    expect((await quarry.call(getUser, {}, ada.headers)).data.isCounted).toBe(true)
    expect((await quarry.call(updateUser, { isCounted: false }, ada.headers)).data).toBe(true)
    expect((await quarry.call(getUser, {}, ada.headers)).data.isCounted).toBe(false)
    expect((await quarry.call(getOwnData, {}, ada.headers)).data.profile.isCounted).toBe(false)

    const folderId = (await quarry.call(favourites.createFolder, { name: 'Lobby' }, ada.headers)).data
    await quarry.call(favourites.createItems, { favoritesId: folderId, skuIds: [skuOf('OAK-1')] }, ada.headers)
    const uses = [search('oak'), view('OAK-1', 'oak')]
    expect((await record(uses, { ...aBrowser(), ...ada.headers })).data).toBe(true)
    expect((await record(uses, { ...aBrowser(), 'sec-gpc': '1' })).data).toBe(true)
    expect((await record(uses, { ...aBrowser(), dnt: '1' })).data).toBe(true)
    expect(await totals()).toEqual({})

    await quarry.call(updateUser, { isCounted: true }, ada.headers)
    await record([view('OAK-1')], { ...aBrowser(), ...ada.headers })
    const quiet = { ...ada.headers, 'sec-gpc': '1' }
    await quarry.call(favourites.createItems, { favoritesId: folderId, skuIds: [skuOf('ELM-1')] }, quiet)
    expect(await totals()).toEqual({ view: 1 })
  })

  it('counts nothing of a SKU that is unknown, or gone before it was counted', async () => {
    await quarry.importLines([aProduct({ key: 'GONE', skus: [{ model: 'GONE-1' }] })])
    const { id } = await quarry.db
      .selectFrom('sku')
      .select('id')
      .where('model', '=', 'GONE-1')
      .executeTakeFirstOrThrow()
    const browser = aBrowser()
    await record([search('oak'), { event: 'view', skuId: '999999999999999999', foundBy: 'oak' }], browser)
    await record([{ event: 'view', skuId: id }, view('OAK-1')], browser)
    await quarry.db.deleteFrom('sku').where('id', '=', id).execute()
    expect(await totals()).toEqual({ view: 1, search_found: 1 })
  })

  it('is refused where it is malformed, with the field', async () => {
    for (const [events, field] of [
      [[{ event: 'view' }], 'events.0.skuId'],
      [[{ event: 'like', skuId: '1' }], 'events.0.event'],
      [Array.from({ length: 21 }, () => view('OAK-1')), 'events'],
      [[search('x'.repeat(201))], 'events.0.keyword'],
    ] as const) {
      const { code, msg } = await record([...events])
      expect([code, msg.split(':')[0]]).toEqual([400, field])
    }
    expect(await totals()).toEqual({})
  })
})

describe('words that were looked for', () => {
  it('are told with what came of them, and what they find now', async () => {
    const browser = aBrowser()
    await record([search('  OAK '), view('OAK-1', 'Oak'), view('OAK-2', 'oak')], browser)
    await record([search('oak'), view('ELM-1', 'floor')], browser)
    await record([search('oak')])
    await record([search('zebrawood')])
    await record([search('')])
    expect(await totals()).toEqual({ view: 2, search_found: 2, search_unfound: 1, search_opened: 1 })
    const found = { words: 'oak', searches: 2, found: 2, unfound: 0, opened: 1, finds: 1 }
    const unfound = { words: 'zebrawood', searches: 1, found: 0, unfound: 1, opened: 0, finds: 0 }
    expect(await searches()).toMatchObject({ total: 2, wordless: 0, list: [found, unfound] })
    expect(await searches({ kind: 'unfound' })).toMatchObject({ total: 1, wordless: 0, list: [unfound] })
    expect((await searches({ pageSize: 1, pageNo: 2 })).list).toEqual([unfound])
    expect((await searches({ sort: 'unfound' })).list).toEqual([unfound, found])

    await quarry.importLines([aProduct({ key: 'ZEBRA', enName: 'Zebrawood' })])
    expect((await searches({ kind: 'unfound' })).list).toEqual([{ ...unfound, finds: 1 }])
    expect(await unfoundSearches(quarry.db, { from: TODAY, to: TODAY }, 10)).toEqual([
      { words: 'zebrawood', unfound: 1, found: 0 },
    ])
    const zebra = await quarry.db
      .selectFrom('product')
      .select('id')
      .where('key', '=', 'ZEBRA')
      .executeTakeFirstOrThrow()
    await deleteProduct(zebra.id)
  })

  it('have led to nothing where they found nothing, whatever a page says', async () => {
    const browser = aBrowser()
    await record([search('zebrawood'), view('OAK-1', 'zebrawood')], browser)
    await record([view('ELM-1', 'zebrawood')], browser)
    await record([search('zebrawood'), search('elm'), view('ELM-1', 'elm')])
    expect(await totals()).toEqual({ view: 3, search_unfound: 2, search_found: 1, search_opened: 1 })
    expect((await searches({ kind: 'unfound' })).list).toMatchObject([{ words: 'zebrawood', opened: 0 }])
  })

  it('are counted, and not kept, where they may be of a person', async () => {
    await record([search('ada@quarry.test'), search('138 1234 5678'), search('x'.repeat(80)), search('elm')])
    expect(await totals()).toEqual({ search_found: 1, search_unfound: 3 })
    expect(await searches()).toMatchObject({ total: 1, wordless: 3, list: [{ words: 'elm' }] })
  })

  it('are understood as the list understands them: with conditions among them', async () => {
    await record([search('floor under 5'), search('floor')])
    expect((await searches()).list.map(({ words, found, unfound }) => [words, found, unfound])).toEqual(
      expect.arrayContaining([
        ['floor', 1, 0],
        ['floor under 5', 0, 1],
      ]),
    )
  })
})

describe('sentences that found nothing', () => {
  it('are counted by the words that are not understood, each once a day for each client', async () => {
    const browser = aBrowser()
    await record([search('zorkle floor in oak and elm'), search('a floor in zorkle, please, like elm')], browser)
    await record([search('oak floor in zorkle under 1'), search('zorkle')], browser)
    await record([search('a floor in oak and elm under 1')])
    expect(await totals()).toEqual({ search_unfound: 5 })
    expect((await searches()).list).toMatchObject([{ words: 'zorkle', unfound: 1, finds: 0 }])
  })

  it('are not counted by the units of measures', async () => {
    await record([search('elm floor in zorkle, 10 mm and 20 inches, 180 kg/m³, ½ inch')])
    expect((await searches()).list.map(({ words }) => words)).toEqual(['zorkle'])
  })
})

describe('what members do', () => {
  const favouritesOf = async (ada: TestMember) => {
    const folder = async (name: string) => (await quarry.call(favourites.createFolder, { name }, ada.headers)).data
    const add = async (favoritesId: string, models: string[]) =>
      quarry.call(favourites.createItems, { favoritesId, skuIds: models.map(skuOf) }, ada.headers)
    return { folder, add }
  }

  it('counts what is put into a folder that had it not, by copying too, and not what is moved or comes back', async () => {
    const ada = await memberIn(quarry)
    const { folder, add } = await favouritesOf(ada)
    const [lobby, bath] = [await folder('Lobby'), await folder('Bath')]
    const { data: items } = await add(lobby, ['OAK-1', 'ELM-1'])
    expect((await views({ event: 'favourite' })).list).toMatchObject([{ favourite: 1 }, { favourite: 1 }])
    now += DAY
    await add(lobby, ['OAK-1'])
    const ids = items.map(({ id }) => id)
    await quarry.call(favourites.moveItems, { ids, favoritesId: bath }, ada.headers)
    await quarry.call(favourites.deleteItems, { ids }, ada.headers)
    expect(await totals()).toEqual({ favourite: 2 })
    const [inBath] = (await quarry.call(favourites.getItemPage, { favoritesId: bath }, ada.headers)).data.list
    await quarry.call(favourites.copyItems, { ids: [inBath?.id], favoritesId: lobby }, ada.headers)
    expect(await totals()).toEqual({ favourite: 3 })
  })

  it('counts what comes into a folder by the older API as well', async () => {
    const ada = await members.memberIn(quarry, { password: 'quarry88' })
    const folderId = (await quarry.call(favourites.createFolder, { name: 'Lobby' }, ada.headers)).data
    const token = await legacyTokenOf(quarry, { email: ada.email, password: 'quarry88' })
    await postForm(quarry, legacyCollect, { folderId, skuId: skuOf('OAK-1') }, { token, headers: { dnt: '1' } })
    await postForm(quarry, legacyCollect, { folderId, skuId: skuOf('ELM-1') }, { token })
    expect(await totals()).toEqual({ favourite: 1 })
  })

  it('counts what comes onto a board and into a budget list, and no copy of either', async () => {
    const ada = await memberIn(quarry)
    const [oak, elm] = (await quarry.ask(getSamples, { skuIds: [skuOf('OAK-1'), skuOf('ELM-1')] })).data
    if (!oak || !elm) throw new Error('there are samples')
    const sample = aSample(skuOf('OAK-1'), oak.snapshot)
    const board = (await quarry.call(createBoard, { name: 'Bath', items: [sample] }, ada.headers)).data
    expect(await totals()).toEqual({ board: 1 })
    now += DAY
    const saved = { id: board, version: 1, put: [{ ...sample, x: 40 }, aSample(skuOf('ELM-1'), elm.snapshot)] }
    expect((await quarry.call(updateBoard, saved, ada.headers)).code).toBe(200)
    await quarry.call(duplicateBoard, { id: board }, ada.headers)
    expect((await views({ event: 'board', from: '2026-11-21' })).list).toMatchObject([
      { enName: 'Elm floor', board: 1 },
    ])

    const line = { id: randomUUID(), kind: 'sku', skuId: skuOf('ELM-1') }
    const list = (await quarry.call(createBudget, { name: 'Bath', lines: [line] }, ada.headers)).data
    now += DAY
    const change = {
      id: list,
      version: 1,
      put: {
        lines: [
          { ...line, note: 'soon' },
          { ...line, id: randomUUID(), skuId: skuOf('OAK-2') },
        ],
      },
    }
    expect((await quarry.call(updateBudget, change, ada.headers)).code).toBe(200)
    expect(await totals()).toEqual({ board: 2, budget: 2 })
  })

  it('counts the same thing once a day, wherever the member sits', async () => {
    const ada = await memberIn(quarry)
    const { folder, add } = await favouritesOf(ada)
    for (const name of ['A', 'B', 'C']) await add(await folder(name), ['OAK-1', 'OAK-2'])
    expect(await totals()).toEqual({ favourite: 1 })
  })
})

describe('a flood', () => {
  it('of made-up searches from one client changes the totals by no more than a person can search', async () => {
    const browser = aBrowser()
    const letters = (index: number) => index.toString(2).replaceAll('0', 'q').replaceAll('1', 'z')
    const madeUp = Array.from({ length: 10_000 }, (_, index) => search(`q${letters(index)}`))
    for (let from = 0; from < madeUp.length; from += 20) await record(madeUp.slice(from, from + 20), browser)
    expect(await totals()).toEqual({ search_unfound: 200 })
    expect(await searches()).toMatchObject({ total: 100, wordless: 100 })
    await record([search('oak')])
    expect(await totals()).toEqual({ search_unfound: 200, search_found: 1 })
  })

  it('from many networks leaves room for words that two others ask for', async () => {
    const office = aBrowser()
    const kept = Array.from({ length: 5000 }, (_, place) => `made up ${place.toString(36)}`)
    await quarry.db
      .insertInto('usage_words_day')
      .values(kept.map((words) => ({ day: '2026-11-21', words, found: 0, unfound: 1, opened: 0 })))
      .execute()
    now += DAY
    await record([search('oak'), search('oak floor')], office)
    await record([search('oak')], { ...office, 'user-agent': 'Chrome/140.0' })
    await summary()
    const oak = async () =>
      quarry.db.selectFrom('usage_words_day').select(['words', 'found']).where('words', 'like', 'oak%').execute()
    expect(await oak()).toEqual([])
    await record([search('oak'), search('made up a')])
    await summary()
    expect(await oak()).toEqual([{ words: 'oak', found: 1 }])
  })

  it('of browsers that all say something else of themselves is one network still', async () => {
    const { 'x-forwarded-for': address = '' } = aBrowser()
    for (let count = 0; count < 200; count += 1)
      await record([view('OAK-1')], { 'x-forwarded-for': address, 'user-agent': `Made up ${count}` })
    expect(await totals()).toEqual({ view: 50 })
  })
})

describe('faults', () => {
  it('a clock that is set back and forth counts nothing twice, and into the days that it says', async () => {
    const browser = aBrowser()
    const days = [0, -1, 0, -1, 400, 0, -1]
    for (const offset of days) {
      now = NOON + offset * DAY
      await record([view('OAK-1')], browser)
    }
    now = NOON + 401 * DAY
    expect(await totals({ from: '2026-11-18', to: '2026-11-21' })).toEqual({ view: 2 })
    expect((await summary({ from: '2026-11-18', to: '2026-11-21' })).lines[0]?.counts).toEqual([0, 1, 1, 0])
    expect(await totals({ from: '2027-12-25', to: '2027-12-25' })).toEqual({ view: 1 })
  })

  it('what cannot be written is written later, once', async () => {
    await sql`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''full''; END'`.execute(
      quarry.db,
    )
    await sql`CREATE TRIGGER refuse BEFORE INSERT ON usage_words_month EXECUTE FUNCTION refuse()`.execute(quarry.db)
    await record([view('OAK-1'), search('oak')])
    expect(await totals()).toEqual({})
    await record([view('OAK-1'), search('elm')])
    expect(await totals()).toEqual({})
    await sql`DROP TRIGGER refuse ON usage_words_month`.execute(quarry.db)
    await sql`DROP FUNCTION refuse`.execute(quarry.db)
    expect(await totals()).toEqual({ view: 2, search_found: 2 })
    expect((await searches()).list.map(({ searches: count }) => count)).toEqual([1, 1])
  })

  it('what waits is written before the server closes', async () => {
    const other = await createTestApp({ beside: quarry, now: () => new Date(now) })
    await other.call(recordUsage, { events: [view('OAK-1')] }, aBrowser())
    await other.close()
    expect(await totals()).toEqual({ view: 1 })
  })
})

describe('a period', () => {
  it('is the last 30 days where none is named, and is told day by day, with zeros and what was before', async () => {
    now = NOON - 30 * DAY
    await record([view('OAK-1')])
    now = NOON
    await record([view('OAK-1')])
    await record([view('ELM-1')])
    const { from, to, step, steps, lines } = await summary()
    expect([from, to, step, steps.length]).toEqual(['2026-10-22', TODAY, 'day', 30])
    const [line] = lines
    expect(line).toMatchObject({ event: 'view', total: 2, before: 1 })
    expect(line?.counts).toEqual([...Array.from({ length: 29 }, () => 0), 2])
    expect(lines.map(({ event }) => event)).toEqual(analysis.usageEvents)
    const { data } = await quarry.call(
      analysis.getUsageSeries,
      { by: 'product', id: productIds.get('OAK') },
      editor.headers,
    )
    expect(data).toMatchObject({ enName: 'Oak floor', isDeleted: false })
    expect(data.lines.map(({ event, total, before: was }) => [event, total, was])).toEqual([
      ['view', 1, 1],
      ['favourite', 0, 0],
      ['board', 0, 0],
      ['budget', 0, 0],
    ])
  })

  it('is told by week, from Monday, and by month where it is long', async () => {
    await record([view('OAK-1')])
    const weeks = await summary({ from: '2026-07-01', to: TODAY })
    expect([weeks.step, weeks.steps[0], weeks.steps[1], weeks.steps.at(-1)]).toEqual([
      'week',
      '2026-07-01',
      '2026-07-06',
      '2026-11-16',
    ])
    expect(weeks.lines[0]?.counts.at(-1)).toBe(1)
    const months = await summary({ from: '2024-02-10', to: TODAY })
    expect([months.step, months.steps[0], months.steps[1], months.steps.at(-1)]).toEqual([
      'month',
      '2024-02-10',
      '2024-03-01',
      '2026-11-01',
    ])
    expect(months.lines[0]?.counts.at(-1)).toBe(1)
  })

  it('may have nothing, and may end in days to come', async () => {
    expect(await totals({ from: '2020-02-01', to: '2020-02-29' })).toEqual({})
    expect(await views({ from: '2020-02-01', to: '2020-02-29' })).toMatchObject({ total: 0, list: [] })
    expect(await searches({ from: '2020-02-01', to: '2020-02-29' })).toMatchObject({ total: 0, list: [], wordless: 0 })
    await record([view('OAK-1')])
    expect((await summary({ from: TODAY, to: '2026-11-23' })).lines[0]?.counts).toEqual([1, 0, 0, 0])
  })

  it.each([
    [{ from: '2026-11-20', to: '2026-11-19' }, 'from'],
    [{ from: '2023-11-20', to: '2026-11-20' }, 'from'],
    [{ from: '1999-12-31', to: '2000-01-01' }, 'from'],
    [{ to: '9999-12-31' }, 'to'],
    [{ to: '2026-02-30' }, 'to'],
  ])('is refused where it cannot be: %j', async (period, field) => {
    for (const call of [analysis.getUsageSummary, analysis.getUsageViews, analysis.getUsageSearches]) {
      const { code, msg } = await quarry.call(call, period, editor.headers)
      expect([code, msg.split(':')[0]]).toEqual([400, field])
    }
  })
})

describe('what is gone', () => {
  it('is told by the name that it had, of a period in which it was there', async () => {
    await quarry.importLines([
      aProduct({
        key: 'ASH',
        name: '白蜡木',
        enName: 'Ash floor',
        brand: { englishName: 'Granvik' },
        skus: [{ model: 'ASH-1' }],
      }),
    ])
    const sku = await quarry.db
      .selectFrom('sku')
      .innerJoin('product', 'product.id', 'product_id')
      .select(['sku.id', 'product_id', 'brand_id'])
      .where('model', '=', 'ASH-1')
      .executeTakeFirstOrThrow()
    await record([{ event: 'view', skuId: sku.id }])
    await totals()
    await deleteProduct(sku.product_id)
    await quarry.db.deleteFrom('brand').where('id', '=', sku.brand_id).execute()
    const gone = { isDeleted: true, skuId: null, view: 1 }
    expect((await views()).list).toMatchObject([{ id: sku.product_id, name: '白蜡木', enName: 'Ash floor', ...gone }])
    expect((await views({ by: 'brand' })).list).toMatchObject([{ id: sku.brand_id, enName: 'Granvik', ...gone }])
    expect(await viewsOf(quarry.db, { from: TODAY, to: TODAY })).toEqual(new Map([[sku.product_id, 1]]))
  })

  it('goes by and by: days of products, rare words, words, and after five years all', async () => {
    const product = productIds.get('OAK') ?? ''
    const oak = { event: 'view', of: 'product', of_id: product, count: 1 } as const
    const all = { event: 'view', of: 'all', of_id: '0', count: 1 } as const
    const said = { found: 0, unfound: 1, opened: 0 }
    const days = ['2020-11-30', '2025-08-31', '2025-09-15', '2025-10-15', TODAY]
    for (const day of days) {
      await quarry.db
        .insertInto('usage_day')
        .values([
          { ...oak, day },
          { ...all, day },
        ])
        .execute()
      const month = `${day.slice(0, 7)}-01`
      await quarry.db
        .insertInto('usage_month')
        .values([
          { ...oak, month },
          { ...all, month },
        ])
        .execute()
    }
    for (const [day, words] of [
      ['2025-08-31', 'old'],
      ['2025-12-01', 'rare'],
      ['2025-12-01', 'elm'],
      [TODAY, 'elm'],
      [TODAY, 'new'],
    ] as const) {
      await quarry.db
        .insertInto('usage_words_day')
        .values({ ...said, day, words })
        .execute()
      await quarry.db
        .insertInto('usage_words_month')
        .values({ ...said, month: `${day.slice(0, 7)}-01`, words })
        .execute()
    }
    await tidyUsage({ db: quarry.db, clock: quarry.deps.clock })
    expect(
      await quarry.db.selectFrom('usage_day').select(['day', 'of']).orderBy('day').orderBy('of').execute(),
    ).toEqual([
      { day: '2025-08-31', of: 'all' },
      { day: '2025-09-15', of: 'all' },
      { day: '2025-10-15', of: 'all' },
      { day: '2025-10-15', of: 'product' },
      { day: TODAY, of: 'all' },
      { day: TODAY, of: 'product' },
    ])
    expect(
      await quarry.db.selectFrom('usage_month').select('month').distinct().orderBy('month').execute(),
    ).toHaveLength(4)
    for (const table of ['usage_words_day', 'usage_words_month'] as const)
      expect(
        (await quarry.db.selectFrom(table).select('words').orderBy('words').execute()).map(({ words }) => words),
      ).toEqual(['elm', 'elm', 'new'])

    // Once a day, and on the next one again.
    const tidy = tidyDaily({ db: quarry.db, clock: quarry.deps.clock })
    const isLeft = async (words: string) => {
      await tidy()
      const rows = await quarry.db.selectFrom('usage_words_day').select('day').where('words', '=', words).execute()
      return rows.length > 0
    }
    await tidy()
    const older = { ...said, day: '2025-08-31', words: 'older' }
    await quarry.db.insertInto('usage_words_day').values(older).execute()
    expect(await isLeft('older')).toBe(true)
    now += DAY
    expect(await isLeft('older')).toBe(false)
    now -= DAY

    const told = await views({ from: '2025-09-10', to: TODAY })
    expect(told).toMatchObject({ from: '2025-09-10', counted: { from: '2025-09-01', to: TODAY }, list: [{ view: 3 }] })
    const { data } = await quarry.call(
      analysis.getUsageSeries,
      { id: product, from: '2025-09-10', to: TODAY },
      editor.headers,
    )
    expect([data.from, data.step, data.steps.length]).toEqual(['2025-09-01', 'month', 15])
    expect(data.lines[0]).toMatchObject({ total: 3, before: null })
    expect(data.lines[0]?.counts.slice(0, 2)).toEqual([1, 1])
    expect(await searches({ from: '2025-09-10', to: TODAY })).toMatchObject({
      counted: { from: '2025-10-01', to: TODAY },
    })
    expect(await searches({ from: '2025-09-01', to: '2025-09-30' })).toMatchObject({ counted: null, total: 0 })
  })
})

describe('the tables for a spreadsheet', () => {
  const linesOf = async (input: Record<string, string>) => {
    const answer = await quarry.inject(
      `${analysis.exportUsage.path}?${new URLSearchParams(input).toString()}`,
      editor.headers,
    )
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    return answer.body.replace('\uFEFF', '').trimEnd().split('\r\n')
  }

  it('have what the page has, with headings in either language, and run no formula', async () => {
    await record([search('=1+1'), search('oak'), view('OAK-1', 'oak')])
    const over = await linesOf({ what: 'summary', from: '2026-11-19', to: TODAY })
    expect(over[0]).toMatch(/^From,To,Views,Folders,/)
    expect(over.slice(1)).toEqual([
      '2026-11-19,2026-11-19,0,0,0,0,0,0,0,0,0,0,0',
      `${TODAY},${TODAY},1,0,0,0,1,1,1,0,0,0,0`,
    ])
    const weeks = await linesOf({ what: 'summary', from: '2026-05-20', to: TODAY })
    expect([weeks[1], weeks[2], weeks.at(-1)].map((line) => line?.slice(0, 21))).toEqual([
      '2026-05-20,2026-05-24',
      '2026-05-25,2026-05-31',
      `2026-11-16,${TODAY}`,
    ])
    const ranked = await linesOf({ what: 'views', language: 'zh-CN' })
    expect(ranked[0]).toBe('产品编号,名称（中文）,名称（英文）,已删除,浏览,收藏夹,材料板,预算清单')
    expect(ranked.slice(1)).toEqual([`${productIds.get('OAK')},橡木,Oak floor,,1,0,0,0`])
    expect(await linesOf({ what: 'searches', sort: 'opened' })).toEqual([
      'Words,Searches,Found,Not found,Then opened',
      'oak,1,1,0,1',
      "'=1+1,1,0,1,0",
    ])
  })
})
