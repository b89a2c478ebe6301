import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { getProductFacets, getProductPage } from '../../contract/catalogue.ts'
import { recordRequests, waitForPage, withoutInlinedAnswer } from '../stage/browser.ts'
import { searchOf, totalIs } from '../stage/rail-shop.ts'
import { setReadingStage } from '../stage/stage.ts'

const stage = setReadingStage()
const CHIPS_HAVE_COME = `(() => {
  const files = [...document.querySelectorAll('link[data-chips]')]
  return files.length > 0 && files.every(({ href }) => performance.getEntriesByName(href).some(({ responseEnd }) => responseEnd > 0))
})()`

describe('the first list', () => {
  it('that did not come with its page is requested once, before the page’s script; the lines of its chips are kept free for them', async () => {
    const page = await stage.enter({ viewport: { width: 1100, height: 768 } })
    // Where the first card stands in the first frame that has it.
    await page.addInitScript(`
      const look = () => {
        const card = document.querySelector('article')
        if (card) window.firstTop = card.getBoundingClientRect().top
        else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    `)
    const firstTop = async () => {
      await waitForPage(page, 'window.firstTop !== undefined')
      return page.evaluate<number>('window.firstTop')
    }
    let mayScriptCome = () => Promise.resolve()
    await page.route('**/assets/index-*.js', async (route) => {
      await mayScriptCome()
      await route.continue()
    })
    await page.goto(stage.shop.server.url)
    const topOfAll = await firstTop()
    // The page waits 200 ms for its chips, which is too little for a busy machine: here all their files come before its script.
    mayScriptCome = () => waitForPage(page, CHIPS_HAVE_COME)
    await page.goto(`${stage.shop.server.url}/?brandId=1%2C2%2C3%2C4%2C5%2C6%2C7%2C8`)
    expect(await firstTop(), 'below the chips').toBeGreaterThan(topOfAll)

    await withoutInlinedAnswer(page)
    const asked = recordRequests(page.context(), getProductPage)
    const { promise: wasAsked, resolve: letScriptCome } = Promise.withResolvers<void>()
    mayScriptCome = () => wasAsked
    await page.goto(stage.shop.server.url, { waitUntil: 'commit' })
    await expect.poll(() => asked.length, { message: 'asked before the script' }).toBe(1)
    letScriptCome()
    await page.getByRole('link', { name: 'Herringbone oak' }).waitFor()
    expect(asked, 'asked with the script').toHaveLength(1)
  })
})

describe('the list', () => {
  it('is gone through with the keyboard alone: category, brand, price, sort, product and back', async () => {
    const page = await stage.visit()
    await totalIs(page, 90)
    await tabTo(page, 'Show what is in Flooring')
    await page.keyboard.press('Enter')
    await tabTo(page, /^Timber/)
    await page.keyboard.press('Enter')
    await expect.poll(() => searchOf(page).has('categoryId')).toBe(true)
    // The rail waits for the category: its tab stops change until then.
    await page.getByRole('heading', { level: 1, name: /^Timber/ }).waitFor()
    await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0)
    // Nothing is busy either before the category's counts are asked for.
    await waitForPage(page, HAS_COUNTS)
    await page.getByRole('textbox', { name: 'Lowest price' }).waitFor()
    await tabTo(page, 'Lowest price')
    await page.keyboard.type('20')
    await page.keyboard.press('Tab')
    await page.keyboard.type('300')
    await page.keyboard.press('Enter')
    await expect.poll(() => searchOf(page).get('priceMax')).toBe('300')
    await tabTo(page, 'Nordhem')
    await page.keyboard.press('Space')
    await expect.poll(() => searchOf(page).has('brandId')).toBe(true)
    await tabTo(page, /^Sort/)
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => searchOf(page).get('sort')).toBe('newest')
    await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0)
    await tabTo(page, /^(Board|Herringbone)/)
    await page.keyboard.press('Enter')
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('tab').first().waitFor()
    await expect.poll(() => focusedName(page)).toBe('Close')
    await tabTo(page, 'Params')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => drawer.getByRole('tab', { selected: true }).innerText()).toMatch(/certification/)
    await tabTo(page, 'Close')
    await page.keyboard.press('Enter')
    await drawer.waitFor({ state: 'hidden' })
    await expect.poll(() => focusedName(page)).toMatch(/^(Board|Herringbone)/)
  })
})

/** The counts of a category have come. */
const HAS_COUNTS = `performance.getEntriesByType('resource').some(({ name, responseEnd }) =>
  name.includes('${getProductFacets.path}?') && name.includes('categoryId') && responseEnd > 0)`

const FOCUSED_NAME = `(() => {
  const { activeElement } = document
  return activeElement.getAttribute('aria-label') ?? activeElement.labels?.[0]?.textContent ?? activeElement.textContent
})()`

const focusedName = (page: Page) => page.evaluate<string>(FOCUSED_NAME)

/** Presses Tab until the named control has the focus. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const isThere = (focused: string) => (typeof name === 'string' ? focused === name : name.test(focused))
  for (let steps = 0; steps < 60; steps += 1) {
    await page.keyboard.press('Tab')
    if (isThere(await focusedName(page))) return
  }
  throw new Error(`the Tab key does not lead to ${name}`)
}
