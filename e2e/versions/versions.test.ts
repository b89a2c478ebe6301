import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { createBoard } from '../../contract/boards/calls.ts'
import { createBudget } from '../../contract/budgets/calls.ts'
import { aChip } from '../../server/testing/boards.ts'
import { workedExample } from '../../server/testing/budgets.ts'
import { askAs } from '../../server/testing/requests.ts'
import { memberOf, openAs } from '../stage/members.ts'
import { setMembersStage } from '../stage/stage.ts'

const stage = setMembersStage()

async function keep(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Named versions', exact: true }).click()
  const drawer = page.getByRole('dialog', { name: /^Named versions of this/ })
  await drawer.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
  await drawer.getByRole('button', { name: 'Keep', exact: true }).click()
  await drawer.getByText(name, { exact: true }).waitFor()
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'detached' })
}

/** From the drawer, while the last edit is unsaved. */
async function compareWithNow(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Named versions', exact: true }).click()
  await page.getByRole('link', { name: `Compare with now: ${name}` }).click()
  await page.getByRole('heading', { level: 1, name: /^Compare versions of/ }).waitFor()
}

async function bringBack(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Look at “First idea”' }).click()
  await page.getByText(/^You are looking at “First idea”/).waitFor()
  await page.getByRole('button', { name: 'Bring back' }).click()
  await page
    .getByRole('group', { name: /^Bring “First idea” back\?/ })
    .getByRole('button', { name: 'Bring back' })
    .click()
  await page.getByText('“First idea” is back.').waitFor()
}

/** From the editor's drawer, while the last edit is unsaved. */
async function bringBackFromList(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Named versions', exact: true }).click()
  const drawer = page.getByRole('dialog', { name: /^Named versions of this/ })
  await drawer.getByRole('button', { name: 'Bring back: First idea' }).click()
  await drawer
    .getByRole('group', { name: /^Bring “First idea” back\?/ })
    .getByRole('button', { name: 'Bring back' })
    .click()
  await drawer.waitFor({ state: 'detached' })
  await page.getByText('“First idea” is back.').waitFor()
}

async function rename(page: Page, field: string, name: string): Promise<void> {
  await page.getByRole('textbox', { name: field, exact: true }).fill(name)
  await page.keyboard.press('Enter')
}

async function isNamed(page: Page, field: string, name: string): Promise<void> {
  await expect.poll(() => page.getByRole('textbox', { name: field, exact: true }).inputValue()).toBe(name)
}

it('somebody keeps a board, changes it, compares both, brings it back, and takes that back; and a list, with what it came to', async () => {
  const { url } = stage.shop.server
  const ada = await memberOf(stage.shop, { nickname: 'Ada' })
  const boardId = await askAs(ada, url)(createBoard, { name: 'Lobby', items: [aChip({ name: 'Clay' })] })
  const budgetId = await askAs(ada, url)(createBudget, { ...workedExample(), name: 'Hotel' })
  const page = await stage.enter()
  await openAs(ada, page, { url: `${url}/material/${boardId}` })
  await keep(page, 'First idea')
  await rename(page, 'Board name', 'Bar')
  await compareWithNow(page, 'First idea')
  await page.getByText('All of it: name Lobby → Bar').waitFor()
  await bringBack(page)
  await isNamed(page, 'Board name', 'Lobby')
  await page.locator('[data-toast]').getByRole('button', { name: 'Undo', exact: true }).click()
  await page.getByText('It is as it was before.').waitFor()
  await isNamed(page, 'Board name', 'Bar')
  await bringBackFromList(page)
  await isNamed(page, 'Board name', 'Lobby')

  await page.goto(`${url}/budgetList/${budgetId}`)
  await keep(page, 'First idea')
  await rename(page, 'Name of the budget list', 'Hostel')
  await compareWithNow(page, 'First idea')
  await page.getByText('All of it: name Hotel → Hostel').waitFor()
  await page.getByRole('row', { name: /^Lowest 4,147\.20 4,147\.20 0\.00$/ }).waitFor()
  await bringBack(page)
  await isNamed(page, 'Name of the budget list', 'Hotel')
})
