import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { createBudget } from '../../contract/budgets/calls.ts'
import { workedExample } from '../../server/testing/budgets.ts'
import { askAs } from '../../server/testing/requests.ts'
import { visit } from '../stage/browser.ts'
import { memberOf, openAs } from '../stage/members.ts'
import { setMembersStage } from '../stage/stage.ts'

const stage = setMembersStage()

const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Share this budget list' })

/** Makes a link by which a client may approve, and answers its address. */
async function shareWithClient(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const drawer = drawerOf(page)
  await drawer.getByRole('button', { name: 'New link' }).click()
  await drawer.getByRole('textbox', { name: 'Who it is for' }).fill('The Lins')
  await drawer.getByText('Approve', { exact: true }).click()
  await drawer.getByRole('button', { name: 'Make the link' }).click()
  const address = await drawer.getByRole('textbox', { name: 'Address' }).inputValue()
  await drawer.getByRole('button', { name: 'Done' }).click()
  await drawer.getByRole('button', { name: 'Close' }).click()
  return address
}

/** The name is asked for once; whoever has said it is not asked again. */
async function approve(page: Page, press: string, name?: string): Promise<void> {
  await page.getByRole('button', { name: press }).click()
  const dialog = page.getByRole('dialog', { name: 'Approve the schedule' })
  if (name !== undefined) await dialog.getByRole('textbox', { name: 'Your name' }).fill(name)
  await dialog.getByRole('button', { name: 'Approve', exact: true }).click()
  await page.getByText(/^Approved by Lin/).waitFor()
}

it('a client on a phone comments and approves; what the owner changes then, the client approves again', async () => {
  const ada = await memberOf(stage.shop, { nickname: 'Ada' })
  const { url } = stage.shop.server
  const id = await askAs(ada, url)(createBudget, workedExample())
  const page = await stage.enter()
  await openAs(ada, page, { url: `${url}/budgetList/${id}` })
  const address = await shareWithClient(page)
  const drawer = drawerOf(page)
  const client = await visit({ viewport: { width: 390, height: 844 } })
  try {
    await client.page.goto(address)
    const all = client.page.getByRole('form', { name: 'Comment on all of it' })
    await all.getByRole('textbox', { name: 'Your comment' }).fill('Is it <b>smoked</b>?')
    await all.getByRole('textbox', { name: 'Your name' }).fill('Lin')
    await all.getByRole('button', { name: 'Send' }).click()
    await client.page.getByText('Is it <b>smoked</b>?').waitFor()

    await page.getByRole('button', { name: /^Share/ }).click()
    await drawer.getByRole('tab', { name: 'Comments' }).click()
    await drawer.getByRole('button', { name: 'Reply to Lin' }).click()
    await drawer.getByRole('textbox', { name: 'Reply to Lin' }).fill('It is.')
    await drawer.getByRole('button', { name: 'Send' }).click()
    await client.page.getByText('It is.').waitFor()

    await approve(client.page, 'Approve this schedule')
    await drawer.getByRole('tab', { name: 'Approvals 1 new' }).click()
    await drawer.getByText('Holds: it is as it was approved').waitFor()
    await drawer.getByRole('button', { name: 'Close' }).click()
    const name = page.getByRole('textbox', { name: 'Name of the list' })
    await name.fill('Lobby')
    await name.press('Enter')
    await page.getByRole('button', { name: 'Share Changed since it was approved' }).click()
    await drawer.getByRole('tab', { name: 'Approvals' }).click()
    await drawer.getByRole('button', { name: 'What has changed' }).click()
    await drawer.getByText('All of it – name: Worked example → Lobby').waitFor()

    await client.page.getByText('Changed since this approval.').waitFor()
    await approve(client.page, 'Approve again')
    await drawer.getByText('Holds: it is as it was approved').waitFor()
    await drawer.getByRole('tab', { name: 'Activity' }).click()
    await expect.poll(() => drawer.getByText('Lin approved by the link for The Lins').count()).toBe(2)
    const file = page.waitForEvent('download')
    await drawer.getByRole('button', { name: 'Download CSV' }).click()
    expect((await file).suggestedFilename()).toMatch(/\.csv$/)
  } finally {
    await client.close()
  }
  expect(client.faults).toEqual([])
})

it('an owner takes what was approved along, and ends the link before the eyes of whoever has it open', async () => {
  const ada = await memberOf(stage.shop, { nickname: 'Ada' })
  const { url } = stage.shop.server
  const id = await askAs(ada, url)(createBudget, workedExample())
  const page = await stage.enter()
  await openAs(ada, page, { url: `${url}/budgetList/${id}` })
  const address = await shareWithClient(page)
  const drawer = drawerOf(page)
  const client = await visit({ viewport: { width: 390, height: 844 } })
  try {
    await client.page.goto(address)
    await approve(client.page, 'Approve this schedule', 'Lin')
    await page.getByRole('button', { name: /^Share/ }).click()
    await drawer.getByRole('tab', { name: 'Approvals' }).click()
    const file = page.waitForEvent('download')
    await drawer.getByRole('button', { name: 'Download PDF: Lin' }).click()
    expect((await file).suggestedFilename()).toMatch(/\.pdf$/)
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
    await client.page
      .getByText(/opens nothing/)
      .first()
      .waitFor()
  } finally {
    await client.close()
  }
})
