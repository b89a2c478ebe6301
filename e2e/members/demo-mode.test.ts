import { expect, it } from 'vitest'
import { seriousViolations } from '../stage/axe.ts'
import { openShop } from '../stage/catalogue.ts'
import { isMember, LOGIN_WORDS, openLoginDialog } from '../stage/login-shop.ts'
import { newAddress } from '../stage/members.ts'
import { setStage } from '../stage/stage.ts'

const stage = setStage(() => openShop({ DEMO_MODE: '1' }))

// Its texts in English: web/shell/frame/demo-mode.component.test.tsx.
it('§8, 901: every page shows demo mode, and a refused write repeats only that line, without a toast', async () => {
  const words = LOGIN_WORDS['zh-CN']
  const page = await stage.visit('/login', {
    viewport: { width: 390, height: 844 },
    theme: 'dark',
    tongue: 'zh-CN',
  })
  const line = page.getByRole('status').getByText('演示模式，无法进行写操作。')
  const messages = page.locator(':is([aria-live="polite"], [role="alert"]) button')
  await line.waitFor()
  await page.goto(`${stage.shop.server.url}/compare`)
  await line.waitFor()
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0)
  expect(await seriousViolations(page)).toEqual([])

  const email = newAddress()
  const dialog = await openLoginDialog(page, 'zh-CN')
  await dialog.getByRole('button', { name: words.create }).click()
  await dialog.getByRole('textbox', { name: words.email }).fill(email)
  await dialog.getByRole('textbox', { name: words.code }).fill('123456')
  await dialog.getByRole('textbox', { name: words.nickname }).fill('Bo')
  await dialog.getByRole('checkbox').check()
  const before = await line.elementHandle()
  await dialog.getByRole('button', { name: words.create }).click()
  // Screen readers repeat a text only if its element is new.
  await expect.poll(() => before?.evaluate((node) => node.isConnected)).toBe(false)
  await line.waitFor()
  expect(await line.getAttribute('data-news')).toBe('true')
  expect(await messages.count()).toBe(0)
  expect(await isMember(stage.shop, email)).toBe(false)
})
