import { expect, it } from 'vitest'
import { createBudget, getBudget, setBudgetStatus } from '../../contract/budgets/calls.ts'
import { workedExample } from '../../server/testing/budgets.ts'
import { askAs } from '../../server/testing/requests.ts'
import { memberOf, openAs } from '../stage/members.ts'
import { setMembersStage } from '../stage/stage.ts'

const stage = setMembersStage()

it('on site a phone reads a budget in Chinese, and ticks what has been delivered', async () => {
  const ada = await memberOf(stage.shop)
  const ask = askAs(ada, stage.shop.server.url)
  const id = await ask(createBudget, workedExample())
  await ask(setBudgetStatus, { id, version: 1, status: 'inReview' })
  await ask(setBudgetStatus, { id, version: 2, status: 'approved' })
  const page = await stage.enter({ viewport: { width: 390, height: 844 }, tongue: 'zh-CN' })
  await openAs(ada, page, { url: `${stage.shop.server.url}/budgetList/${id}` })
  await page.getByText('4,147.20 – 5,068.80').first().waitFor()
  await page.getByRole('link', { name: '订购' }).click()
  await page.getByText('16 箱').waitFor()
  await page.getByRole('checkbox', { name: '已到货 Oak' }).check()
  await expect.poll(async () => (await ask(getBudget, { id })).lines[0]?.status).toBe('delivered')
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390)
})
