import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { createBudget } from '../../contract/budgets/calls.ts'
import { approveShared } from '../../contract/sharing/approval-calls.ts'
import { getShared } from '../../contract/sharing/shown-calls.ts'
import { workedExample } from '../../server/testing/budgets.ts'
import { askAs } from '../../server/testing/requests.ts'
import { memberOf, openAs } from '../stage/members.ts'
import { aLinkTo, openShareDrawer, PHONE } from '../stage/sharing-shop.ts'
import { setMembersStage } from '../stage/stage.ts'

const PASSWORD = 'before1'

const stage = setMembersStage()

const closed = (page: Page) => page.getByRole('heading', { name: 'This link opens nothing (any more).' })

it('an owner takes home what was approved, looks at what a link shows and revokes it while a guest reads; with their account the other links end', async () => {
  const { url } = stage.shop.server
  const eve = await memberOf(stage.shop, { nickname: 'Eve', password: PASSWORD })
  const refId = await askAs(eve, url)(createBudget, { ...workedExample(), name: 'Harbour hotel' })
  const lins = await aLinkTo(stage.shop, eve, { kind: 'budget', refId, role: 'approve', name: 'The Lins' })
  const other = await aLinkTo(stage.shop, eve, { kind: 'budget', refId, role: 'view', name: 'The Mos' })
  const asGuest = askAs({ headers: { 'share-token': lins.path.replace('/share/', '') } }, url)
  const { contentHash } = await asGuest(getShared, {})
  await asGuest(approveShared, { name: 'Lin', contentHash })
  const page = await stage.enter()
  await openAs(eve, page, { url: `${url}/budgetList/${refId}` })
  const guest = await stage.enterBeside({ viewport: PHONE })
  await guest.goto(url + lins.path)
  await guest.getByText(/^Approved by Lin on /).waitFor()

  await openShareDrawer(page)
  const drawer = page.getByRole('dialog', { name: 'Share this budget list' })
  // Back closes only the drawer.
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
  await drawer.getByRole('button', { name: 'Revoke: The Lins' }).click()
  await drawer.getByRole('group').getByRole('button', { name: 'Revoke' }).click()
  await closed(guest).waitFor()

  await page.goto(`${url}/user/info`)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  const approvals = dialog.getByRole('region', { name: 'Approvals' })
  await approvals.getByText('Harbour hotel').waitFor()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    approvals.getByRole('button', { name: 'Download PDF: Lin' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/Harbour hotel.*\.pdf$/)
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')
  await dialog.getByLabel('Your password, to show that it is you').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Delete in 30 days' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await guest.goto(url + other.path)
  await closed(guest).waitFor()
})
