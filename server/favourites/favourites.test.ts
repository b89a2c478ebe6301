import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as calls from '../../contract/favourites.ts'
import { startSession } from '../members/sessions/sessions.ts'
import { aPicture, aProduct } from '../testing/factories.ts'
import { bearer, memberIn } from '../testing/members.ts'
import type { TestMember } from '../testing/members.ts'
import { createTestApp, writeFileInside } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

const DAY = 24 * 60 * 60_000

let quarry: TestApp
let member: TestMember
let skuIds: string[]
let now = Date.parse('2026-11-20T08:00:00Z')

beforeAll(async () => {
  quarry = await createTestApp({ now: () => new Date(now) })
  for (let place = 0; place < 6; place += 1)
    await writeFileInside(quarry.folder, `${place}.png`, await aPicture({ width: 60 + place }))
  await quarry.importLines(
    Array.from({ length: 6 }, (_, place) =>
      aProduct({
        key: `P-${place}`,
        enName: `Oak ${place}`,
        skus: [{ model: `M-${place}`, minPrice: 100 - place, coverImage: `${place}.png` }],
      }),
    ),
  )
  const skus = await quarry.db.selectFrom('sku').select('id').orderBy('id').execute()
  skuIds = skus.map(({ id }) => id)
})
afterAll(() => quarry.close())
beforeEach(async () => {
  member = await memberIn(quarry)
})

type Headers = Record<string, string>
const createFolder = (input: unknown, headers: Headers = member.headers) =>
  quarry.call(calls.createFolder, input, headers)
const folder = async (name = 'Lobby') => (await createFolder({ name })).data
const folders = async (input: object = { pageSize: -1 }) =>
  (await quarry.call(calls.getFolderPage, input, member.headers)).data
const names = async () => (await folders()).list.map(({ name }) => name)
const add = async (favoritesId: string, ids: string[] = skuIds, headers: Headers = member.headers) =>
  quarry.call(calls.createItems, { favoritesId, skuIds: ids }, headers)
const page = async (favoritesId: string, input: object = {}) =>
  (await quarry.call(calls.getItemPage, { favoritesId, ...input }, member.headers)).data
const skusIn = async (favoritesId: string, input: object = {}) =>
  (await page(favoritesId, input)).list.map(({ skuId }) => skuId)
const sku = (place: number) => skuIds[place] ?? ''
/** The address of a picture that the catalogue has. */
const picture = async () => `/images/${(await quarry.db.selectFrom('picture').select('key').executeTakeFirst())?.key}`

describe('a folder', () => {
  it('§9: is new with sort 0, equal ones newest first; all come with page size -1', async () => {
    for (const name of ['A', 'B', 'C']) await createFolder({ name })
    expect(await folders()).toMatchObject({
      total: 3,
      list: [
        { name: 'C', sort: 0, count: 0, covers: [], coverUrl: null, updateTime: now },
        { name: 'B' },
        { name: 'A' },
      ],
    })
    expect((await folders({ pageNo: 2, pageSize: 2 })).list.map(({ name }) => name)).toEqual(['A'])
    expect(await folders({ pageNo: 9, pageSize: 2 })).toEqual({ list: [], total: 3 })
  })

  it('is sorted by hand from 1; a new one comes before', async () => {
    const ids = []
    for (const name of ['A', 'B', 'C']) ids.push(await folder(name))
    await quarry.call(calls.sortFolders, { ids: [ids[1], ids[2], ids[0]] }, member.headers)
    expect((await folders()).list.map(({ name, sort }) => [name, sort])).toEqual([
      ['B', 1],
      ['C', 2],
      ['A', 3],
    ])
    await folder('D')
    expect(await names()).toEqual(['D', 'B', 'C', 'A'])
  })

  it('is found by what its name contains, however that is written', async () => {
    for (const name of ['Lobby Ａ', 'Bath', '大堂']) await folder(name)
    const found = async (keyword: string) => (await folders({ keyword })).list.map(({ name }) => name)
    expect(await found('obby a')).toEqual(['Lobby Ａ'])
    expect(await found('堂')).toEqual(['大堂'])
    expect(await found('%')).toEqual([])
  })

  const notShown = ['\u3164', '\u115f\u1160', '\u2800', '\u00ad', '\u200e', '\u2060', '\u{e0041}']
  it.each(['', '   ', 'x'.repeat(61), 'x'.repeat(1_000_000), null, 7, 'a\u0000', '\u200b', ...notShown])(
    'has no name like %j',
    async (name) => {
      const answer = await createFolder({ name })
      expect(answer).toMatchObject({ code: 400, data: null })
      expect(answer.msg).toMatch(/^name: /)
    },
  )

  it('keeps a name as it was written: emoji, HTML, a formula', async () => {
    for (const name of ['🪵 Oak', '<img src=x onerror=alert(1)>', '=1+1', '  spaced  ', '\u202eabc\u200b\nd'])
      await createFolder({ name })
    expect((await names()).toReversed()).toEqual(['🪵 Oak', '<img src=x onerror=alert(1)>', '=1+1', 'spaced', 'abc d'])
  })

  it('is the only one of its name with its member, and may have that of another’s', async () => {
    const id = await folder('Lobby')
    expect(await createFolder({ name: ' LOBBY ' })).toMatchObject({
      code: 1008009001,
      msg: 'You have a folder named “Lobby” already.',
    })
    const bath = await folder('Bath')
    const rename = (of: string, name: string) =>
      quarry.call(calls.updateFolder, { id: of, name }, member.headers).then(({ code }) => code)
    expect(await rename(bath, 'Lobby')).toBe(1008009001)
    expect(await rename(id, 'LOBBY')).toBe(200)
    const other = await memberIn(quarry)
    expect((await createFolder({ name: 'Lobby' }, other.headers)).code).toBe(200)
  })

  it('is made once by two at the same time', async () => {
    const both = await Promise.all([createFolder({ name: 'Twice' }), createFolder({ name: 'Twice' })])
    expect(both.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 1008009001])
  })

  it('is made once for a key, however often the call comes, and again after a day', async () => {
    const headers = { ...member.headers, 'idempotency-key': 'first' }
    const [one, two] = await Promise.all([createFolder({ name: 'A' }, headers), createFolder({ name: 'A' }, headers)])
    expect(two).toEqual(one)
    expect(await createFolder({ name: 'A' }, headers)).toEqual(one)
    const other = await memberIn(quarry)
    const others = await createFolder({ name: 'A' }, { ...other.headers, 'idempotency-key': 'first' })
    expect(others.data).not.toBe(one.data)
    now += DAY
    const again = { ...(await signInAgain()), 'idempotency-key': 'first' }
    expect((await createFolder({ name: 'A' }, again)).code).toBe(1008009001)
  })

  it('is gone with what is in it when it is deleted, and back with it for thirty days', async () => {
    const id = await folder()
    await add(id)
    await quarry.call(calls.deleteFolders, { ids: id }, member.headers)
    expect(await names()).toEqual([])
    expect(await quarry.call(calls.getCollected, { skuIds }, member.headers)).toMatchObject({ data: [] })
    expect((await add(id)).code).toBe(1008009000)
    await quarry.call(calls.restoreFolders, { ids: [id] }, member.headers)
    expect(await skusIn(id)).toEqual(skuIds)
  })

  it('comes back under no name that was taken meanwhile, and is not lost by that', async () => {
    const id = await folder('A')
    const other = await folder('B')
    await quarry.call(calls.deleteFolders, { ids: [id, other] }, member.headers)
    await folder('A')
    const restore = () => quarry.call(calls.restoreFolders, { ids: [other, id] }, member.headers)
    expect((await restore()).code).toBe(1008009001)
    expect(await names()).toEqual(['A'])
    const taken = (await folders()).list[0]?.id
    await quarry.call(calls.updateFolder, { id: taken, name: 'C' }, member.headers)
    expect((await restore()).code).toBe(200)
    expect((await names()).toSorted()).toEqual(['A', 'B', 'C'])
  })

  it('shows the first four covers and how many there are, or the cover that was chosen', async () => {
    const id = await folder()
    await add(id)
    const [shown] = (await folders()).list
    expect(shown).toMatchObject({ count: 6, coverUrl: null })
    const cards = (await page(id)).list
    const covers = cards.flatMap(({ product }) => product.coverImage ?? [])
    expect(covers).toHaveLength(6)
    expect(shown?.covers).toEqual(covers.slice(0, 4))
    const coverUrl = covers[5]
    await quarry.call(calls.updateFolder, { id, coverUrl }, member.headers)
    expect((await folders()).list[0]?.coverUrl).toBe(coverUrl)
  })

  it('has no cover of its own where none is named, or an empty one', async () => {
    const coverUrl = await picture()
    for (const [name, none] of Object.entries({ absent: {}, empty: { coverUrl: '' }, null: { coverUrl: null } })) {
      const { code, data: id } = await createFolder({ name, ...none })
      expect(code).toBe(200)
      const shown = async () => (await folders()).list.find((each) => each.id === id)?.coverUrl
      expect(await shown()).toBeNull()
      const update = async (change: { coverUrl?: string | null }) =>
        (await quarry.call(calls.updateFolder, { id, ...change }, member.headers)).code
      expect(await update({ coverUrl })).toBe(200)
      expect(await update(none)).toBe(200)
      // Fields that an update leaves out stay as they are.
      expect(await shown()).toBe(name === 'absent' ? coverUrl : null)
    }
  })

  it('is refused a cover that is no picture of ours', async () => {
    for (const coverUrl of ['https://elsewhere.test/a.png', 'javascript:alert(1)', '/images/../etc'])
      expect((await createFolder({ name: 'X', coverUrl })).code).toBe(400)
  })

  it('is refused a cover that the catalogue does not have, and is told which field it was', async () => {
    const coverUrl = `/images/${'0a'.repeat(20)}`
    const inChinese = { ...member.headers, 'accept-language': 'zh-CN' }
    const refusal = { code: 400, data: null, msg: 'coverUrl: expected the address of a picture of the catalogue' }
    expect(await createFolder({ name: 'X', coverUrl })).toMatchObject(refusal)
    expect(await createFolder({ name: 'X', coverUrl }, inChinese)).toMatchObject({
      msg: 'coverUrl：应为产品库中图片的地址',
    })
    expect(await names()).toEqual([])
    const id = await folder()
    const update = (change: object) => quarry.call(calls.updateFolder, { id, ...change }, member.headers)
    expect(await update({ name: 'Y', coverUrl })).toMatchObject(refusal)
    expect(await names()).toEqual(['Lobby'])
    // A cover stays when its picture leaves the catalogue, even where the whole folder is sent again.
    await quarry.db.updateTable('folder').set({ cover_url: coverUrl }).where('id', '=', id).execute()
    expect((await update({ name: 'Y', coverUrl })).code).toBe(200)
    expect(await names()).toEqual(['Y'])
  })
})

describe('what is in a folder', () => {
  it('is told for a whole page of SKUs by one call', async () => {
    const [one, two] = [await folder('A'), await folder('B')]
    await add(one, [sku(0), sku(1)])
    await add(two, [sku(1)])
    const { data } = await quarry.call(calls.getCollected, { skuIds }, member.headers)
    expect(data.map(({ favoritesId, skuId }) => [favoritesId, skuId])).toEqual([
      [one, sku(0)],
      [one, sku(1)],
      [two, sku(1)],
    ])
    expect(data.every(({ id }) => /^\d+$/.test(id))).toBe(true)
  })

  it('is added in the order given, once, answers with its id every time, and keeps its note', async () => {
    const id = await folder()
    const first = await add(id, [sku(2), sku(0), sku(2)])
    expect(first.data.map(({ skuId }) => skuId)).toEqual([sku(2), sku(0)])
    await quarry.call(calls.updateItem, { id: first.data[1]?.id, note: 'For the bar' }, member.headers)
    const again = await add(id, [sku(0), sku(1)])
    expect(again.data[0]).toEqual(first.data[1])
    expect((await page(id)).list.map(({ skuId, note }) => [skuId, note])).toEqual([
      [sku(2), ''],
      [sku(0), 'For the bar'],
      [sku(1), ''],
    ])
  })

  it('is not added where one SKU is unknown, the folder is, or there are too many', async () => {
    const id = await folder()
    expect((await add(id, [sku(0), '999999999'])).code).toBe(1008006000)
    expect((await add('999999999')).code).toBe(1008009000)
    expect((await add(id, [])).msg).toBe('skuIds: must not be empty')
    const many = await add(
      id,
      Array.from({ length: 501 }, (_, place) => String(place + 1)),
    )
    expect(many.msg).toBe('skuIds: at most 500 values')
    expect(await skusIn(id)).toEqual([])
  })

  it('is taken out by ids in the query or in the body, and comes back with its note', async () => {
    const id = await folder()
    const { data } = await add(id)
    const ids = data.map((item) => item.id)
    await quarry.call(calls.updateItem, { id: ids[0], note: 'For the bar' }, member.headers)
    expect((await quarry.call(calls.deleteItems, { ids: ids.slice(0, 2) }, member.headers)).data).toBe(2)
    const inBody = await quarry.app.inject({
      method: 'DELETE',
      url: calls.deleteItems.path,
      headers: member.headers,
      payload: { ids: ids.slice(1, 3) },
    })
    expect(inBody.json()).toMatchObject({ code: 200, data: 1 })
    expect(await skusIn(id)).toEqual(skuIds.slice(3))
    expect((await quarry.call(calls.restoreItems, { ids }, member.headers)).data).toBe(3)
    expect((await page(id)).list.map(({ skuId, note }) => [skuId, note]).slice(0, 2)).toEqual([
      [sku(0), 'For the bar'],
      [sku(1), ''],
    ])
  })

  it('is not brought back after thirty days', async () => {
    const id = await folder()
    const { data } = await add(id)
    await quarry.call(calls.deleteItems, { ids: data.map((item) => item.id) }, member.headers)
    now += 30 * DAY
    const headers = await signInAgain()
    expect((await quarry.call(calls.restoreItems, { ids: data.map((item) => item.id) }, headers)).data).toBe(0)
  })

  it('moves and is copied with its note; what is there already stays', async () => {
    const [one, two] = [await folder('A'), await folder('B')]
    const { data } = await add(one, [sku(0), sku(1), sku(2)])
    const ids = data.map((item) => item.id)
    await quarry.call(calls.updateItem, { id: ids[1], note: 'Bar' }, member.headers)
    const there = await add(two, [sku(1)])
    await quarry.call(calls.moveItems, { ids: [ids[2], ids[1]], favoritesId: two }, member.headers)
    expect(await skusIn(one)).toEqual([sku(0)])
    expect((await page(two)).list.map(({ skuId, note }) => [skuId, note])).toEqual([
      [sku(1), 'Bar'],
      [sku(2), ''],
    ])
    expect((await page(two)).list[0]?.id).toBe(there.data[0]?.id)
    const copied = await quarry.call(calls.copyItems, { ids: [ids[0]], favoritesId: two }, member.headers)
    expect(copied.data).toMatchObject([{ skuId: sku(0) }])
    expect(await skusIn(one)).toEqual([sku(0)])
    expect(await skusIn(two)).toEqual([sku(1), sku(2), sku(0)])
  })

  it('is put in order by hand, between any two and at the ends, as often as one likes', async () => {
    const id = await folder()
    const { data } = await add(id)
    const ids = data.map((item) => item.id)
    const put = (moved: number[], before: number | null) =>
      quarry.call(
        calls.sortItems,
        { favoritesId: id, ids: moved.map((place) => ids[place]), beforeId: before === null ? null : ids[before] },
        member.headers,
      )
    let order = [0, 1, 2, 3, 4, 5]
    for (let time = 0; time < 120; time += 1) {
      const moved = [time % 6, (time * 5 + 2) % 6].filter((place, at, all) => all.indexOf(place) === at)
      const rest = order.filter((place) => !moved.includes(place))
      const before = time % 7 === 0 ? null : (rest[time % rest.length] ?? null)
      const at = before === null ? rest.length : rest.indexOf(before)
      order = [...rest.slice(0, at), ...moved, ...rest.slice(at)]
      await put(moved, before)
    }
    expect(await skusIn(id)).toEqual(order.map(sku))
  })

  it('is filtered, searched and sorted as the catalogue is', async () => {
    const id = await folder()
    await add(id, [sku(3), sku(1), sku(5)])
    expect(await skusIn(id, { sort: 'price-asc' })).toEqual([sku(5), sku(3), sku(1)])
    expect(await skusIn(id, { sort: 'name' })).toEqual([sku(1), sku(3), sku(5)])
    expect(await skusIn(id, { sort: 'newest' })).toEqual([sku(5), sku(1), sku(3)])
    expect(await skusIn(id, { keyword: 'Oak 3' })).toEqual([sku(3)])
    expect(await skusIn(id, { priceMax: 97 })).toEqual([sku(3), sku(5)])
    expect(await page(id, { pageNo: 2, pageSize: 2 })).toMatchObject({ total: 3, list: [{ skuId: sku(5) }] })
    const { data } = await quarry.call(calls.getItemFacets, { favoritesId: id, priceMax: 97 }, member.headers)
    expect(data).toMatchObject({ total: 2, skuTotal: 2 })
  })

  it('is filtered and compared in another currency as the catalogue is', async () => {
    await quarry.importLines([{ rate: { currency: 'EUR', date: '2026-01-01', cny: 8 } }])
    const id = await folder()
    await add(id, [sku(3), sku(1), sku(5)])
    // ¥97 are €12.125.
    expect(await skusIn(id, { priceIn: 'EUR', priceMax: 12.13 })).toEqual([sku(3), sku(5)])
    expect(await skusIn(id, { priceIn: 'EUR', priceMax: 12.12 })).toEqual([sku(5)])
    const inEuro = await page(id, { priceIn: 'EUR' })
    expect(inEuro.list[0]?.product.comparablePrice).toMatchObject({
      low: 12.13,
      currency: 'EUR',
      rateDate: '2026-01-01',
    })
    const facets = await quarry.call(calls.getItemFacets, { favoritesId: id, priceIn: 'EUR' }, member.headers)
    expect(facets.data.total).toBe(3)
    for (const call of [calls.getItemPage, calls.getItemFacets]) {
      const refused = await quarry.call(call, { favoritesId: id, priceIn: 'SEK' }, member.headers)
      expect(refused).toMatchObject({ code: 400, msg: 'priceIn: expected a currency that has an exchange rate today' })
    }
  })

  it('is shown still when it is no longer on sale, last where the catalogue orders, and under no filter', async () => {
    await quarry.importLines([aProduct({ key: 'P-gone', enName: 'Gone', skus: [{ model: 'M-gone', minPrice: 1 }] })])
    const gone = await quarry.db.selectFrom('sku').select('id').where('model', '=', 'M-gone').executeTakeFirstOrThrow()
    const id = await folder()
    await add(id, [gone.id, sku(0)])
    await quarry.db.updateTable('sku').set({ status: 'withdrawn' }).where('id', '=', gone.id).execute()
    expect((await page(id)).list).toMatchObject([
      { skuId: gone.id, onSale: false, product: { enName: 'Gone' } },
      { skuId: sku(0), onSale: true },
    ])
    expect(await skusIn(id, { sort: 'price-asc' })).toEqual([sku(0), gone.id])
    expect(await skusIn(id, { priceMax: 1000 })).toEqual([sku(0)])
  })
})

/** Yesterday's tokens have expired, so the member signs in again. */
async function signInAgain(): Promise<Headers> {
  return bearer(await startSession(quarry.deps, member.id, { userAgent: '', clientAddress: '127.0.0.1' }))
}
