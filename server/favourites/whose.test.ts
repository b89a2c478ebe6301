import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as calls from '../../contract/favourites.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import { circleIn, letIn } from '../testing/collaborators.ts'
import type { Circle } from '../testing/collaborators.ts'
import { aProduct } from '../testing/factories.ts'
import { memberIn } from '../testing/members.ts'
import type { TestMember } from '../testing/members.ts'
import { callsOf } from '../testing/requests.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

let quarry: TestApp
let ada: TestMember
let eve: TestMember
let circle: Circle
let skuId: string
let otherSkuId: string

beforeAll(async () => {
  quarry = await createTestApp()
  await quarry.importLines([aProduct({ key: 'P', skus: [{ model: 'A' }, { model: 'B' }] })])
  const skus = await quarry.db.selectFrom('sku').select('id').orderBy('id').execute()
  ;[skuId = '', otherSkuId = ''] = skus.map(({ id }) => id)
  ada = await memberIn(quarry)
  eve = await memberIn(quarry)
  circle = await circleIn(quarry)
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

/**
 * Each call with what somebody may send to reach what is another's, and how it ends; a visitor is always asked who they are. `0` is a
 * 200 that has none of it, `FILE` a file.
 */
interface Ends {
  others: number
  comments: number
  edits: number
  owner: number
}
interface Possessions {
  folder: string
  trashed: string
  item: string
  /** Taken out of the folder. */
  left: string
  /** In the trashed folder. */
  gone: string
  /** The folder of whoever asks. */
  own: string
}
type Row = [endpoint: Endpoint, input: (theirs: Possessions) => object, ends: Ends]

const FILE = -1
const NO_FOLDER = 1008009000
const NO_ITEM = 1008008000
const [COMMENT_ONLY, NOT_OWNER] = [1009004001, 1009004002]
const NONE: Ends = { others: 0, comments: 0, edits: 0, owner: 200 }
const SEEN: Ends = { others: NO_FOLDER, comments: 200, edits: 200, owner: 200 }
const EDITED: Ends = { others: NO_FOLDER, comments: COMMENT_ONLY, edits: 200, owner: 200 }
const EDITED_ITEMS: Ends = { others: 0, comments: COMMENT_ONLY, edits: 200, owner: 200 }
const rows: Row[] = [
  [calls.getFolderPage, () => ({ pageSize: -1 }), NONE],
  [calls.getFolderPage, () => ({ shared: 1 }), { others: 0, comments: 200, edits: 200, owner: 0 }],
  [calls.createFolder, () => ({ name: 'x', memberId: ada.id, member_id: ada.id }), NONE],
  [calls.updateFolder, ({ folder }) => ({ id: folder, name: 'Mine' }), EDITED],
  [calls.updateFolder, ({ folder }) => ({ id: folder, sort: 3 }), { ...EDITED, comments: NOT_OWNER, edits: NOT_OWNER }],
  [calls.sortFolders, ({ folder }) => ({ ids: [folder] }), NONE],
  [calls.deleteFolders, ({ folder }) => ({ ids: [folder] }), { ...NONE, comments: NOT_OWNER, edits: NOT_OWNER }],
  [calls.restoreFolders, ({ trashed }) => ({ ids: [trashed] }), NONE],
  [calls.getDeleted, () => ({ memberId: ada.id, member_id: ada.id }), NONE],
  [calls.getCollected, () => ({ skuIds: [skuId] }), { others: 0, comments: 0, edits: 200, owner: 200 }],
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
    { others: 0, comments: 200, edits: 200, owner: 200 },
  ],
  [calls.copyItems, ({ item, folder }) => ({ ids: [item], favoritesId: folder }), EDITED],
  [calls.sortItems, ({ folder, item }) => ({ favoritesId: folder, ids: [item], beforeId: null }), EDITED],
  [calls.sortItems, ({ own, item }) => ({ favoritesId: own, ids: [item], beforeId: null }), NONE],
]
const CHANGING: ReadonlySet<Endpoint> = new Set<Endpoint>([
  calls.updateFolder,
  calls.createItems,
  calls.deleteItems,
  calls.restoreItems,
  calls.updateItem,
  calls.moveItems,
  calls.copyItems,
  calls.sortItems,
])
async function possessionsOf(owner: TestMember): Promise<Omit<Possessions, 'own'>> {
  const [folder, trashed] = [await folderOf(owner, 'Ada’s'), await folderOf(owner, 'Trashed')]
  const [item, gone] = [await itemOf(owner, folder), await itemOf(owner, trashed)]
  const wanted = { favoritesId: folder, skuIds: [otherSkuId] }
  const left = (await quarry.call(calls.createItems, wanted, owner.headers)).data[0]?.id ?? ''
  await quarry.call(calls.deleteItems, { ids: [gone, left] }, owner.headers)
  for (const refId of [folder, trashed]) await letIn(quarry, circle, { thing: { kind: 'folder', refId }, owner })
  await quarry.call(calls.deleteFolders, { ids: [trashed] }, owner.headers)
  return { folder, trashed, item, left, gone }
}

/** What is no JSON is a file. */
async function answerTo(endpoint: Endpoint, input: object, headers: object): Promise<{ code: number }> {
  return quarry.call(endpoint, input, { ...headers }).catch(() => ({ code: FILE }))
}

const nameOf = ([{ method, path }]: Row, index: number) =>
  `${method} ${path.replace('/app-api/product/', '')} (${index + 1})`

describe('what is a member’s own', () => {
  it('is tried by every call of folders', () => {
    const tried = [...new Set(rows.map(([{ path }]) => path))]
    expect(tried.toSorted()).toEqual(endpoints.map(({ path }) => path).toSorted())
  })

  it.each(rows.map((row, index) => [nameOf(row, index), row] as const))(
    'is read and changed by who may, and by nobody else: %s',
    async (_name, [endpoint, input, { others, comments, edits, owner }]) => {
      const theirs = await possessionsOf(ada)
      const before = await kept(ada)
      for (const [expected, member] of [
        [401, undefined],
        [others, eve],
        [others, circle.invited],
        [others, circle.removed],
        [comments, circle.comments],
        [edits, circle.edits],
      ] as const) {
        const own = member ? await folderOf(member, 'Own') : '1'
        const answer = await answerTo(endpoint, input({ ...theirs, own }), member?.headers ?? {})
        const text = JSON.stringify(answer)
        const told = [theirs.folder, theirs.item, 'Ada’s', 'Trashed'].filter((secret) => text.includes(`"${secret}"`))
        const isChanged = CHANGING.has(endpoint) && expected === 200 && member === circle.edits
        const [after, copies] = [await kept(ada), member ? (await kept(member)).items : []]
        expect({ code: answer.code, told, after, copies }).toEqual({
          code: expected || 200,
          told: expected === 200 ? told : [],
          after: isChanged ? after : before,
          copies: expected === 200 ? copies : [],
        })
      }
      await quarry.db.deleteFrom('folder').execute()
      const again = { ...(await possessionsOf(ada)), own: await folderOf(ada, 'Own') }
      expect((await answerTo(endpoint, input(again), ada.headers)).code).toBe(owner || 200)
      await quarry.db.deleteFrom('folder').execute()
    },
  )
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
      { numRuns: 40 },
    )
  })
})
