import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { landmarkViolations, seriousViolations } from '../testing/axe.ts'
import { show } from '../testing/show.tsx'
import { KitPage } from './KitPage.tsx'
import './kit-page.css'

it.each([
  ['light', 'en', 1366],
  ['dark', 'zh-CN', 1366],
  ['light', 'zh-CN', 320],
  ['dark', 'en', 320],
] as const)('every part of the kit can be read and reached (%s, %s, %i)', async (theme, tongue, width) => {
  await show(<KitPage />, { theme, tongue, viewport: { width, height: 768 } })
  await expect.element(page.getByRole('heading', { name: 'The kit of Quarry' })).toBeVisible()
  expect(await seriousViolations(document.body)).toEqual([])
  expect(await landmarkViolations(document.body)).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})

it('what is switched there is a preference of the product', async () => {
  await show(<KitPage />)
  await page.getByRole('button', { name: 'Dark' }).click()
  await expect.poll(() => document.documentElement.dataset['mantineColorScheme']).toBe('dark')
  await page.getByRole('group', { name: 'Language' }).getByRole('button', { name: '中文' }).click()
  await expect.poll(() => document.documentElement.lang).toBe('zh-CN')
  await expect.element(page.getByRole('button', { name: '重试' }).first()).toBeVisible()
})
