import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { setReadingStage } from '../stage/stage.ts'

const CLEAR = 'Clear the search'
const FORGET = 'Forget recent searches'
const WHOLE = /^90 products/
const STONES = /^29 products/

const stage = setReadingStage()

const box = (page: Page) => page.getByRole('combobox', { name: 'Search' })
const options = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
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
    delete history.replaceState
    document.execCommand('insertText', false, 'o')
  }
}`

/** Types the words at once, and presses Enter. */
async function searchFor(page: Page, words: string): Promise<void> {
  await box(page).click()
  await box(page).fill(words)
  await page.keyboard.press('Enter')
  await expect.poll(() => keywordOf(page)).toBe(words)
}

const focusedRole = (page: Page) => page.evaluate<string | null>(`document.activeElement.getAttribute('role')`)

// Keys, words, and an input method: web/finding/search/search-box.component.test.tsx.
describe('a person who searches', () => {
  it('sees the list follow the letters, none of them lost, each search one step of the history, and leaves the words by Escape', async () => {
    const page = await stage.visit('/?keyword=stone&sort=name')
    await page.getByText(STONES).waitFor()
    expect(await box(page).inputValue(), 'the words of the address').toBe('stone')
    await page.getByRole('button', { name: CLEAR }).click()
    await page.getByText(WHOLE).waitFor()
    await page.keyboard.type('number 89')
    await page.getByText(/^1 product/).waitFor()
    await page.getByRole('button', { name: CLEAR }).click()
    await page.getByText(WHOLE).waitFor()
    await searchFor(page, 'stone')
    await page.getByText(STONES).waitFor()
    await box(page).pressSequentially(' number')
    await expect.poll(() => keywordOf(page)).toBe('stone number')
    await page.goBack()
    await expect.poll(() => keywordOf(page)).toBe('stone')
    await page.goBack()
    await expect.poll(() => new URL(page.url()).search, { message: 'two steps back' }).toBe('?sort=name')
    await page.getByText(WHOLE).waitFor()
    expect(await box(page).inputValue(), 'two steps back').toBe('')
    await page.goForward()
    await page.getByText(STONES).waitFor()
    expect(await box(page).inputValue(), 'a step forward').toBe('stone')

    // The first Escape closes the suggestions, the second clears the words.
    await box(page).click()
    await options(page).last().waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => options(page).count(), { message: 'after Escape' }).toBe(0)
    expect(keywordOf(page), 'after Escape').toBe('stone')
    await page.keyboard.press('Escape')
    await page.getByText(WHOLE).waitFor()
    expect(await box(page).inputValue(), 'after the second Escape').toBe('')

    // A letter that comes just as the list follows those before.
    await page.evaluate(WRITE_AT_NEXT_ADDRESS)
    await page.evaluate(TYPE_TWO_AT_ONCE)
    await expect.poll(() => keywordOf(page), { message: 'all three letters' }).toBe('sto')
    expect(await box(page).inputValue(), 'all three letters').toBe('sto')

    // Ctrl+K leads there from anywhere but an open product.
    await page.getByRole('textbox', { name: 'Highest price' }).focus()
    await page.keyboard.press('Control+k')
    expect(await focusedRole(page)).toBe('combobox')
    await page.keyboard.type('herring')
    await expect.poll(() => keywordOf(page)).toBe('herring')
    await page.getByText(/^1 product/).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Herringbone oak' }).click()
    await page.getByRole('dialog').getByText('NH-OAK-N').waitFor()
    await page.keyboard.press('Control+k')
    expect(await focusedRole(page), 'beside an open product').not.toBe('combobox')
  })

  it('finds recent searches in the empty box after a reload, newest first, and those whose product was opened; they go with the cache', async () => {
    const page = await stage.visit()
    for (const words of ['stone', 'oak', 'number']) await searchFor(page, words)
    await page.getByRole('button', { name: CLEAR }).click()
    await page.getByText(WHOLE).waitFor()
    await page.reload()
    await page.getByText(WHOLE).waitFor()
    await box(page).click()
    await expect.poll(() => options(page).allTextContents()).toEqual(['number', 'oak', 'stone', FORGET])
    await page.getByRole('button', { name: 'Forget “stone”' }).click()
    await expect.poll(() => options(page).allTextContents()).toEqual(['number', 'oak', FORGET])
    await options(page).filter({ hasText: 'oak' }).click()
    await page.getByText(/^1 product/).waitFor()
    expect(await box(page).inputValue(), 'searched for again').toBe('oak')
    expect(await options(page).count(), 'searched for again').toBe(0)

    // Without Enter: a product is opened from the list that followed.
    await page.getByRole('button', { name: CLEAR }).click()
    await page.getByText(WHOLE).waitFor()
    await box(page).pressSequentially('herringbone')
    await page.keyboard.press('Escape')
    // A press on a card of the outgoing list has no effect.
    await expect.poll(() => keywordOf(page)).toBe('herringbone')
    await page.getByText(/^1 product/).waitFor()
    await page.getByRole('link', { name: 'Herringbone oak' }).click()
    await page.getByRole('dialog').getByRole('tab').first().waitFor()
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: CLEAR }).click()
    await expect.poll(() => options(page).allTextContents()).toEqual(['herringbone', 'oak', 'number', FORGET])

    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByRole('button', { name: 'Clear cache' }).click()
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await box(page).click()
    expect(await box(page).getAttribute('aria-expanded'), 'after the cache was cleared').toBe('false')
  })
})
