import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { seriousViolations } from '../stage/axe.ts'
import type { Tongue, VisitOptions } from '../stage/browser.ts'
import { openShop } from '../stage/catalogue.ts'
import { isMember, LOGIN_WORDS, newAddress, openLoginDialog } from '../stage/login-shop.ts'
import { setStage } from '../stage/stage.ts'

const LINE = { en: 'Demonstration mode: nothing can be written.', 'zh-CN': '演示模式，无法进行写操作。' }

const stage = setStage(() => openShop({ DEMO_MODE: '1' }))

const line = (page: Page, tongue: Tongue) => page.getByRole('status').getByText(LINE[tongue])
const messages = (page: Page) => page.locator(':is([aria-live="polite"], [role="alert"]) button')

describe('§8, 901: demo mode, no write operations', () => {
  it.each<[Tongue, VisitOptions]>([
    ['en', {}],
    ['zh-CN', { viewport: { width: 390, height: 844 }, theme: 'dark' }],
  ])(
    'is said on every page, and a write is refused with no toast but that line, once more (%s)',
    async (tongue, look) => {
      const words = LOGIN_WORDS[tongue]
      const page = await stage.visit('/login', { ...look, tongue })
      await line(page, tongue).waitFor()
      await page.goto(`${stage.shop.server.url}/compare`)
      await line(page, tongue).waitFor()
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0)
      expect(await seriousViolations(page)).toEqual([])

      const email = newAddress()
      const dialog = await openLoginDialog(page, tongue)
      await dialog.getByRole('button', { name: words.create }).click()
      await dialog.getByRole('textbox', { name: words.email }).fill(email)
      await dialog.getByRole('textbox', { name: words.code }).fill('123456')
      await dialog.getByRole('textbox', { name: words.nickname }).fill('Bo')
      await dialog.getByRole('checkbox').check()
      const before = await line(page, tongue).elementHandle()
      await dialog.getByRole('button', { name: words.create }).click()
      // Read out once more is what comes anew.
      await expect.poll(() => before?.evaluate((node) => node.isConnected)).toBe(false)
      await line(page, tongue).waitFor()
      expect(await line(page, tongue).getAttribute('data-news')).toBe('true')
      expect(await messages(page).count()).toBe(0)
      expect(await isMember(stage.shop, email)).toBe(false)
    },
  )
})
