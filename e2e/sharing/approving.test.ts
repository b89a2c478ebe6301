import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { createBudget } from '../../contract/budgets/calls.ts'
import { aLine, workedExample } from '../../server/testing/budgets.ts'
import { askAs } from '../../server/testing/requests.ts'
import { memberOf, openAs } from '../stage/members.ts'
import { openShareDrawer, PHONE } from '../stage/sharing-shop.ts'
import { setMembersStage } from '../stage/stage.ts'

const stage = setMembersStage()

/** Makes a link by the form in the drawer; returns its path. */
async function makeLink(page: Page, name: string): Promise<string> {
  const drawer = page.getByRole('dialog', { name: 'Share this budget list' })
  await drawer.getByRole('textbox', { name: 'Who it is for' }).fill(name)
  await drawer.getByText('Approve', { exact: true }).click()
  await drawer.getByText('Client', { exact: true }).click()
  await drawer.getByText(/^Client: sees one price a line and one total, not what it costs you/).waitFor()
  await drawer.getByText('At the highest', { exact: true }).click()
  await drawer.getByRole('button', { name: 'Make the link' }).click()
  const address = await drawer.getByRole('textbox', { name: 'Address' }).inputValue()
  await drawer.getByRole('button', { name: 'Done' }).click()
  await drawer.getByRole('list', { name: 'Links that are open' }).getByText(name).waitFor()
  return new URL(address).pathname
}

/** Changes the price of a line in its drawer. */
async function choosePrice(page: Page, line: string, price: string): Promise<void> {
  await page.getByRole('grid').getByRole('rowheader', { name: line }).first().click()
  await page.keyboard.press('Control+Enter')
  const drawer = page.getByRole('dialog')
  const field = drawer.getByRole('textbox', { name: 'Agreed price', exact: true })
  await field.fill(price)
  await field.press('Enter')
  await drawer.getByText('5,760.00').first().waitFor()
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'detached' })
}

it('a client on a phone discusses a list with its owner and approves it; after a price change both are told, and it is approved again', async () => {
  const { url } = stage.shop.server
  const eve = await memberOf(stage.shop, { nickname: 'Eve' })
  const { lines, ...example } = workedExample()
  const [oak = aLine()] = lines
  const oaks = { ...oak, supplier: 'Hidden Timber', note: 'Theirs for less', price: { ...oak.price, markupPct: '25' } }
  const id = await askAs(eve, url)(createBudget, { ...example, name: 'Harbour hotel', lines: [oaks] })
  const owner = await stage.enter({ viewport: { width: 1366, height: 768 } })
  await openAs(eve, owner, { url: `${url}/budgetList/${id}` })
  await openShareDrawer(owner)
  const path = await makeLink(owner, 'The Lins')
  const drawer = owner.getByRole('dialog')

  // The owner's cost plus 25 %: 4,147.20 – 5,068.80, of which the guest reads the highest alone.
  const guest = await stage.enterBeside({ viewport: PHONE })
  await guest.goto(url + path)
  await guest.getByRole('heading', { level: 1, name: 'Harbour hotel' }).waitFor()
  await guest.getByText('6,336.00').first().waitFor()
  const read = await guest.getByRole('main').innerText()
  for (const secret of ['4,147', '5,184', '180', '25%', 'Hidden Timber', 'Theirs for less'])
    expect(read).not.toContain(secret)

  await guest.getByRole('button', { name: 'Oak' }).tap()
  const about = guest.getByRole('dialog', { name: 'Oak' })
  await about.getByRole('textbox', { name: 'Your comment' }).fill('Is it oiled?')
  await about.getByRole('textbox', { name: 'Your name' }).fill('Lin')
  await about.getByRole('button', { name: 'Send' }).tap()
  await about.getByText('Sent.').waitFor()

  // Arrives live while the drawer is open.
  await drawer.getByRole('tab', { name: 'Comments 1 new' }).click()
  const thread = drawer.getByRole('article', { name: 'Lin' })
  await thread.getByText('Is it oiled?').waitFor()
  await thread.getByText('On Oak').waitFor()
  await thread.getByRole('button', { name: 'Reply to Lin' }).click()
  await thread.getByRole('textbox', { name: 'Reply to Lin' }).fill('Twice, by hand.')
  await thread.getByRole('button', { name: 'Send' }).click()
  await about.getByText('Twice, by hand.').waitFor()
  await thread.getByRole('button', { name: 'Resolve: Lin' }).click()
  await about.getByText(/^Done on /).waitFor()
  await about.getByRole('button', { name: 'Close' }).tap()

  await guest.getByRole('button', { name: '中文' }).tap()
  const bar = guest.getByRole('region', { name: '确认' })
  await bar.getByRole('button', { name: '确认此预算清单' }).tap()
  const approving = guest.getByRole('dialog', { name: '确认预算清单' })
  // The guest's name was asked only once.
  await approving.getByText('以 Lin 的名义').waitFor()
  await approving.getByRole('button', { name: '确认', exact: true }).tap()
  await bar.getByText('此后没有变更。').waitFor()
  await drawer.getByRole('tab', { name: 'Approvals 1 new' }).waitFor()

  await drawer.getByRole('button', { name: 'Close', exact: true }).click()
  await owner.getByRole('button', { name: /^Share.*Approved/ }).waitFor()
  await choosePrice(owner, 'Oak', '200')
  await bar.getByText('确认之后内容已有变更。').waitFor()
  await owner.getByRole('button', { name: /^Share.*Changed since it was approved/ }).waitFor()
  await openShareDrawer(owner)
  await drawer.getByRole('tab', { name: /^Approvals/ }).click()
  const given = drawer.getByRole('article', { name: /^Lin,/ })
  await given.getByRole('button', { name: 'What has changed' }).click()
  await given.getByText('Oak: amount CNY 6,336.00 → CNY 5,760.00').waitFor()

  await bar.getByRole('button', { name: '再次确认' }).tap()
  await approving.getByRole('button', { name: '确认', exact: true }).tap()
  await bar.getByText('此后没有变更。').waitFor()
  await expect.poll(() => given.count()).toBe(2)
  await given.first().getByText('Holds: it is as it was approved').waitFor()
  await drawer.getByRole('tab', { name: 'Activity' }).click()
  await expect.poll(() => drawer.getByText(/^Lin approved, by .*The Lins/).count()).toBe(2)
  const file = owner.waitForEvent('download')
  await drawer.getByRole('button', { name: 'Download CSV' }).click()
  expect((await file).suggestedFilename()).toMatch(/\.csv$/)
})
