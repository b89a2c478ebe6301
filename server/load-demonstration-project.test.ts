import { expect, it, onTestFinished } from 'vitest'
import { createBoard, deleteBoards } from '../contract/boards/calls.ts'
import { createBudget } from '../contract/budgets/calls.ts'
import { deleteProjects, getProject, getProjectPage } from '../contract/projects.ts'
import { BOARDS } from '../demo/boards/boards.ts'
import { BUDGETS } from '../demo/budgets/budgets.ts'
import { PROJECT } from '../demo/project.ts'
import { loadDemonstrationProject } from './load-demonstration-project.ts'
import { createDemonstrationAccounts } from './members/sign-in/demonstration-accounts.ts'
import { createClock } from './platform/clock.ts'
import { memberIn } from './testing/members.ts'
import { createTestApp } from './testing/test-app.ts'

/** A shop with the demonstration's member, whose boards and lists of the project are made by hand. */
async function aShop() {
  const quarry = await createTestApp()
  onTestFinished(() => quarry.close())
  const load = () => loadDemonstrationProject({ db: quarry.db, clock: createClock() })
  expect(await load(), 'without a member').toBe(false)
  await createDemonstrationAccounts({ db: quarry.db, clock: createClock() })
  const member = await memberIn(quarry)
  // Signed in as the demonstration's member.
  await quarry.db.updateTable('member').set({ is_demonstration: false }).where('user_type', '=', 1).execute()
  await quarry.db.updateTable('member').set({ is_demonstration: true }).where('id', '=', member.id).execute()
  expect(await load(), 'without boards').toBe(false)
  const nameOf = (all: readonly { key: string; name: string }[], key: string) =>
    all.find((one) => one.key === key)?.name ?? ''
  const boards: string[] = []
  for (const key of PROJECT.boards) {
    await quarry.db.insertInto('demonstration_board').values({ key }).execute()
    boards.push((await quarry.call(createBoard, { name: nameOf(BOARDS, key) }, member.headers)).data)
  }
  expect(await load(), 'without its list').toBe(false)
  for (const key of PROJECT.budgets) {
    await quarry.db.insertInto('demonstration_budget').values({ key }).execute()
    await quarry.call(createBudget, { name: nameOf(BUDGETS, key) }, member.headers)
  }
  const list = async () => (await quarry.ask(getProjectPage, {}, member.headers)).data.list
  return { quarry, member, boards, load, list }
}

it('makes one project around boards and a list once they are there, and never again', async () => {
  const { quarry, member, load, list } = await aShop()
  expect(await load()).toBe(true)
  const [card] = await list()
  expect(card).toMatchObject({ name: PROJECT.name, boards: PROJECT.boards.length, budgets: PROJECT.budgets.length })
  const { data } = await quarry.ask(getProject, { id: card?.id ?? '' }, member.headers)
  expect(data.rooms.map(({ name }) => name)).toEqual(PROJECT.rooms.map(({ name }) => name))
  expect(await load()).toBe(false)
  await quarry.call(deleteProjects, { ids: [data.id] }, member.headers)
  expect(await load(), 'deleted by its owner').toBe(false)
  expect(await list()).toEqual([])
})

it('makes none for a member who has deleted one of them, also when it comes back', async () => {
  const { quarry, member, boards, load, list } = await aShop()
  await quarry.call(deleteBoards, { ids: boards.slice(0, 1) }, member.headers)
  expect(await load()).toBe(false)
  await quarry.db.updateTable('board').set({ deleted_at: null }).execute()
  expect(await load()).toBe(false)
  expect(await list()).toEqual([])
})

it('goes with the account of the demonstration', async () => {
  const { quarry, member, load } = await aShop()
  await load()
  await quarry.db.deleteFrom('member').where('id', '=', member.id).execute()
  expect(await quarry.db.selectFrom('project').select('id').execute()).toEqual([])
})
