import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { createBudget } from '../../contract/budgets/calls.ts'
import { workedExample } from '../../server/testing/budgets.ts'
import { askAs } from '../../server/testing/requests.ts'
import { memberOf, openAs } from '../stage/members.ts'
import { openShareDrawer, PHONE } from '../stage/sharing-shop.ts'
import { setMembersStage } from '../stage/stage.ts'

const stage = setMembersStage()

const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Share this budget list' })

/** Makes a link by which a client may approve; returns its address. */
async function shareWithClient(page: Page): Promise<string> {
  await openShareDrawer(page)
  const drawer = drawerOf(page)
  await drawer.getByRole('button', { name: 'New link' }).click()
  await drawer.getByRole('textbox', { name: 'Who it is for' }).fill('The Lins')
  await drawer.getByText('Approve', { exact: true }).click()
  await drawer.getByRole('button', { name: 'Make the link' }).click()
  const address = await drawer.getByRole('textbox', { name: 'Address' }).inputValue()
  await drawer.getByRole('button', { name: 'Done' }).click()
  await drawer.getByRole('button', { name: 'Close all the same' }).click()
  await drawer.getByRole('button', { name: 'Close' }).click()
  return address
}

it('an owner exports the approval, and revokes the link while a guest has it open', async () => {
  const ada = await memberOf(stage.shop, { nickname: 'Ada' })
  const { url } = stage.shop.server
  const id = await askAs(ada, url)(createBudget, workedExample())
  const page = await stage.enter()
  await openAs(ada, page, { url: `${url}/budgetList/${id}` })
  const address = await shareWithClient(page)
  const drawer = drawerOf(page)
  const client = await stage.enterBeside({ viewport: PHONE })
  await client.goto(address)
  await client.getByRole('button', { name: 'Approve this schedule' }).tap()
  const dialog = client.getByRole('dialog', { name: 'Approve the schedule' })
  await dialog.getByRole('textbox', { name: 'Your name' }).fill('Lin')
  await dialog.getByRole('button', { name: 'Approve', exact: true }).tap()
  await client.getByText(/^Approved by Lin/).waitFor()
  await openShareDrawer(page)
  // On a phone, Back closes only the drawer.
  await page.goBack()
  await drawer.waitFor({ state: 'hidden' })
  await openShareDrawer(page)
  await drawer.getByRole('tab', { name: 'Approvals' }).click()
  const file = page.waitForEvent('download')
  await drawer.getByRole('button', { name: 'Download PDF: Lin' }).click()
  expect((await file).suggestedFilename()).toMatch(/, approved \d{4}-\d\d-\d\d, [0-9a-f]{8}\.pdf$/)
  const opening = page.waitForEvent('popup')
  await drawer.getByRole('link', { name: 'Open what was approved: Lin' }).click()
  const opened = await opening
  await opened.getByText('This is what was approved, as it was then.').waitFor()
  await opened.getByText('4,147.20').first().waitFor()
  await opened.close()

  await drawer.getByRole('tab', { name: 'Links' }).click()
  const looking = page.waitForEvent('popup')
  await drawer.getByRole('link', { name: 'See what they see: The Lins' }).click()
  const preview = await looking
  await preview.getByText(/^This is what your link shows/).waitFor()
  await preview.close()
  await drawer.getByText(/^opened once/).waitFor()
  await drawer.getByRole('button', { name: 'Revoke: The Lins' }).click()
  await drawer.getByRole('group').getByRole('button', { name: 'Revoke' }).click()
  await client
    .getByText(/opens nothing/)
    .first()
    .waitFor()
})
