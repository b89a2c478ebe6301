import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as calls from '../../contract/favourites.ts'
import { COMMENT_ONLY, FILE, NOT_OWNER, NOTHING, peopleIn } from '../testing/access-rows.ts'
import { tryRow, untriedCalls, withTitles } from '../testing/access-rows.ts'
import type { AccessRow, Ends, People } from '../testing/access-rows.ts'
import { letIn } from '../testing/collaborators.ts'
import { aProduct } from '../testing/factories.ts'
import { memberIn } from '../testing/members.ts'
import type { TestMember } from '../testing/members.ts'
import { tries } from '../testing/tries.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

let quarry: TestApp
let people: People
let skuId: string
let otherSkuId: string

beforeAll(async () => {
  quarry = await createTestApp()
  await quarry.importLines([aProduct({ key: 'P', skus: [{ model: 'A' }, { model: 'B' }] })])
  const skus = await quarry.db.selectFrom('sku').select('id').orderBy('id').execute()
  ;[skuId = '', otherSkuId = ''] = skus.map(({ id }) => id)
  people = await peopleIn(quarry)
})
afterAll(() => quarry.close())

const folderOf = async ({ headers }: TestMember, name: string) =>
  (await quarry.call(calls.createFolder, { name }, headers)).data
const itemOf = async ({ headers }: TestMember, favoritesId: string) =>
  (await quarry.call(calls.createItems, { favoritesId, skuIds: [skuId] }, headers)).data[0]?.id ?? ''

/** Every row that is kept of a member's folders. */
const kept = async ({ id }: TestMember) => ({
  folders: await quarry.db.selectFrom('folder').selectAll().where('member_id', '=', id).orderBy('id').execute(),
  items: await quarry.db.selectFrom('folder_item').selectAll().where('member_id', '=', id).orderBy('id').execute(),
})

/** What one member has, and a folder of whoever calls. */
interface Possessions {
  folder: string
  trashed: string
  item: string
  /** An item that was taken out of the folder. */
  left: string
  /** An item in the trashed folder. */
  gone: string
  own: string
}

const NO_FOLDER = 1008009000
const NO_ITEM = 1008008000
const NONE: Ends = { others: NOTHING, comments: NOTHING, edits: NOTHING, owner: 200 }
const SEEN: Ends = { others: NO_FOLDER, comments: 200, edits: 200, owner: 200 }
const EDITED: Ends = { others: NO_FOLDER, comments: COMMENT_ONLY, edits: 200, owner: 200 }
const EDITED_ITEMS: Ends = { others: NOTHING, comments: COMMENT_ONLY, edits: 200, owner: 200 }
const rows: AccessRow<Possessions>[] = [
  [calls.getFolderPage, () => ({ pageSize: -1 }), NONE],
  [calls.getFolderPage, () => ({ shared: 1 }), { others: NOTHING, comments: 200, edits: 200, owner: NOTHING }],
  [calls.createFolder, () => ({ name: 'x', memberId: people.ada.id, member_id: people.ada.id }), NONE],
  [calls.duplicateFolder, ({ folder }) => ({ id: folder }), SEEN],
  [calls.updateFolder, ({ folder }) => ({ id: folder, name: 'Mine' }), EDITED],
  [calls.updateFolder, ({ folder }) => ({ id: folder, sort: 3 }), { ...EDITED, comments: NOT_OWNER, edits: NOT_OWNER }],
  [calls.sortFolders, ({ folder }) => ({ ids: [folder] }), NONE],
  [calls.deleteFolders, ({ folder }) => ({ ids: [folder] }), { ...NONE, comments: NOT_OWNER, edits: NOT_OWNER }],
  [calls.restoreFolders, ({ trashed }) => ({ ids: [trashed] }), NONE],
  [calls.getDeleted, () => ({ memberId: people.ada.id, member_id: people.ada.id }), NONE],
  [calls.getCollected, () => ({ skuIds: [skuId] }), { others: NOTHING, comments: NOTHING, edits: 200, owner: 200 }],
  [calls.createItems, ({ folder }) => ({ favoritesId: folder, skuIds: [otherSkuId] }), EDITED],
  [calls.deleteItems, ({ item }) => ({ ids: [item] }), EDITED_ITEMS],
  [calls.restoreItems, ({ left }) => ({ ids: [left] }), EDITED_ITEMS],
  [calls.restoreItems, ({ gone }) => ({ ids: [gone] }), NONE],
  [calls.getItemPage, ({ folder }) => ({ favoritesId: folder }), SEEN],
  [
    calls.getItemPage,
    ({ trashed }) => ({ favoritesId: trashed }),
    { others: NO_FOLDER, comments: NO_FOLDER, edits: NO_FOLDER, owner: NO_FOLDER },
  ],
  [calls.getItemFacets, ({ folder }) => ({ favoritesId: folder }), SEEN],
  [
    calls.exportItems,
    ({ folder }) => ({ favoritesId: folder, format: 'csv', language: 'en' }),
    { ...SEEN, comments: FILE, edits: FILE, owner: FILE },
  ],
  [calls.updateItem, ({ item }) => ({ id: item, note: 'mine' }), { ...EDITED, others: NO_ITEM }],
  [calls.moveItems, ({ item, own }) => ({ ids: [item], favoritesId: own }), EDITED_ITEMS],
  [calls.moveItems, ({ item, folder }) => ({ ids: [item], favoritesId: folder }), EDITED],
  [
    calls.copyItems,
    ({ item, own }) => ({ ids: [item], favoritesId: own }),
    { others: NOTHING, comments: 200, edits: 200, owner: 200 },
  ],
  [calls.copyItems, ({ item, folder }) => ({ ids: [item], favoritesId: folder }), EDITED],
  [calls.sortItems, ({ folder, item }) => ({ favoritesId: folder, ids: [item], beforeId: null }), EDITED],
  [calls.sortItems, ({ own, item }) => ({ favoritesId: own, ids: [item], beforeId: null }), NONE],
]
const CHANGING = new Set<AccessRow<Possessions>[0]>([
  calls.updateFolder,
  calls.createItems,
  calls.deleteItems,
  calls.restoreItems,
  calls.updateItem,
  calls.moveItems,
  calls.copyItems,
  calls.sortItems,
])

async function possess(): Promise<Possessions> {
  const { ada: owner, circle } = people
  const [folder, trashed] = [await folderOf(owner, 'Ada’s'), await folderOf(owner, 'Trashed')]
  const [item, gone] = [await itemOf(owner, folder), await itemOf(owner, trashed)]
  const wanted = { favoritesId: folder, skuIds: [otherSkuId] }
  const left = (await quarry.call(calls.createItems, wanted, owner.headers)).data[0]?.id ?? ''
  await quarry.call(calls.deleteItems, { ids: [gone, left] }, owner.headers)
  for (const refId of [folder, trashed]) await letIn(quarry, circle, { thing: { kind: 'folder', refId }, owner })
  await quarry.call(calls.deleteFolders, { ids: [trashed] }, owner.headers)
  return { folder, trashed, item, left, gone, own: '1' }
}

describe('what is a member’s own', () => {
  it('is tried by every call of folders', () => expect(untriedCalls(calls, rows)).toEqual([]))

  it.each(withTitles(rows))('is read and changed by who may, and by nobody else: %s', async (_title, row) => {
    const { seen, expected } = await tryRow(
      {
        quarry,
        people,
        table: 'folder',
        possess,
        callersOwn: async (caller) => (caller ? { own: await folderOf(caller, 'Own') } : {}),
        kept,
        secretsOf: ({ folder, item }) => [folder, item, 'Ada’s', 'Trashed'].map((secret) => `"${secret}"`),
        changing: CHANGING,
        copiesOf: async (caller) => (await kept(caller)).items,
      },
      row,
    )
    expect(seen).toEqual(expected)
  })
})

describe('a SKU that is toggled', () => {
  it('is in the end as the last acknowledged toggle left it, however two clients take turns', async () => {
    const bea = await memberIn(quarry)
    const folder = await folderOf(bea, 'Toggled')
    let id = await itemOf(bea, folder)
    const isIn = async () =>
      (await quarry.call(calls.getCollected, { skuIds: [skuId] }, bea.headers)).data.some(
        ({ favoritesId }) => favoritesId === folder,
      )
    const put = async () => {
      id = await itemOf(bea, folder)
    }
    const take = () => quarry.call(calls.deleteItems, { ids: [id] }, bea.headers)
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
      { numRuns: tries(15, 40) },
    )
  })
})
