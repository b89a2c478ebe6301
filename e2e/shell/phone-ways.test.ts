import { describe, expect, it } from 'vitest'
import { getProductDetail } from '../../contract/catalogue.ts'
import { isQuiet } from '../stage/at-rest.ts'
import type { Tongue } from '../stage/browser.ts'
import { openCompareShop } from '../stage/compare-shop.ts'
import { LOGIN_WORDS } from '../stage/login-shop.ts'
import { memberOf, openAs } from '../stage/members.ts'
import { setStage } from '../stage/stage.ts'

const PHONE = { width: 390, height: 844 }
const WORDS = {
  en: { home: 'Home', save: 'Save to folder', why: 'Log in to save this to a folder.', out: 'You are logged out.' },
  'zh-CN': { home: '首页', save: '收藏到文件夹', why: '登录后即可收藏到文件夹。', out: '您已退出登录。' },
}
const stage = setStage(openCompareShop)

describe('on a phone', () => {
  it('Home leads to the top of a list first, and only from there to all materials', async () => {
    const page = await stage.visit('/?priceMin=1', { viewport: PHONE })
    await page.getByRole('article').nth(3).waitFor()
    const home = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: WORDS.en.home })
    await page.evaluate('scrollTo(0, 600)')
    await expect.poll(() => page.evaluate<number>('scrollY')).toBeGreaterThan(0)
    await home.tap()
    await expect.poll(() => page.evaluate<number>('scrollY')).toBe(0)
    await isQuiet(page)
    expect(new URL(page.url()).searchParams.get('priceMin')).toBe('1')
    await home.tap()
    await expect.poll(() => new URL(page.url()).search).toBe('')
  })

  it.each<Tongue>(['en', 'zh-CN'])('a visitor who saves reads what the login is for (%s)', async (tongue) => {
    const page = await stage.visit('/', { viewport: PHONE, tongue })
    await page.getByRole('article').first().getByRole('button', { name: WORDS[tongue].save }).tap()
    const dialog = page.getByRole('dialog', { name: LOGIN_WORDS[tongue].welcome })
    await dialog.getByText(WORDS[tongue].why).waitFor()
    await dialog.getByRole('button', { name: LOGIN_WORDS[tongue].close }).tap()
    await dialog.waitFor({ state: 'hidden' })
    // Nobody asked for anything in particular.
    await page.getByRole('banner').getByRole('link', { name: LOGIN_WORDS[tongue].login }).tap()
    await dialog.getByRole('textbox', { name: LOGIN_WORDS[tongue].email }).waitFor()
    expect(await dialog.getByText(WORDS[tongue].why).count()).toBe(0)
  })

  it.each<Tongue>(['en', 'zh-CN'])(
    'who taps Log out sees that it is done, and had room to miss it (%s)',
    async (tongue) => {
      const page = await stage.enter({ viewport: { width: 320, height: 640 }, tongue })
      await openAs(await memberOf(stage.shop), page, { url: stage.shop.server.url })
      const out = page.getByRole('button', { name: LOGIN_WORDS[tongue].logOut })
      const lock = page.getByRole('button', { name: tongue === 'en' ? 'Lock' : '锁屏', exact: true })
      const [left, right] = [await lock.boundingBox(), await out.boundingBox()]
      expect((right?.x ?? 0) - (left?.x ?? 0) - (left?.width ?? 0)).toBeGreaterThanOrEqual(12)
      expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
      await out.tap()
      await page.locator('[data-toast]').filter({ hasText: WORDS[tongue].out }).waitFor()
    },
  )

  it('a product that is awaited is drawn as large as the one that comes', async () => {
    const page = await stage.visit('/', { viewport: PHONE })
    const letGo = Promise.withResolvers<void>()
    await page.route(`**${getProductDetail.path}*`, async (route) => {
      await letGo.promise
      await route.continue()
    })
    await page.getByRole('article').getByRole('link', { name: 'Herringbone oak' }).first().tap()
    const drawer = page.getByRole('dialog')
    const awaited = await drawer.locator('output > div').first().boundingBox()
    letGo.resolve()
    const picture = await drawer
      .getByRole('button', { name: /^Enlarge/ })
      .first()
      .boundingBox()
    expect(awaited?.width).toBeCloseTo(picture?.width ?? 0, 0)
    expect(awaited?.height).toBeCloseTo(picture?.height ?? 0, 0)
  })

  it('Clear all in the filters is as high as a finger', async () => {
    const page = await stage.visit('/?priceMin=1', { viewport: PHONE })
    await page.getByRole('button', { name: /^Filters/ }).tap()
    const clear = page.getByRole('dialog', { name: 'Filters' }).getByRole('button', { name: 'Clear all' })
    const box = await clear.boundingBox()
    await page.touchscreen.tap((box?.x ?? 0) + 10, (box?.y ?? 0) + (box?.height ?? 0) / 2 + 20)
    await expect.poll(() => new URL(page.url()).searchParams.get('priceMin')).toBeNull()
  })
})
