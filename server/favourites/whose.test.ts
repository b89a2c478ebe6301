import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as calls from '../../contract/favourites.ts'
import { aProduct } from '../testing/factories.ts'
import { memberIn } from '../testing/members.ts'
import type { TestMember } from '../testing/members.ts'
import { callsOf } from '../testing/requests.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

let quarry: TestApp
let ada: TestMember
let eve: TestMember
let skuId: string
let otherSkuId: string

beforeAll(async () => {
  quarry = await createTestApp()
  await quarry.importLines([aProduct({ key: 'P', skus: [{ model: 'A' }, { model: 'B' }] })])
  const skus = await quarry.db.selectFrom('sku').select('id').orderBy('id').execute()
  ;[skuId = '', otherSkuId = ''] = skus.map(({ id }) => id)
  ada = await memberIn(quarry)
  eve = await memberIn(quarry)
})
afterAll(() => quarry.close())

const folderOf = async ({ headers }: TestMember, name: string) =>
  (await quarry.call(calls.createFolder, { name }, headers)).data
const itemOf = async ({ headers }: TestMember, favoritesId: string) =>
  (await quarry.call(calls.createItems, { favoritesId, skuIds: [skuId] }, headers)).data[0]?.id ?? ''

/** All that is kept of a member's folders. */
const kept = async ({ id }: TestMember) => ({
  folders: await quarry.db.selectFrom('folder').selectAll().where('member_id', '=', id).orderBy('id').execute(),
  items: await quarry.db.selectFrom('folder_item').selectAll().where('member_id', '=', id).orderBy('id').execute(),
})

const endpoints = callsOf(Object.values(calls))

describe('another member', () => {
  it('sees and changes nothing by any call, whatever of one’s ids they send; nor does a visitor', async () => {
    const [folder, trashed] = [await folderOf(ada, 'Ada’s'), await folderOf(ada, 'Trashed')]
    const item = await itemOf(ada, folder)
    const gone = await itemOf(ada, trashed)
    const [left] = (await quarry.call(calls.createItems, { favoritesId: folder, skuIds: [otherSkuId] }, ada.headers))
      .data
    await quarry.call(calls.deleteItems, { ids: [gone, left?.id] }, ada.headers)
    await quarry.call(calls.deleteFolders, { ids: [trashed] }, ada.headers)
    const own = await folderOf(eve, 'Eve’s')
    expect((await quarry.call(calls.getDeleted, {}, ada.headers)).data).toHaveLength(2)
    const before = await kept(ada)
    const inputs: Record<string, object[]> = {
      [calls.getFolderPage.path]: [{ pageSize: -1 }],
      [calls.createFolder.path]: [{ name: 'x', memberId: ada.id, member_id: ada.id }],
      [calls.updateFolder.path]: [{ id: folder, name: 'Mine' }],
      [calls.sortFolders.path]: [{ ids: [folder] }],
      [calls.deleteFolders.path]: [{ ids: [folder] }],
      [calls.restoreFolders.path]: [{ ids: [trashed] }],
      [calls.getDeleted.path]: [{}, { memberId: ada.id, member_id: ada.id }],
      [calls.getCollected.path]: [{ skuIds: [skuId] }],
      [calls.createItems.path]: [{ favoritesId: folder, skuIds: [skuId] }],
      [calls.deleteItems.path]: [{ ids: [item] }],
      [calls.restoreItems.path]: [{ ids: [gone] }],
      [calls.getItemPage.path]: [{ favoritesId: folder }],
      [calls.getItemFacets.path]: [{ favoritesId: folder }],
      [calls.exportItems.path]: [{ favoritesId: folder, format: 'csv', language: 'en' }],
      [calls.updateItem.path]: [{ id: item, note: 'mine' }],
      [calls.moveItems.path]: [
        { ids: [item], favoritesId: own },
        { ids: [item], favoritesId: folder },
      ],
      [calls.copyItems.path]: [
        { ids: [item], favoritesId: own },
        { ids: [item], favoritesId: folder },
      ],
      [calls.sortItems.path]: [
        { favoritesId: folder, ids: [item], beforeId: null },
        { favoritesId: own, ids: [item], beforeId: null },
      ],
    }
    expect(Object.keys(inputs).toSorted()).toEqual(endpoints.map(({ path }) => path).toSorted())
    for (const endpoint of endpoints) {
      const { path } = endpoint
      for (const input of inputs[path] ?? []) {
        expect({ path, code: (await quarry.call(endpoint, input)).code }).toEqual({ path, code: 401 })
        const answer = JSON.stringify(await quarry.call(endpoint, input, eve.headers))
        const told = [folder, item, 'Ada’s', 'Trashed'].filter((secret) => answer.includes(`"${secret}"`))
        expect({ path, told, ...(await kept(ada)) }).toEqual({ path, told: [], ...before })
      }
    }
    expect((await kept(eve)).items).toEqual([])
  })
})

describe('a SKU that is toggled', () => {
  it('is in the end as the last acknowledged toggle left it, however two clients take turns', async () => {
    const folder = await folderOf(ada, 'Toggled')
    let id = await itemOf(ada, folder)
    const isIn = async () =>
      (await quarry.call(calls.getCollected, { skuIds: [skuId] }, ada.headers)).data.some(
        ({ favoritesId }) => favoritesId === folder,
      )
    const put = async () => {
      id = await itemOf(ada, folder)
    }
    const take = () => quarry.call(calls.deleteItems, { ids: [id] }, ada.headers)
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ isPut: fc.boolean(), isBeside: fc.boolean(), isOtherPut: fc.boolean() }), {
          minLength: 1,
          maxLength: 8,
        }),
        fc.boolean(),
        async (turns, isLastPut) => {
          for (const { isPut, isBeside, isOtherPut } of turns) {
            const one = isPut ? put() : take()
            if (isBeside) await Promise.all([one, isOtherPut ? put() : take()])
            else await one
          }
          await (isLastPut ? put() : take())
          expect(await isIn()).toBe(isLastPut)
          const rows = await quarry.db.selectFrom('folder_item').select('id').where('folder_id', '=', folder).execute()
          expect(rows).toHaveLength(1)
        },
      ),
      { numRuns: 40 },
    )
  })
})
