import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { seriousInBothThemes } from '../stage/axe.ts'
import { setReadingStage } from '../stage/stage.ts'

const NARROW = { width: 320, height: 640 }
const WORDS = {
  en: { clear: 'Clear the search', stone: 'stone', whole: /^90 products/, some: /^29 products/ },
  'zh-CN': { clear: '清空搜索', stone: '石材', whole: /^90 件产品/, some: /^29 件产品/ },
}
/** The list follows the typing with a delay, longer on a busy machine. */
const PATIENT = { timeout: 10_000 }

const stage = setReadingStage()

const box = (page: Page) => page.getByRole('combobox', { name: /^(Search|搜索)$/ })
const options = (page: Page) => page.getByRole('listbox', { name: /^(Suggestions|搜索建议)$/ }).getByRole('option')
const keywordOf = (page: Page) => new URL(page.url()).searchParams.get('keyword')

// Types two letters at once: for the second one the list updates with a delay.
const TYPE_TWO_AT_ONCE = `{
  const then = performance.now()
  performance.now = () => then
  for (const letter of 'st') document.execCommand('insertText', false, letter)
  delete performance.now
}`

// Types an `o` just as the list updates for `st`.
const WRITE_AT_NEXT_ADDRESS = `{
  const replace = history.replaceState
  history.replaceState = (...given) => {
    replace.apply(history, given)
    if (!String(given[2]).endsWith('keyword=st')) return
    document.execCommand('insertText', false, 'o')
  }
}`

/** Types the words at once, and presses Enter. */
async function searchFor(page: Page, words: string): Promise<void> {
  await box(page).click()
  await box(page).fill(words)
  await page.keyboard.press('Enter')
  await expect.poll(() => keywordOf(page), PATIENT).toBe(words)
}

const focusedRole = (page: Page) => page.evaluate<string | null>(`document.activeElement.getAttribute('role')`)

describe('a person who searches', () => {
  it('sees the list follow the letters, in one step of the history, and leaves the words by Escape', async () => {
    const words = WORDS.en
    const page = await stage.visit('/')
    await page.getByText(words.whole).waitFor()
    await box(page).click()
    await box(page).pressSequentially(words.stone)
    await page.getByText(words.some).waitFor()
    await expect.poll(() => keywordOf(page)).toBe(words.stone)
    await page.goBack()
    await page.getByText(words.whole).waitFor()
    expect([keywordOf(page), await box(page).inputValue()]).toEqual([null, ''])
    await page.goForward()
    await page.getByText(words.some).waitFor()
    expect(await box(page).inputValue()).toBe(words.stone)

    // The first Escape closes the suggestions, the second clears the words.
    await box(page).click()
    await options(page).last().waitFor()
    await page.keyboard.press('Escape')
    expect(await options(page).count()).toBe(0)
    expect(await box(page).getAttribute('aria-expanded')).toBe('false')
    expect(keywordOf(page)).toBe(words.stone)
    await page.keyboard.press('Escape')
    await page.getByText(words.whole).waitFor()
    expect(await box(page).inputValue()).toBe('')
  })

  it('has each search that was finished as a step of the history, and clears the words of an address', async () => {
    const page = await stage.visit('/?keyword=stone&sort=name')
    await page.getByText(WORDS.en.some).waitFor()
    expect(await box(page).inputValue()).toBe('stone')
    await page.getByRole('button', { name: WORDS.en.clear }).click()
    await page.getByText(WORDS.en.whole).waitFor()
    await page.keyboard.type('number 89')
    await page.getByText(/^1 product/).waitFor()
    await page.getByRole('button', { name: WORDS.en.clear }).click()
    await page.getByText(WORDS.en.whole).waitFor()
    await searchFor(page, 'stone')
    await box(page).pressSequentially(' number')
    await expect.poll(() => keywordOf(page), PATIENT).toBe('stone number')
    await page.goBack()
    await expect.poll(() => keywordOf(page), PATIENT).toBe('stone')
    await page.goBack()
    await expect.poll(() => new URL(page.url()).search).toBe('?sort=name')
  })

  it('loses no letter that comes just as the list follows those before', async () => {
    const page = await stage.enter()
    await page.addInitScript(WRITE_AT_NEXT_ADDRESS)
    await page.goto(stage.shop.server.url)
    await page.getByText(WORDS.en.whole).waitFor()
    await box(page).click()
    await page.evaluate(TYPE_TWO_AT_ONCE)
    await expect.poll(() => keywordOf(page), PATIENT).toBe('sto')
    expect(await box(page).inputValue()).toBe('sto')
  })

  it('reaches the box with Ctrl+K from anywhere, but by no single key', async () => {
    const page = await stage.visit()
    await page.getByText(WORDS.en.whole).waitFor()
    await page.keyboard.press('/')
    await page.keyboard.press('k')
    expect(await focusedRole(page)).not.toBe('combobox')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('stone')
    await page.getByText(WORDS.en.some).waitFor()
    await page.getByRole('textbox', { name: 'Highest price' }).focus()
    await page.keyboard.press('Control+k')
    expect(await focusedRole(page)).toBe('combobox')
    expect(await box(page).inputValue()).toBe('stone')
    await page.getByRole('button', { name: WORDS.en.clear }).click()
    await page.getByRole('link', { name: 'Herringbone oak' }).click()
    await page.getByRole('dialog').getByText('NH-OAK-N').waitFor()
    await page.keyboard.press('Control+k')
    expect(await focusedRole(page)).not.toBe('combobox')
  })

  it('composes Chinese without a list of half-written syllables', async () => {
    const page = await stage.visit('/', { tongue: 'zh-CN' })
    await page.getByText(WORDS['zh-CN'].whole).waitFor()
    const asked: (string | null)[] = []
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      if (/\/spu\/(page|suggest)$/.test(pathname)) asked.push(searchParams.get('keyword'))
    })
    await box(page).click()
    const input = await page.context().newCDPSession(page)
    for (const text of ['s', 'shi', 'shi cai'])
      await input.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
    expect(await box(page).inputValue()).toBe('shi cai')
    await input.send('Input.insertText', { text: '石材' })
    await page.getByText(WORDS['zh-CN'].some).waitFor()
    expect(new Set(asked)).toEqual(new Set(['石材']))
  })
})

describe('recent searches', () => {
  it('stand in the empty box, newest first, are searched for again, and forgotten one by one or all at once', async () => {
    const page = await stage.visit()
    for (const words of ['oak', 'stone', 'board', 'number']) await searchFor(page, words)
    await page.getByRole('button', { name: WORDS.en.clear }).click()
    await page.reload()
    await page.getByText(WORDS.en.whole).waitFor()
    await box(page).click()
    await expect.poll(() => options(page).allTextContents()).toEqual(['number', 'board', 'stone', 'oak', FORGET])
    await page.getByRole('button', { name: 'Forget “stone”' }).click()
    await expect.poll(() => options(page).allTextContents()).toEqual(['number', 'board', 'oak', FORGET])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Delete')
    await expect.poll(() => options(page).allTextContents()).toEqual(['board', 'oak', FORGET])

    await options(page).filter({ hasText: 'oak' }).click()
    await page.getByText(/^1 product/).waitFor()
    expect(await box(page).inputValue()).toBe('oak')
    expect(await options(page).count()).toBe(0)
    await page.getByRole('button', { name: WORDS.en.clear }).click()
    await expect.poll(() => options(page).allTextContents()).toEqual(['oak', 'board', FORGET])
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await expect.poll(() => options(page).count()).toBe(0)
    await page.keyboard.press('Tab')
    await box(page).click()
    expect(await box(page).getAttribute('aria-expanded')).toBe('false')
  })

  it('hold the words whose product was opened, and go with the cache', async () => {
    const page = await stage.visit()
    await page.getByText(WORDS.en.whole).waitFor()
    await box(page).click()
    await box(page).pressSequentially('herringbone')
    await page.keyboard.press('Escape')
    // A press on a card of the outgoing list has no effect.
    await expect.poll(() => keywordOf(page), PATIENT).toBe('herringbone')
    await page.getByText(WORDS.en.whole).waitFor({ state: 'hidden' })
    await page.getByRole('link', { name: 'Herringbone oak' }).click()
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: WORDS.en.clear }).click()
    await expect.poll(() => options(page).first().textContent()).toBe('herringbone')
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByRole('button', { name: 'Clear cache' }).click()
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await box(page).click()
    expect(await box(page).getAttribute('aria-expanded')).toBe('false')
  })
})

const FORGET = 'Forget recent searches'

describe('the search box', () => {
  it('has no serious accessibility violations', async () => {
    const page = await stage.visit()
    await searchFor(page, 'stone')
    await page.getByRole('button', { name: WORDS.en.clear }).click()
    await options(page).first().waitFor()
    await page.keyboard.press('ArrowDown')
    await outdated(page).waitFor({ state: 'detached' })
    expect(await seriousInBothThemes(page, 'search')).toEqual([])
    await page.keyboard.type('stone')
    await page.getByRole('group', { name: 'Categories' }).getByRole('option', { name: 'Stone' }).waitFor()
    await page.keyboard.press('ArrowDown')
    await outdated(page).waitFor({ state: 'detached' })
    expect(await seriousInBothThemes(page, 'search')).toEqual([])
  })

  it('has room on the narrowest phone for recent searches, which are searched for again, and for suggestions', async () => {
    const words = WORDS['zh-CN']
    const page = await stage.visit('/', { viewport: NARROW, tongue: 'zh-CN', theme: 'dark' })
    for (const searched of ['stone', 'number 8']) await searchFor(page, searched)
    await page.getByRole('button', { name: words.clear }).click()
    await expect.poll(() => options(page).first().textContent()).toBe('number 8')
    expect(await isTooWide(page)).toBe(false)
    await options(page).filter({ hasText: 'stone' }).click()
    await page.getByText(words.some).waitFor()
    expect(await box(page).inputValue()).toBe('stone')
    expect(await options(page).count()).toBe(0)

    await box(page).fill(words.stone)
    await page.getByRole('group', { name: '分类' }).getByRole('option', { name: words.stone }).waitFor()
    await page.keyboard.press('ArrowDown')
    await outdated(page).waitFor({ state: 'detached' })
    expect(await seriousInBothThemes(page, 'search')).toEqual([])
    expect(await isTooWide(page)).toBe(false)
  })
})

/** The previous results fade until the new ones arrive. */
const outdated = (page: Page) => page.locator('main [aria-busy="true"]').first()
const isTooWide = (page: Page) => page.evaluate<boolean>('document.documentElement.scrollWidth > innerWidth')
