import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { createBudget } from '../../contract/budgets/calls.ts'
import { approveShared } from '../../contract/sharing/approval-calls.ts'
import { getShared } from '../../contract/sharing/shown-calls.ts'
import { workedExample } from '../../server/testing/budgets.ts'
import { askAs } from '../../server/testing/requests.ts'
import { memberOf, openAs } from '../stage/members.ts'
import { aLinkTo, PHONE } from '../stage/sharing-shop.ts'
import { setMembersStage } from '../stage/stage.ts'

const PASSWORD = 'before1'

const stage = setMembersStage()

it('who deletes their account is offered the approvals as PDFs first; their links open nothing from then on', async () => {
  const { url } = stage.shop.server
  const eve = await memberOf(stage.shop, { nickname: 'Eve', password: PASSWORD })
  const refId = await askAs(eve, url)(createBudget, { ...workedExample(), name: 'Harbour hotel' })
  const { path } = await aLinkTo(stage.shop, eve, { kind: 'budget', refId, role: 'approve' })
  const asGuest = askAs({ headers: { 'share-token': path.replace('/share/', '') } }, url)
  const { contentHash } = await asGuest(getShared, {})
  await asGuest(approveShared, { name: 'Lin', contentHash })
  const page = await stage.enter()
  await openAs(eve, page, { url: `${url}/user/info` })
  const guest = await stage.enterBeside({ viewport: PHONE })
  await guest.goto(url + path)
  await guest.getByText(/^Approved by Lin on /).waitFor()

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
  await guest.reload()
  await guest.getByRole('heading', { name: 'This link opens nothing (any more).' }).waitFor()
})
