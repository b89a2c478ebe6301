import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getProductPage } from '../../../contract/catalogue.ts'
import { createFolder, createItems, getItemPage } from '../../../contract/favourites.ts'
import * as calls from '../../../contract/keeping/products.ts'
import { aPdf, aPicture, aProduct } from '../../testing/factories.ts'
import { memberIn } from '../../testing/members.ts'
import type { TestMember } from '../../testing/members.ts'
import { createTestApp, writeFileInside } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'

const DAY = 24 * 60 * 60_000

let quarry: TestApp
let ada: TestMember
let member: TestMember
let now = Date.parse('2026-11-20T04:00:00Z')

beforeAll(async () => {
  quarry = await createTestApp({ now: () => new Date(now) })
  ada = await memberIn(quarry, { isEditor: true })
  member = await memberIn(quarry)
  await writeFileInside(quarry.folder, 'a.png', await aPicture())
  await writeFileInside(quarry.folder, 'c.pdf', aPdf)
})
afterAll(() => quarry.close())

async function aKept(key: string, facts: Parameters<typeof aProduct>[0] = {}): Promise<string> {
  await quarry.importLines([aProduct({ key, enName: `Board ${key}`, ...facts })], {}, `${key}.jsonl`)
  const { id } = await quarry.db.selectFrom('product').select('id').where('key', '=', key).executeTakeFirstOrThrow()
  return id
}

const discard = async (ids: string | string[]) =>
  (await quarry.call(calls.deleteProducts, { ids: [ids].flat().join(',') }, ada.headers)).data
const restore = (ids: string[], headers: Record<string, string> = {}) =>
  quarry.call(calls.restoreProducts, { ids }, { ...ada.headers, ...headers })
const open = async (id: string) => (await quarry.ask(calls.getKeptProduct, { id }, ada.headers)).data
const found = async (keyword: string) =>
  (await quarry.ask(getProductPage, { keyword })).data.list.map(({ spuId }) => spuId)

describe('a product that was deleted', () => {
  it('leaves the shop and members’ folders, and comes back to both as it was', async () => {
    const id = await aKept('WHOLE', {
      attrs: [{ enName: 'Grade', value: 'A' }],
      auths: [{ enAuthority: 'FSC', scheme: 'other', number: '1', file: 'c.pdf' }],
      files: [{ enName: 'Sheet', kind: 'data_sheet', file: 'c.pdf' }],
      structuralImages: ['a.png'],
      skus: [
        { model: 'W-1', coverImage: 'a.png', minPrice: 12.5, stock: 0.25, attrs: [{ enName: 'Shade', value: 'x' }] },
        { model: 'W-2' },
      ],
    })
    const before = await open(id)
    const skuId = before.skus[0]?.id ?? ''
    const folder = await quarry.call(createFolder, { name: 'Kept' }, member.headers)
    const favoritesId = folder.data
    await quarry.call(createItems, { favoritesId, skuIds: [skuId] }, member.headers)
    const inFolder = async () =>
      (await quarry.ask(getItemPage, { favoritesId }, member.headers)).data.list.map((item) => item.skuId)
    expect(await inFolder()).toEqual([skuId])
    expect(await discard(id)).toBe(1)
    expect(await found('board whole')).not.toContain(id)
    expect(await inFolder()).toEqual([])
    expect((await quarry.ask(calls.getKeptProduct, { id }, ada.headers)).code).toBe(404)
    const { data } = await quarry.ask(calls.getDeletedProducts, {}, ada.headers)
    expect(data.list).toMatchObject([{ id, enName: 'Board WHOLE', actor: `member:${ada.id}`, until: now + 30 * DAY }])
    expect((await restore([id])).data).toBe(1)
    const { updateTime: _, actor: __, ...after } = await open(id)
    expect(before).toMatchObject(after)
    expect(await found('board whole')).toContain(id)
    expect(await inFolder()).toEqual([skuId])
    expect((await restore([id])).data).toBe(0)
    expect(await discard([])).toBeNull()
  })

  it('stays in the trash where its key or number is taken, or something that it names is gone, and says what', async () => {
    const ids = [await aKept('KEY'), await aKept('NUMBER', { platformNo: 'N-1' })]
    const gone = await aKept('GONE', { brand: { englishName: 'Short-lived' }, category: [{ enName: 'Fad' }] })
    await discard([...ids, gone])
    await aKept('KEY')
    await aKept('OTHER', { platformNo: 'N-1' })
    expect((await restore([ids[0] ?? ''])).msg).toBe('Board KEY: another product of the brand has this key')
    expect((await restore([ids[1] ?? ''])).msg).toBe('Board NUMBER: is the number of another product')
    await sql`DELETE FROM category WHERE en_name = 'Fad'`.execute(quarry.db)
    expect((await restore([gone])).msg).toBe('Board GONE: its category is not there any more')
    await sql`DELETE FROM brand WHERE english_name = 'Short-lived'`.execute(quarry.db)
    expect((await restore([gone], { 'accept-language': 'zh-CN' })).msg).toContain('所属品牌已不存在')
    // One that cannot come back keeps the others where they are.
    const other = await aKept('WITH')
    await discard(other)
    expect((await restore([other, gone])).code).toBe(400)
    const { data } = await quarry.ask(calls.getDeletedProducts, {}, ada.headers)
    expect(data.list.map(({ id }) => id)).toContain(other)
  })

  it('can be put back for thirty days', async () => {
    const id = await aKept('LATE')
    await discard(id)
    now += 30 * DAY + 1
    ada = await memberIn(quarry, { isEditor: true })
    expect((await restore([id])).data).toBe(0)
    expect((await quarry.ask(calls.getDeletedProducts, {}, ada.headers)).data.total).toBe(0)
  })
})
