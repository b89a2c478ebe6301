import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createBoard, deleteBoards, getBoardPage } from '../../contract/boards/calls.ts'
import { createBudget, getBudgetPage } from '../../contract/budgets/calls.ts'
import { createFolder, createItems, getFolderPage, updateItem } from '../../contract/favourites.ts'
import { createProject, deleteProjects } from '../../contract/projects.ts'
import { findWork } from '../../contract/own-work.ts'
import { letWorkNoMore, letWorkOn } from '../testing/collaborators.ts'
import { aProduct } from '../testing/factories.ts'
import { memberIn } from '../testing/members.ts'
import type { TestMember } from '../testing/members.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'
import { excerptOf } from './find-work.ts'

let quarry: TestApp
let ada: TestMember
let eve: TestMember

beforeAll(async () => {
  quarry = await createTestApp()
  await quarry.importLines([aProduct({ key: 'oak', skus: [{ model: 'oak' }] })])
})
afterAll(() => quarry.close())
beforeEach(async () => {
  ada = await memberIn(quarry, { nickname: 'Ada' })
  eve = await memberIn(quarry, { nickname: 'Eve' })
})

const boardOf = async ({ headers }: TestMember, name: string, more: object = {}) =>
  (await quarry.call(createBoard, { name, ...more }, headers)).data
const budgetOf = async ({ headers }: TestMember, name: string, more: object = {}) =>
  (await quarry.call(createBudget, { name, ...more }, headers)).data
const folderOf = async ({ headers }: TestMember, name: string) =>
  (await quarry.call(createFolder, { name }, headers)).data
const find = async (keyword: string, { headers } = ada) => (await quarry.call(findWork, { keyword }, headers)).data
const found = async (keyword: string, member = ada) => {
  const { list } = await find(keyword, member)
  return list.map(({ kind, name }) => `${kind} ${name}`)
}

describe('a member’s words find', () => {
  it('folders, boards and budget lists by parts of their names, in any case, width and order', async () => {
    await folderOf(ada, 'Oak floors')
    await boardOf(ada, 'Lobby, oak and brass')
    await budgetOf(ada, '橡木 Ｏａｋ 清单')
    for (const words of ['oak', 'OAK', 'ｏａｋ', ' oa '])
      expect(new Set(await found(words))).toEqual(
        new Set(['folder Oak floors', 'board Lobby, oak and brass', 'budget 橡木 Ｏａｋ 清单']),
      )
    expect(await found('brass LOBBY')).toEqual(['board Lobby, oak and brass'])
    expect(await found('橡木')).toEqual(['budget 橡木 Ｏａｋ 清单'])
    expect(await found('100%_')).toEqual([])
    expect(await find('  ')).toEqual({ list: [], total: 0 })
  })

  it('names with marks or without, as the search for products does, in each list too', async () => {
    await folderOf(ada, 'École')
    await boardOf(ada, 'Ecole', { description: 'grès' })
    await budgetOf(ada, 'E\u0301cole')
    for (const words of ['ecole', 'école', 'ÉCOLE'])
      expect((await found(words)).map((name) => name.normalize('NFC')).toSorted()).toEqual(['board Ecole', 'budget École', 'folder École']) // prettier-ignore
    for (const [call, keyword] of [[getFolderPage, 'ecole'], [getBoardPage, 'école'], [getBoardPage, 'gres'], [getBudgetPage, 'ecole']] as const) // prettier-ignore
      expect([keyword, (await quarry.ask(call, { keyword, ...(call === getBoardPage && { mine: 1 }) } as never, ada.headers)).data.total]).toEqual([keyword, 1]) // prettier-ignore
  })

  it('lists by client and code, boards by description, folders by notes on what is in them', async () => {
    await budgetOf(ada, 'House', { clientName: 'Mrs Li', code: 'P-2026' })
    await boardOf(ada, 'Hall', { description: `${'Long before. '.repeat(9)}Walnut for the Wangs` })
    const folder = await folderOf(ada, 'Samples')
    const [sku] = await quarry.db.selectFrom('sku').select('id').execute()
    const [item] = (await quarry.call(createItems, { favoritesId: folder, skuIds: [sku?.id ?? ''] }, ada.headers)).data
    await quarry.call(updateItem, { id: item?.id ?? '', note: 'asked Bruno for a sample' }, ada.headers)
    expect((await find('mrs li')).list).toMatchObject([
      { name: 'House', clientName: 'Mrs Li', code: 'P-2026', ownerName: '' },
    ])
    expect(await found('p-2026')).toEqual(['budget House'])
    expect((await find('wangs')).list).toMatchObject([
      { name: 'Hall', note: expect.stringMatching(/^….*Walnut for the Wangs$/) },
    ])
    expect((await find('bruno')).list).toMatchObject([{ name: 'Samples', note: 'asked Bruno for a sample' }])
    expect((await find('samples')).list).toMatchObject([{ name: 'Samples', note: '' }])
  })

  it('projects by name, code, client and address; a thing says which one it is in', async () => {
    const fields = { code: '26-014', clientName: 'Ms Lind', address: '12 Harbour Street, Malmö' }
    const { data: projectId } = await quarry.call(createProject, { name: 'Quay flat', ...fields }, ada.headers)
    for (const words of ['quay', '26-014', 'ms lind', 'malmo harbour'])
      expect([words, await found(words)]).toEqual([words, ['project Quay flat']])
    expect((await find('harbour')).list).toEqual([
      { kind: 'project', id: projectId, name: 'Quay flat', ownerName: '', projectName: '', clientName: 'Ms Lind', code: '26-014', note: fields.address }, // prettier-ignore
    ])
    await boardOf(ada, 'Hall', { projectId })
    const other = await boardOf(ada, 'Hall')
    const halls = (await find('hall')).list.map(({ id, projectName }) => [id === other, projectName] as const)
    expect(new Map(halls)).toEqual(new Map([[false, 'Quay flat'], [true, '']])) // prettier-ignore
  })

  it('a project that is shared with them; who has a right to a thing alone is not told its project', async () => {
    const { data: projectId } = await quarry.call(createProject, { name: 'Mill' }, eve.headers)
    const refId = await boardOf(eve, 'Hall', { projectId })
    await letWorkOn(quarry, { kind: 'board', refId }, ada, 'edit')
    expect((await find('hall')).list).toMatchObject([{ id: refId, projectName: '', ownerName: 'Eve' }])
    expect(await found('mill')).toEqual([])
    await letWorkOn(quarry, { kind: 'project', refId: projectId }, ada, 'comment')
    expect((await find('hall')).list).toMatchObject([{ id: refId, projectName: 'Mill' }])
    expect((await find('mill')).list).toMatchObject([{ kind: 'project', id: projectId, ownerName: 'Eve' }])
    await quarry.call(deleteProjects, { ids: [projectId] }, eve.headers)
    expect(await found('mill')).toEqual([])
    expect((await find('hall')).list).toMatchObject([{ projectName: '' }])
  })

  it('at most six, those named so first, and says how many there are', async () => {
    await boardOf(ada, 'Described', { description: 'oak' })
    for (const nth of [1, 2, 3, 4]) await boardOf(ada, `Oak ${nth}`)
    for (const nth of [5, 6, 7]) await budgetOf(ada, `Oak ${nth}`)
    const { list, total } = await find('oak')
    expect([list.length, total]).toEqual([6, 8])
    expect(list.every(({ name }) => name.startsWith('Oak'))).toBe(true)
    const all = (await quarry.call(findWork, { keyword: 'oak', all: true }, ada.headers)).data
    expect(all.list).toHaveLength(all.total)
    expect(all.list.slice(0, 6)).toEqual((await find('oak')).list)
  })

  it('what others share with them, until it is shared no more or in the trash; never what is another’s alone', async () => {
    const refId = await boardOf(eve, 'Oak lobby')
    await budgetOf(eve, 'Oak costs')
    await folderOf(eve, 'Oak samples')
    const own = await boardOf(ada, 'Oak kitchen')
    expect(await found('oak')).toEqual(['board Oak kitchen'])
    await letWorkOn(quarry, { kind: 'board', refId }, ada, 'comment')
    expect((await find('lobby')).list).toMatchObject([{ kind: 'board', id: refId, ownerName: 'Eve' }])
    await letWorkNoMore(quarry, { kind: 'board', refId }, ada)
    await quarry.call(deleteBoards, { ids: [own] }, ada.headers)
    expect(await find('oak')).toEqual({ list: [], total: 0 })
    await letWorkOn(quarry, { kind: 'board', refId }, ada, 'edit')
    await quarry.call(deleteBoards, { ids: [refId] }, eve.headers)
    expect(await find('oak')).toEqual({ list: [], total: 0 })
  })
})

it('reads a note around the words', () => {
  expect(excerptOf('Oak,\n for  the hall', ['hall'])).toBe('Oak, for the hall')
  expect(excerptOf('Oak for the hall', ['slate'])).toBe('')
  expect(excerptOf(`${'a'.repeat(200)} hall ${'b'.repeat(200)}`, ['hall'])).toMatch(/^…a{23} hall b+…$/)
})
