import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { waitForPage, type VisitOptions } from '../stage/browser.ts'
import { memberOf, openAs } from '../stage/members.ts'
import { FAILED_REQUEST, setMembersStage } from '../stage/stage.ts'

const PHONE = { viewport: { width: 390, height: 844 }, theme: 'dark', tongue: 'zh-CN' } as const
const WORDS = {
  en: { lock: 'Lock', password: 'Lock screen password', unlock: 'Unlock', logOut: 'Log out', login: 'Login' },
  'zh-CN': { lock: '锁屏', password: '锁屏密码', unlock: '解锁', logOut: '退出登录', login: '登录' },
}
type Words = (typeof WORDS)['en' | 'zh-CN']

const stage = setMembersStage()

const banner = (page: Page) => page.getByRole('banner')
const lockButton = (page: Page, words: Words = WORDS.en) => banner(page).getByRole('button', { name: words.lock })
const cover = (page: Page, words: Words = WORDS.en) =>
  page.getByRole('dialog').filter({ has: page.getByRole('button', { name: words.unlock }) })
const field = (page: Page, words: Words = WORDS.en) => page.getByLabel(words.password)
const login = (page: Page, words: Words = WORDS.en) => banner(page).getByRole('link', { name: words.login })
const scrollOf = (page: Page) => page.evaluate<number>('window.scrollY')
const stored = (page: Page, key: string) => page.evaluate<string | null>(`localStorage.getItem('${key}')`)

async function enterAs(nickname: string, options: VisitOptions = {}): Promise<{ page: Page; context: BrowserContext }> {
  const page = await stage.enter(options)
  await openAs(await memberOf(stage.shop, { nickname }), page, { url: stage.shop.server.url })
  return { page, context: stage.person.context }
}

async function lock(page: Page, password: string, words: Words = WORDS.en): Promise<void> {
  await lockButton(page, words).click()
  await field(page, words).fill(password)
  await page.keyboard.press('Enter')
  await cover(page, words).waitFor()
}

async function tryPassword(page: Page, password: string, words: Words = WORDS.en): Promise<void> {
  await field(page, words).fill(password)
  await page.keyboard.press('Enter')
}

/** The cover must hide the page from eyes, assistive technology and print. */
async function expectNothingOfThePage(page: Page): Promise<void> {
  const tree = await page.locator('body').ariaSnapshot()
  expect(tree).toContain('dialog')
  expect(tree).not.toMatch(/oak|橡木|Home|首页|banner|main/i)
  expect(await page.getByRole('banner').count()).toBe(0)
  await page.emulateMedia({ media: 'print' })
  expect(await page.evaluate<string>('document.body.innerText.trim()')).toBe('')
  await page.emulateMedia({ media: 'screen' })
}

describe('a locked page', () => {
  it('is covered in every tab, and then as it was left: scrolled, with the product open and the words typed; with its lock removed from storage nobody is signed in', async () => {
    const { page } = await enterAs('Ada')
    await lockButton(page).waitFor()
    await thinkBetterOfIt(page)
    const halfTyped = page.getByRole('textbox', { name: 'Colour in figures or words' })
    await halfTyped.fill('#12')
    await page.mouse.move(700, 500)
    await page.mouse.wheel(0, 120)
    await page.locator('main a[href*="skuId="]:visible').nth(1).click()
    const product = page.locator('[role="dialog"][aria-modal="true"]')
    const close = product.getByRole('button', { name: 'Close' })
    await close.focus()
    const scrolled = await scrollOf(page)
    const address = page.url()

    const other = await stage.openTab()
    await lock(other, 'three doors')
    await cover(page).waitFor()
    expect(await page.title()).toBe('Quarry - Locked')
    await expectNothingOfThePage(page)
    expect(await stored(page, 'quarry-lock')).not.toContain('three doors')

    await page.bringToFront()
    await field(page).focus()
    for (const key of ['Escape', 'Control+k', 'F8', 'Alt+ArrowLeft', 'PageDown']) await page.keyboard.press(key)
    await page.evaluate('history.back()')
    await page.mouse.wheel(0, 600)
    // Round the cover's four controls, and once more through the browser's own.
    for (let step = 0; step < 6; step += 1) await page.keyboard.press('Tab')
    expect(await page.evaluate(`document.activeElement.matches('body, dialog[open], dialog[open] *')`)).toBe(true)
    expect(await cover(page).count()).toBe(1)
    await expect.poll(() => page.url()).toBe(address)

    await tryPassword(page, 'three doors')
    await cover(page).waitFor({ state: 'detached' })
    await lockButton(other).waitFor()
    await expect.poll(() => page.title()).toMatch(/^Quarry - Home: ./)
    expect(page.url()).toBe(address)
    expect(await scrollOf(page)).toBe(scrolled)
    await close.waitFor()
    await waitForPage(page, `document.activeElement.ariaLabel === 'Close'`)
    await close.click()
    await product.waitFor({ state: 'detached' })
    expect(await halfTyped.inputValue()).toBe('#12')
    // The second time the stored password is used.
    await lockButton(page).click()
    await page.getByRole('button', { name: 'Set another password' }).press('Enter')
    await field(page).waitFor()
    await waitForPage(page, `document.activeElement.name === 'lock'`)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await lockButton(page).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Lock', exact: true }).click()
    await cover(page).waitFor()
    await field(page).fill('three doors')
    await cover(page).getByRole('button', { name: 'Unlock' }).click()
    await lockButton(page).waitFor()
    await waitForPage(page, `document.activeElement.ariaLabel === 'Lock'`)

    await lockButton(page).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Lock', exact: true }).click()
    await cover(other).waitFor()
    await other.evaluate(`localStorage.removeItem('quarry-lock')`)
    for (const one of [page, other]) await login(one).waitFor()
  })

  it('stays locked over a reload and in a new tab, tells a wrong password, and is left by logging out (zh-CN, phone)', async () => {
    const words = WORDS['zh-CN']
    const { page, context } = await enterAs('石榴', PHONE)
    await lock(page, '三扇门', words)
    await context.addInitScript(`
      window.seen = []
      const look = () => {
        const main = document.querySelector('main')
        if (main && getComputedStyle(main).visibility !== 'hidden') window.seen.push(main.innerText)
        if (/首页|Home/.test(document.title)) window.seen.push(document.title)
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    `)
    await page.reload()
    const tab = await stage.openTab('/brand?brandId=1')
    for (const one of [page, tab]) {
      await cover(one, words).waitFor()
      expect(await one.title()).toBe('Quarry - 已锁定')
      await expectNothingOfThePage(one)
      expect(await one.evaluate('window.seen')).toEqual([])
    }
    await cover(page, words).getByRole('heading', { name: '石榴' }).waitFor()
    await tab.close()
    await page.bringToFront()

    for (const wrong of ['一', '二', '三']) await failWith(page, wrong)
    await page.getByText('请等待').waitFor()
    expect(await page.evaluate('[document.activeElement.selectionStart, document.activeElement.selectionEnd]')).toEqual(
      [0, 1],
    )
    // After many more tries, even the right password is refused for minutes.
    await page.evaluate(`{
      const lock = JSON.parse(localStorage.getItem('quarry-lock'))
      localStorage.setItem('quarry-lock', JSON.stringify({ ...lock, failures: 8, failedAt: Date.now() }))
      dispatchEvent(new Event('focus'))
    }`)
    await page.getByText('请等待3分钟').waitFor()
    await tryPassword(page, '三扇门', words)
    await page.getByText('请等待3分钟').waitFor()
    expect(failures(await stored(page, 'quarry-lock'))).toBe(8)
    await cover(page, words).getByRole('button', { name: words.logOut }).click()
    await login(page, words).waitFor()
    expect(await cover(page, words).count()).toBe(0)
    expect(await page.title()).toBe('Quarry - 首页')
    expect(await stored(page, 'ACCESS_TOKEN')).toBeNull()
    expect(await stored(page, 'quarry-lock')).not.toContain('hash')
  })

  it('stays covered if the lock screen does not load, and explains a browser that stores nothing; a lock that is damaged or gone belongs to nobody', async () => {
    stage.forgive(FAILED_REQUEST)
    const { page, context } = await enterAs('Ada')
    await lockButton(page).waitFor()
    await page.evaluate(`Storage.prototype.setItem = () => { throw new Error('full') }`)
    await context.route('**/assets/LockCover*.js', (route) => route.abort())
    await lockButton(page).click()
    await field(page).fill('three doors')
    await page.keyboard.press('Enter')
    await page.getByText('Its lock screen did not load').waitFor()
    expect(await page.getByRole('banner').count()).toBe(0)
    expect(await page.title()).toBe('Quarry - Locked')
    await context.unroute('**/assets/LockCover*.js')
    await page.getByRole('button', { name: 'Retry' }).click()
    await cover(page).getByText('a reload logs you out').waitFor()
    await tryPassword(page, 'three doors')
    await lockButton(page).waitFor()

    // The browser stores again. A tab slept while its member left and returned: they stay signed in.
    await page.reload()
    await lock(page, 'three doors')
    await page.evaluate(`localStorage.setItem('quarry-lock', '{"lockedAt":null}')`)
    await page.reload()
    await lockButton(page).waitFor()
    await page.evaluate(`localStorage['quarry-lock'] = '{"lockedAt":'`)
    await page.reload()
    await isVisitors(page)

    await openAs(await memberOf(stage.shop), page, { url: stage.shop.server.url })
    await lock(page, 'three doors')
    await page.evaluate(`localStorage.removeItem('quarry-lock')`)
    await page.reload()
    await isVisitors(page)
  })
})

/** Requests the lock before its script has loaded, and cancels: the focus is where it was. */
async function thinkBetterOfIt(page: Page): Promise<void> {
  const script = Promise.withResolvers<void>()
  await page.route('**/assets/LockDialog-*.js', async (route) => {
    await script.promise
    await route.fallback()
  })
  await lockButton(page).click()
  await page.getByRole('progressbar').first().waitFor()
  script.resolve()
  await field(page).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await waitForPage(page, `document.activeElement.ariaLabel === 'Lock'`)
}

async function isVisitors(page: Page): Promise<void> {
  await login(page).waitFor()
  expect(await stored(page, 'ACCESS_TOKEN')).toBeNull()
  expect((await stored(page, 'quarry-lock')) ?? '').not.toContain('hash')
}

async function failWith(page: Page, wrong: string): Promise<void> {
  const before = failures(await stored(page, 'quarry-lock'))
  await tryPassword(page, wrong, WORDS['zh-CN'])
  await page.getByText('锁屏密码错误').waitFor()
  await expect.poll(async () => failures(await stored(page, 'quarry-lock'))).toBe(before + 1)
}

function failures(record: string | null): number {
  return (JSON.parse(record ?? '{}') as { failures: number }).failures
}
