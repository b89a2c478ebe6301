import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { createBudget, getBudget, updateBudget } from '../../contract/budgets/calls.ts'
import { getReceivedInvitations } from '../../contract/collaboration/people-calls.ts'
import { aLine, anAllocation, aRoom } from '../../server/testing/budgets.ts'
import { askAs } from '../../server/testing/requests.ts'
import { aBoardOf, readBoard } from '../stage/boards-shop.ts'
import { memberOf, newAddress, openAs } from '../stage/members.ts'
import { openShareDrawer } from '../stage/sharing-shop.ts'
import { FAILED_REQUEST, setMembersStage } from '../stage/stage.ts'

const stage = setMembersStage()

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
const nameOfList = (page: Page) => page.getByRole('textbox', { name: 'Name of the budget list' })
const item = (page: Page, number: number) => page.getByRole('button', { name: new RegExp(`^${number} · `) })
const state = (page: Page, words: string) => page.getByText(words, { exact: true })
const discussion = (page: Page) => page.getByRole('dialog', { name: 'Discussion' })

/** The net quantity in a line's row. */
async function net(page: Page, line: string): Promise<Locator> {
  const column = await page.getByRole('columnheader', { name: 'Net' }).getAttribute('aria-colindex')
  return page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: line }) })
    .locator(`[aria-colindex="${column}"]`)
}

async function type(page: Page, line: string, text: string): Promise<void> {
  await (await net(page, line)).click()
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
}

const reads = async (page: Page, line: string, text: string) =>
  (await net(page, line)).filter({ hasText: text }).waitFor()

/** Opens the bell, and follows a notice's link. */
async function followNotice(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: /^Notices/ }).click()
  await page.getByRole('dialog', { name: 'Notices' }).getByRole('link', { name: words }).click()
}

it('somebody is invited to a list, and both fill it; who saves one cell later chooses; the other finds by the bell what they are to do, does it, and leaves', async () => {
  const { url } = stage.shop.server
  const eve = await memberOf(stage.shop, { nickname: 'Eve' })
  const email = newAddress()
  const lin = await memberOf(stage.shop, { nickname: 'Lin', email })
  const ask = askAs(eve, url)
  const [room, oak, paint] = [aRoom({ name: 'Lobby' }), aLine({ name: 'Oak floor' }), aLine({ name: 'White paint' })]
  const allocations = [oak, paint].map((line) => anAllocation(line, room, { netQty: '10' }))
  const id = await ask(createBudget, { name: 'Harbour hotel', rooms: [room], lines: [oak, paint], allocations })
  const quantities = async () => (await ask(getBudget, { id })).allocations.map(({ netQty }) => netQty).toSorted()
  const owner = await stage.enter()
  await openAs(eve, owner, { url: `${url}/budgetList/${id}` })
  await invite(owner, email)
  await owner.getByRole('button', { name: 'Close', exact: true }).click()

  const [invitation] = await askAs(lin, url)(getReceivedInvitations, {})
  const guest = await stage.enterBeside()
  await openAs(lin, guest, { url: `${url}/invitation/${invitation?.id}` })
  await guest.getByText('Eve invites you to the budget list “Harbour hotel”.').waitFor()
  await guest.getByRole('button', { name: 'Accept' }).click()
  await guest.getByRole('heading', { level: 1, name: 'Harbour hotel' }).waitFor()

  // Each sees the other's edits.
  await nameOfList(guest).fill('Harbour hotel, lobby')
  await nameOfList(guest).press('Enter')
  await owner.getByRole('heading', { level: 1, name: 'Harbour hotel, lobby' }).waitFor()
  await type(owner, 'Oak floor', '12')
  await reads(guest, 'Oak floor', '12')

  // Both type into one cell: who saves later chooses, and nothing else waits.
  stage.forgive(FAILED_REQUEST)
  await owner.route(`**${updateBudget.path}`, (route) => route.abort())
  await type(owner, 'Oak floor', '20')
  await type(owner, 'White paint', '7')
  await state(owner, 'Offline, kept in this browser').waitFor()
  await type(guest, 'Oak floor', '30')
  await expect.poll(quantities).toEqual(['10', '30'])
  await owner.unroute(`**${updateBudget.path}`)
  await owner.evaluate("dispatchEvent(new Event('online'))")
  await owner.getByText('One thing was changed here and elsewhere: Oak floor in Lobby.').waitFor()
  await expect.poll(quantities).toEqual(['30', '7'])
  await reads(guest, 'White paint', '7')
  // A reloaded page asks the same question.
  await owner.reload()
  await owner.getByRole('button', { name: 'Keep mine' }).click()
  await state(owner, 'All changes saved').waitFor()
  await reads(guest, 'Oak floor', '20')
  expect(await quantities()).toEqual(['20', '7'])

  // The menu offers the discussion once it is loaded.
  await owner.getByRole('button', { name: /^Discussion/ }).waitFor()
  await owner.getByRole('rowheader', { name: /^Oak/ }).first().click({ button: 'right' })
  await owner.getByRole('menuitem', { name: 'Comment' }).click()
  const field = discussion(owner).getByRole('textbox', { name: 'New comment' })
  await field.fill('Ask for a sample, @l')
  await discussion(owner).getByRole('option', { name: 'Lin' }).click()
  await expect.poll(() => field.inputValue()).toBe('Ask for a sample, @Lin ')
  await discussion(owner).getByRole('button', { name: 'Make it a to-do' }).click()
  await discussion(owner).getByRole('button', { name: 'Send' }).click()
  await discussion(owner).getByRole('checkbox', { name: 'For Lin' }).waitFor()

  await guest.goto(`${url}/budgetList`)
  await followNotice(guest, 'Eve gave you something to do on “Harbour hotel, lobby”')
  const thread = discussion(guest).getByRole('article', { name: 'Thread of Eve' })
  await thread.getByRole('button', { name: 'On Oak floor' }).waitFor()
  await thread.getByText('@Lin', { exact: true }).waitFor()
  // A finished to-do leaves the list of open ones, so the test only presses it.
  await thread.getByRole('checkbox', { name: 'For Lin' }).click()
  await discussion(guest).getByText('Nothing is open').waitFor()
  // A page that is loaded after the to-do was done.
  await owner.goto(`${url}/budgetList`)
  await followNotice(owner, 'Lin has done what you asked for on “Harbour hotel, lobby”')
  await discussion(owner).getByText('Done by Lin').waitFor()

  // Actions that are the owner's alone are not offered.
  await guest.keyboard.press('Escape')
  await discussion(guest).waitFor({ state: 'detached' })
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
  const owner = await stage.enter()
  await openAs(eve, owner, { url: `${url}/material/${id}` })
  await item(owner, 1).waitFor()
  await invite(owner, email)

  const guest = await stage.enterBeside()
  await openAs(lin, guest, { url: `${url}/material?shared=1` })
  await guest.getByRole('button', { name: 'Accept: Lobby' }).click()
  const card = guest.getByRole('article', { name: 'Lobby' })
  await card.getByText('Can edit').waitFor()
  await card.getByRole('link').click()
  await item(guest, 2).waitFor()
  await item(guest, 2).press('Enter')
  await item(guest, 2).press('ArrowRight')
  await state(guest, 'All changes saved').waitFor()
  await expect.poll(async () => (await readBoard(stage.shop, eve, id)).version).toBeGreaterThan(1)
  const [, moved] = (await readBoard(stage.shop, eve, id)).items
  await item(owner, 2)
    .and(owner.getByRole('button', { name: new RegExp(`, ${moved?.x} mm from the left`) }))
    .waitFor()

  const drawer = owner.getByRole('dialog', { name: 'Share this board' })
  await drawer.getByRole('button', { name: 'What Lin may do: Can edit' }).click()
  await owner.getByRole('menuitem', { name: 'Can comment' }).click()
  await guest.getByText('You can look at this board and comment on it.').waitFor()
  await guest.getByRole('button', { name: 'People', exact: true }).waitFor()
})
