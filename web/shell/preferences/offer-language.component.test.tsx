import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../testing/show.tsx'
import { Toasts } from '../../kit/toasts/Toasts.tsx'
import { offerLanguage } from './offer-language.ts'

afterEach(() => void vi.restoreAllMocks())

async function visit(language: string): Promise<void> {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(language)
  await show(<Toasts closeLabel="Close" />)
  // Nothing has been chosen yet.
  localStorage.removeItem('quarry-language')
  offerLanguage()
}
const offer = () => page.getByText('Quarry 有中文界面。')

it('offers Chinese to a browser in Chinese, in Chinese and once, and takes it', async () => {
  await visit('zh-TW')
  await expect.element(offer()).toHaveAttribute('lang', 'zh-CN')
  await page.getByRole('button', { name: '使用中文' }).click()
  await expect.poll(() => document.documentElement.lang).toBe('zh-CN')
  await visit('zh-TW')
  await expect.element(offer()).not.toBeInTheDocument()
})

it('offers a declined offer no second time', async () => {
  await visit('zh-CN')
  await page.getByRole('button', { name: 'Close' }).click()
  offerLanguage()
  await expect.element(offer()).not.toBeInTheDocument()
})

it.each(['en-GB', 'de', 'zhx'])('offers nothing to a browser in %s', async (language) => {
  await visit(language)
  await expect.element(offer()).not.toBeInTheDocument()
})
