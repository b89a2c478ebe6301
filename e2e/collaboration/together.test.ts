import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { createBudget } from '../../contract/budgets/calls.ts'
import { getReceivedInvitations } from '../../contract/collaboration/people-calls.ts'
import { workedExample } from '../../server/testing/budgets.ts'
import { askAs } from '../../server/testing/requests.ts'
import { seriousInBothThemes } from '../stage/axe.ts'
import { aBoardOf, readBoard } from '../stage/boards-shop.ts'
import { memberOf, newAddress, openAs } from '../stage/members.ts'
import { openShareDrawer, PHONE } from '../stage/sharing-shop.ts'
import { setMembersStage } from '../stage/stage.ts'

const stage = setMembersStage()

const DESK = { width: 1366, height: 768 }

/** Invites somebody by the form in the sharing drawer. */
async function invite(page: Page, email: string): Promise<void> {
  await openShareDrawer(page)
  const drawer = page.getByRole('dialog', { name: /^Share this/ })
  await drawer.getByRole('tab', { name: 'People' }).click()
  await drawer.getByRole('textbox', { name: 'Email address' }).fill(email)
  await drawer.getByRole('button', { name: 'Invite' }).click()
  await drawer.getByRole('region', { name: 'Invited' }).getByText(email, { exact: true }).waitFor()
}

/** Field with the list's name; Enter saves it. */
const nameOfList = (page: Page) => page.getByRole('textbox', { name: 'Name of the list' })
const item = (page: Page, number: number) => page.getByRole('button', { name: new RegExp(`^${number} · `) })
const saved = (page: Page) => page.getByText('saved', { exact: true })

it('somebody is invited to a list, accepts on the page that the mail leads to, edits it with its owner, and leaves', async () => {
  const { url } = stage.shop.server
  const eve = await memberOf(stage.shop, { nickname: 'Eve' })
  const email = newAddress()
  const lin = await memberOf(stage.shop, { nickname: 'Lin', email })
  const id = await askAs(eve, url)(createBudget, { ...workedExample(), name: 'Harbour hotel' })
  const owner = await stage.enter({ viewport: DESK })
  await openAs(eve, owner, { url: `${url}/budgetList/${id}` })
  await invite(owner, email)
  expect(await seriousInBothThemes(owner)).toEqual([])
  await owner.getByRole('button', { name: 'Close', exact: true }).click()

  const [invitation] = await askAs(lin, url)(getReceivedInvitations, {})
  const guest = await stage.enterBeside({ viewport: DESK })
  await openAs(lin, guest, { url: `${url}/invitation/${invitation?.id}` })
  await guest.getByText('Eve invites you to the budget list “Harbour hotel”.').waitFor()
  expect(await seriousInBothThemes(guest)).toEqual([])
  await guest.getByRole('button', { name: 'Accept' }).click()
  await guest.getByRole('heading', { level: 1, name: 'Harbour hotel' }).waitFor()

  // Each sees the other's edits.
  await nameOfList(guest).fill('Harbour hotel, lobby')
  await nameOfList(guest).press('Enter')
  await owner.getByRole('heading', { level: 1, name: 'Harbour hotel, lobby' }).waitFor()
  await nameOfList(owner).fill('Harbour hotel, lobby and bar')
  await nameOfList(owner).press('Enter')
  await guest.getByRole('heading', { level: 1, name: 'Harbour hotel, lobby and bar' }).waitFor()

  // Actions that are the owner's alone are not offered.
  expect(await guest.getByRole('button', { name: /^Share/ }).count()).toBe(0)
  await guest.getByRole('button', { name: 'People', exact: true }).click()
  const people = guest.getByRole('dialog', { name: 'People on this budget list' })
  await people.getByText('Lin (you)').waitFor()
  await people.getByRole('button', { name: 'Leave' }).click()
  await people.getByRole('group').getByRole('button', { name: 'Leave' }).click()
  await guest.getByText('No budget lists are shared with you yet.').waitFor()
  await guest.goto(`${url}/budgetList/${id}`)
  await guest.getByText('There is no such budget list.').waitFor()
})

it('two people edit one board; the one who becomes a commenter sees that, and can no longer edit', async () => {
  const { url } = stage.shop.server
  const eve = await memberOf(stage.shop, { nickname: 'Eve' })
  const email = newAddress()
  const lin = await memberOf(stage.shop, { nickname: 'Lin', email })
  const id = await aBoardOf(stage.shop, eve, { name: 'Lobby', count: 2 })
  const owner = await stage.enter({ viewport: DESK })
  await openAs(eve, owner, { url: `${url}/material/${id}` })
  await item(owner, 1).waitFor()
  await invite(owner, email)

  const guest = await stage.enterBeside({ viewport: DESK })
  await openAs(lin, guest, { url: `${url}/material?shared=1` })
  await guest.getByRole('button', { name: 'Accept: Lobby' }).click()
  const card = guest.getByRole('article', { name: 'Lobby' })
  await card.getByText('Can edit').waitFor()
  expect(await seriousInBothThemes(guest)).toEqual([])
  await card.getByRole('link').click()
  await item(guest, 2).waitFor()
  await item(guest, 2).press('Enter')
  await item(guest, 2).press('ArrowRight')
  await saved(guest).waitFor()
  await expect.poll(async () => (await readBoard(stage.shop, eve, id)).version).toBeGreaterThan(1)
  const [, moved] = (await readBoard(stage.shop, eve, id)).items
  await item(owner, 2)
    .and(owner.getByRole('button', { name: new RegExp(`, ${moved?.x} mm from the left`) }))
    .waitFor()

  const drawer = owner.getByRole('dialog', { name: 'Share this board' })
  await drawer.getByRole('button', { name: 'What Lin may do: Can edit' }).click()
  await owner.getByRole('menuitem', { name: 'Can comment' }).click()
  await guest.getByText('You can look at this board and comment on it.').waitFor()
  await guest.setViewportSize(PHONE)
  await guest.getByRole('button', { name: 'People', exact: true }).waitFor()
  expect(await seriousInBothThemes(guest)).toEqual([])
})
