import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { getDemonstration, previewRemoval, removeDemonstration } from '../../../contract/demonstration.ts'
import type { Demonstration } from '../../../contract/demonstration.ts'
import { seriousViolations } from '../../testing/axe.ts'
import { answer, refuse } from '../../testing/server-answers.ts'
import { show } from '../../testing/show.tsx'
import { Toasts } from '../../kit/toasts/Toasts.tsx'
import { DemonstrationPanel } from './DemonstrationPanel.tsx'

const THERE: Demonstration = { state: 'there', progress: null, endTime: null, outcome: null }
const REMOVED: Demonstration = {
  state: 'removed',
  progress: null,
  endTime: Date.UTC(2026, 10, 24, 4),
  outcome: { removed: 498, kept: 7, withdrawn: 2 },
}
const PREVIEW = {
  goes: { products: 498, skus: 2210, boards: 12, budgets: 4, folders: 0, accounts: 1 },
  stays: { products: 5, skusInFolders: 2 },
  keepsOwnAccount: true,
}

it.each([
  ['en', { width: 1366, height: 768 }, 'Remove the demonstration …', 'Remove it for good', 'I have read what goes and what stays.', ['498 products with 2,210 SKUs', '12 boards', '5 products that were changed since', 'this account']], // prettier-ignore
  ['zh-CN', { width: 320, height: 700 }, '移除演示数据…', '永久移除', '我已了解哪些内容将移除、哪些保留。', ['498 个产品，含 2,210 个 SKU', '12 个材料板', '5 个之后修改过的产品', '您当前登录的账号']], // prettier-ignore
] as const)(
  'says what goes and what stays before anything goes (%s)',
  async (tongue, viewport, open, yes, agree, texts) => {
    answer(getDemonstration, THERE)
    answer(previewRemoval, PREVIEW)
    let isAsked = false
    answer(removeDemonstration, () => {
      isAsked = true
      answer(getDemonstration, { ...THERE, state: 'removing', progress: { done: 100, total: 498 } })
      return true as const
    })
    await show(<DemonstrationPanel />, { tongue, viewport })
    await page.getByRole('button', { name: open }).click()
    const dialog = page.getByRole('dialog')
    for (const text of texts) await expect.element(dialog.getByText(text)).toBeVisible()
    expect(await seriousViolations(document.body)).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(viewport.width)

    await dialog.getByRole('button', { name: yes }).click()
    await expect.element(dialog.getByRole('alert')).not.toBeEmptyDOMElement()
    expect(isAsked).toBe(false)
    await dialog.getByLabelText(agree).click()
    await dialog.getByRole('button', { name: yes }).click()
    await expect.element(page.getByRole('progressbar')).toHaveAttribute('value', '100')
    expect(isAsked).toBe(true)
    answer(getDemonstration, REMOVED)
    await expect.element(page.getByRole('status').filter({ hasText: '498' })).toBeVisible()
  },
)

it('stays open and says why where it is refused', async () => {
  answer(getDemonstration, THERE)
  answer(previewRemoval, PREVIEW)
  refuse(removeDemonstration, 1011001001)
  await show(
    <>
      <DemonstrationPanel />
      <Toasts closeLabel="Dismiss the message" />
    </>,
  )
  await page.getByRole('button', { name: 'Remove the demonstration …' }).click()
  await page.getByLabelText('I have read what goes and what stays.').click()
  await page.getByRole('button', { name: 'Remove it for good' }).click()
  await expect.element(page.getByText('still being loaded').first()).toBeVisible()
  await expect.element(page.getByRole('dialog')).toBeVisible()
})

it('is not there where the demonstration never was', async () => {
  answer(getDemonstration, { ...THERE, state: 'none' })
  await show(<DemonstrationPanel />)
  await expect.element(page.getByRole('heading')).not.toBeInTheDocument()
})
