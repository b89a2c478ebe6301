import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { seriousViolations } from '../../testing/axe.ts'
import { show } from '../../testing/show.tsx'
import { LogOutDialog } from './LogOutDialog.tsx'

const WORDS = {
  en: { title: 'Log out without saving?', stay: 'Stay logged in', leave: 'Log out and discard' },
  'zh-CN': { title: '不保存就退出登录？', stay: '暂不退出', leave: '放弃改动并退出' },
}

it.each([
  ['en', 'light'],
  ['zh-CN', 'dark'],
] as const)('who would lose edits by logging out is asked, and stays by Escape (%s, %s)', async (tongue, theme) => {
  const words = WORDS[tongue]
  const [stay, leave] = [vi.fn<() => void>(), vi.fn<() => void>()]
  await show(<LogOutDialog isOpen onStay={stay} onLeave={leave} />, { tongue, theme })
  const dialog = page.getByRole('dialog', { name: words.title })
  await expect.element(dialog).toBeVisible()
  for (const width of [1366, 390, 320]) {
    await page.viewport(width, 700)
    await expect.poll(() => document.documentElement.scrollWidth, { message: `${width} px` }).toBe(width)
    for (const name of [words.stay, words.leave]) {
      const { left, right } = dialog.getByRole('button', { name }).element().getBoundingClientRect()
      expect(left, `${width} px`).toBeGreaterThanOrEqual(0)
      expect(right, `${width} px`).toBeLessThanOrEqual(width)
    }
    expect(await seriousViolations(document.body), `${width} px`).toEqual([])
  }
  await userEvent.keyboard('{Escape}')
  expect(stay).toHaveBeenCalledTimes(1)
  await dialog.getByRole('button', { name: words.leave }).click()
  expect(leave).toHaveBeenCalledTimes(1)
})
