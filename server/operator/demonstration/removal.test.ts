import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { getAuditPage } from '../../../contract/audit.ts'
import { createBoard } from '../../../contract/boards/calls.ts'
import { createBudget } from '../../../contract/budgets/calls.ts'
import { getProductFacets, getProductPage } from '../../../contract/catalogue.ts'
import { getDemonstration, previewRemoval, removeDemonstration } from '../../../contract/demonstration.ts'
import * as favourites from '../../../contract/favourites.ts'
import { getSignInOptions, getUser, signInByPassword } from '../../../contract/members.ts'
import { changeAs, lockCatalogue } from '../../catalogue/change-log.ts'
import { createDemonstrationAccounts } from '../../members/sign-in/demonstration-accounts.ts'
import { aPicture, aProduct } from '../../testing/factories.ts'
import { madeKeyOf, makeCovers } from '../../testing/made-files.ts'
import { makeFiles } from '../../testing/making-files.ts'
import { aMaterial, materialLines } from '../../testing/materials.ts'
import { bearer, memberIn } from '../../testing/members.ts'
import type { TestMember } from '../../testing/members.ts'
import { openSearchedMaterials } from '../../testing/searched-materials.ts'
import { createTestApp, writeFileInside } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'

let quarry: TestApp
let operator: TestMember

beforeEach(async () => {
  quarry = await createTestApp({ maker: makeFiles() })
  operator = await memberIn(quarry, { isOperator: true })
})
afterEach(() => quarry.close())

const brand = { englishName: 'Nordhem' }
const OAK = aProduct({ key: 'OAK', brand, enName: 'Oak', skus: [{ model: 'OAK-1', minPrice: 90, maxPrice: 90 }, { model: 'OAK-2' }] }) // prettier-ignore
const ASH = aProduct({ key: 'ASH', brand: { englishName: 'Ghost' }, enName: 'Ash', category: [{ enName: 'Walls' }] })
const DEMONSTRATION = [OAK, ASH, { rate: { currency: 'EUR', date: '2026-11-01', cny: 8.2 } }]

const load = async (lines: unknown[] = DEMONSTRATION) => {
  await quarry.importLines(lines, { actor: 'demonstration' }, 'demonstration')
  await createDemonstrationAccounts(quarry.deps)
}
const signedIn = async (email: string) => {
  const { data } = await quarry.call(signInByPassword, { email, password: 'quarry88' })
  return bearer(data)
}
const state = async (headers: Record<string, string> = operator.headers) =>
  (await quarry.ask(getDemonstration, {}, headers)).data
const preview = async (headers: Record<string, string> = operator.headers) =>
  (await quarry.ask(previewRemoval, {}, headers)).data
async function remove(headers: Record<string, string> = operator.headers) {
  expect((await quarry.call(removeDemonstration, { isConfirmed: true }, headers)).code).toBe(200)
  await expect.poll(async () => (await state(headers)).state, { interval: 20 }).not.toBe('removing')
  return state(headers)
}
const onSale = async () => (await quarry.ask(getProductPage, {})).data.list.map(({ enName }) => enName)
const skuOf = async (model: string) =>
  quarry.db.selectFrom('sku').select(['id', 'status']).where('model', '=', model).executeTakeFirst()
async function collect({ headers }: Pick<TestMember, 'headers'>, model: string) {
  const { data: favoritesId } = await quarry.call(favourites.createFolder, { name: 'Timber' }, headers)
  await quarry.call(favourites.createItems, { favoritesId, skuIds: [(await skuOf(model))?.id] }, headers)
  return favoritesId
}

describe('the demonstration', () => {
  it('goes whole: catalogue, boards, budget lists and accounts', async () => {
    expect((await state()).state).toBe('none')
    await load()
    const demo = await signedIn('demo@quarry.test')
    await quarry.call(createBoard, { name: 'Oak room' }, demo)
    await quarry.call(createBudget, { name: 'Oak floor' }, demo)
    await collect({ headers: demo }, 'OAK-1')
    expect(await state()).toMatchObject({ state: 'there', outcome: null })
    expect(await preview()).toEqual({
      goes: { products: 2, skus: 3, boards: 1, budgets: 1, folders: 1, accounts: 2 },
      stays: { products: 0, skusInFolders: 0 },
      keepsOwnAccount: false,
    })

    expect((await quarry.call(removeDemonstration, {}, operator.headers)).code).toBe(400)
    expect(await remove()).toMatchObject({ state: 'removed', outcome: { removed: 2, kept: 0, withdrawn: 0 } })

    expect(await onSale()).toEqual([])
    const { data: facets } = await quarry.ask(getProductFacets, {})
    expect(facets).toMatchObject({ total: 0, skuTotal: 0, brands: [], categories: [], colors: [] })
    for (const table of ['product', 'sku', 'brand', 'category', 'exchange_rate', 'board', 'budget', 'folder'] as const)
      expect([table, await quarry.db.selectFrom(table).selectAll().execute()]).toEqual([table, []])
    expect((await quarry.call(getUser, {}, demo)).code).toBe(401)
    expect((await quarry.call(getSignInOptions)).data.demo).toBeUndefined()
    for (const email of ['demo@quarry.test', 'staff@quarry.test'])
      expect((await quarry.call(signInByPassword, { email, password: 'quarry88' })).code).toBe(1004003000)
  })

  it('is logged as it goes, by whoever had it removed', async () => {
    await load()
    await remove()
    const { data } = await quarry.ask(getAuditPage, { origin: 'undo', entity: 'product' }, operator.headers)
    expect(data.list.map(({ enName, kind, memberId, run }) => [enName, kind, memberId, run?.name])).toEqual([
      ['Ash', 'removed', operator.id, 'demonstration'],
      ['Oak', 'removed', operator.id, 'demonstration'],
    ])
    const { data: loaded } = await quarry.ask(getAuditPage, { origin: 'demonstration', entity: 'product' }, operator.headers) // prettier-ignore
    expect(loaded.list).toHaveLength(2)
  })

  it('leaves what staff changed, added or imported since', async () => {
    await load()
    await quarry.importLines([aProduct({ key: 'ELM', brand, enName: 'Elm', currencyUnit: 'EUR', skus: [{ model: 'ELM-1', minPrice: 9, maxPrice: 9 }] })], {}, 'elm.jsonl') // prettier-ignore
    await quarry.db.transaction().execute(async (trx) => {
      await lockCatalogue(trx)
      await changeAs(trx, `member:${operator.id}`)
      await trx.updateTable('sku').set({ stock: '7' }).where('model', '=', 'OAK-1').execute()
    })
    expect(await preview()).toMatchObject({ goes: { products: 1, skus: 1 }, stays: { products: 1, skusInFolders: 0 } })
    expect(await remove()).toMatchObject({ outcome: { removed: 1, kept: 1, withdrawn: 0 } })
    expect((await onSale()).toSorted()).toEqual(['Elm', 'Oak'])
    expect(await skuOf('OAK-1')).toMatchObject({ status: 'on_sale' })
    expect(await skuOf('OAK-2')).toBeUndefined()
    const brands = await quarry.db.selectFrom('brand').select('english_name').execute()
    expect(brands).toEqual([{ english_name: 'Nordhem' }])
    // What else is priced in that currency goes on to be converted.
    const rates = await quarry.db.selectFrom('exchange_rate').select(['currency', 'cny']).execute()
    expect(rates).toEqual([{ currency: 'EUR', cny: '8.2' }])
  })

  it('leaves what lies in a member’s folder there, out of the shop window', async () => {
    await load()
    const ada = await memberIn(quarry)
    const favoritesId = await collect(ada, 'OAK-1')
    expect(await preview()).toMatchObject({ goes: { products: 1, skus: 2 }, stays: { products: 0, skusInFolders: 1 } })
    expect(await remove()).toMatchObject({ outcome: { removed: 1, kept: 1, withdrawn: 1 } })
    expect(await onSale()).toEqual([])
    expect((await quarry.ask(getProductFacets, {})).data.total).toBe(0)
    const { data } = await quarry.ask(favourites.getItemPage, { favoritesId }, ada.headers)
    expect(data.list).toMatchObject([{ onSale: false, product: { enName: 'Oak' } }])
    expect(await skuOf('OAK-2')).toBeUndefined()
  })

  it('keeps the pictures of what stays, which could be drawn no more one day', async () => {
    await writeFileInside(quarry.folder, 'oak.png', await aPicture())
    const skus = [
      { model: 'OAK-1', minPrice: 9, maxPrice: 9, coverImage: 'oak.png' },
      { model: 'OAK-2', minPrice: 9, maxPrice: 9 },
    ]
    await load([aProduct({ key: 'OAK', brand, enName: 'Oak', skus }), ASH])
    // Somebody has it in a folder from before its pictures could be drawn.
    await collect(await memberIn(quarry), 'OAK-1')
    await makeCovers(quarry)
    await remove()
    const kept = async () => quarry.db.selectFrom('made_file').select('key').where('kept_at', 'is not', null).execute()
    await expect.poll(kept, { interval: 20 }).toEqual([{ key: madeKeyOf('OAK-1') }])
  })

  it('leaves the account of whoever has it removed; another operator removes that as well', async () => {
    await load()
    const staff = await signedIn('staff@quarry.test')
    expect(await preview(staff)).toMatchObject({ goes: { accounts: 1 }, keepsOwnAccount: true })
    expect(await remove(staff)).toMatchObject({ state: 'removed' })
    expect((await quarry.call(getSignInOptions)).data.demo?.map(({ email }) => email)).toEqual(['staff@quarry.test'])
    expect((await state()).state).toBe('rest')
    expect(await remove()).toMatchObject({ state: 'removed', outcome: { removed: 2 } })
    expect((await quarry.call(getUser, {}, staff)).code).toBe(401)
  })

  it('goes on being removed where that was broken off, by any server', async () => {
    await load()
    await quarry.db
      .insertInto('demonstration_removal')
      .values({ member_id: operator.id, asked_at: new Date() })
      .execute()
    await quarry.db
      .insertInto('job')
      .values({
        kind: 'demonstration:remove',
        subject: 'demonstration:remove',
        payload: JSON.stringify({ memberId: operator.id }),
        state: 'running',
      }) // prettier-ignore
      .execute()
    expect((await state()).state).toBe('removing')
    expect((await quarry.call(removeDemonstration, { isConfirmed: true }, operator.headers)).code).toBe(1011001002)
    const beside = await createTestApp({ beside: quarry })
    await beside.app.ready()
    await expect.poll(async () => (await state()).state, { interval: 20 }).toBe('removed')
    await beside.close()
    expect(await onSale()).toEqual([])
  })

  it('is not removed while it is being loaded', async () => {
    const codes: number[] = []
    await quarry.importLines(
      DEMONSTRATION,
      {
        actor: 'demonstration',
        async onBegun() {
          expect((await state()).state).toBe('loading')
          codes.push((await quarry.call(removeDemonstration, { isConfirmed: true }, operator.headers)).code)
        },
      },
      'demonstration',
    )
    expect(codes).toEqual([1011001001])
  })

  it('takes nothing with it of a file that is called as it is', async () => {
    await quarry.importLines([OAK], {}, 'demonstration')
    await createDemonstrationAccounts(quarry.deps)
    expect(await preview()).toMatchObject({ goes: { products: 0, skus: 0, accounts: 2 } })
    await remove()
    expect(await onSale()).toEqual(['Oak'])
  })
})

it('is found by no picture once it is gone', async () => {
  const materials = await openSearchedMaterials([])
  try {
    const { quarry: searched, search, index } = materials
    const lines = await materialLines(searched.folder, ['Herringbone'])
    await searched.importLines(lines, { actor: 'demonstration' }, 'demonstration')
    await index()
    const picture = await aMaterial('Herringbone')
    expect((await search(picture)).data.list).toHaveLength(1)
    const { headers } = await memberIn(searched, { isOperator: true })
    await searched.call(removeDemonstration, { isConfirmed: true }, headers)
    const ask = async () => (await searched.ask(getDemonstration, {}, headers)).data.state
    await expect.poll(ask, { interval: 20 }).toBe('removed')
    const { data } = await search(picture)
    expect([data.list, data.more, data.nearestByColor ?? []]).toEqual([[], [], []])
    await index()
    expect((await sql`SELECT FROM picture_use`.execute(searched.db)).rows).toEqual([])
  } finally {
    await materials.close()
  }
})
