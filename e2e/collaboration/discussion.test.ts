import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { createBudget } from '../../contract/budgets/calls.ts'
import { acceptInvitation, invitePerson } from '../../contract/collaboration/people-calls.ts'
import { workedExample } from '../../server/testing/budgets.ts'
import { askAs } from '../../server/testing/requests.ts'
import { memberOf, newAddress, openAs } from '../stage/members.ts'
import { setMembersStage } from '../stage/stage.ts'

const stage = setMembersStage()

const DESK = { width: 1366, height: 768 }

const discussion = (page: Page) => page.getByRole('dialog', { name: 'Discussion' })

/** Opens the bell, and follows a notice's link. */
async function followNotice(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: /^Notices/ }).click()
  await page.getByRole('dialog', { name: 'Notices' }).getByRole('link', { name: words }).click()
}

it('a member mentioned on a line with a to-do finds it by the bell and does it, and its author is notified', async () => {
  const { url } = stage.shop.server
  const ada = await memberOf(stage.shop, { nickname: 'Ada' })
  const email = newAddress()
  const bo = await memberOf(stage.shop, { nickname: 'Bo', email })
  const id = await askAs(ada, url)(createBudget, { ...workedExample(), name: 'Harbour hotel' })
  const thing = { kind: 'budget', refId: id } as const
  const invitation = await askAs(ada, url)(invitePerson, { ...thing, email, right: 'edit' })
  await askAs(bo, url)(acceptInvitation, { id: invitation.id })

  const owner = await stage.enter({ viewport: DESK })
  await openAs(ada, owner, { url: `${url}/budgetList/${id}` })
  // The menu offers the discussion once it is loaded.
  await owner.getByRole('button', { name: /^Discussion/ }).waitFor()
  await owner.getByRole('rowheader', { name: /^Oak/ }).first().click({ button: 'right' })
  await owner.getByRole('menuitem', { name: 'Comment' }).click()
  const field = discussion(owner).getByRole('textbox', { name: 'New comment' })
  await field.fill('Ask for a sample, @b')
  await discussion(owner).getByRole('option', { name: 'Bo' }).click()
  await expect.poll(() => field.inputValue()).toBe('Ask for a sample, @Bo ')
  await discussion(owner).getByRole('button', { name: 'Make it a to-do' }).click()
  await discussion(owner).getByRole('button', { name: 'Send' }).click()
  await discussion(owner).getByRole('checkbox', { name: 'For Bo' }).waitFor()

  const other = await stage.enterBeside({ viewport: DESK })
  await openAs(bo, other, { url: `${url}/budgetList` })
  await followNotice(other, 'Ada gave you something to do on “Harbour hotel”')
  const thread = discussion(other).getByRole('article', { name: 'Thread of Ada' })
  await thread.getByRole('button', { name: 'On Oak' }).waitFor()
  await thread.getByText('@Bo', { exact: true }).waitFor()
  // A finished to-do leaves the list of open ones, so the test only presses it.
  await thread.getByRole('checkbox', { name: 'For Bo' }).click()
  await discussion(other).getByText('Nothing is open').waitFor()

  // A page that is loaded after the to-do was done.
  await owner.goto(`${url}/budgetList`)
  await followNotice(owner, 'Bo has done what you asked for on “Harbour hotel”')
  await discussion(owner).getByText('Done by Bo').waitFor()
})
