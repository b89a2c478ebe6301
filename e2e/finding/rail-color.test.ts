import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { getProductPage } from '../../contract/catalogue.ts'
import { recordRequests } from '../stage/browser.ts'
import { searchOf, TERRACOTTA, totalIs } from '../stage/rail-shop.ts'
import { setReadingStage } from '../stage/stage.ts'

const stage = setReadingStage('rail')

const MEANING = /#a6492b, 100% of the picture · The same: difference in colour ΔE \d\.\d, where 0 is none/
/** The colour figures on a card, when pressed. */
const figuresOf = (page: Page) =>
  page
    .getByRole('article')
    .filter({ hasText: 'Oak floor 8' })
    .getByRole('button', { name: /^The same · 100%$/ })
const chip = (page: Page, closeness: number) =>
  page.getByRole('button', { name: `Remove ≈ Terracotta ${TERRACOTTA}, ΔE ${closeness}` })

// Notations, the common colours and words: web/finding/color/color-filter.component.test.tsx.
describe('a colour', () => {
  it('is typed, asked for more closely in one step, and taken from a picture with the keyboard alone; Back opens the product again', async () => {
    const page = await stage.visit('/?sort=name')
    await totalIs(page, 18)
    const asked = recordRequests(page.context(), getProductPage)
    const lastAsked = () => new URL(asked.at(-1) ?? 'about:blank').searchParams
    const field = page.getByRole('textbox', { name: 'Colour in figures or words' })
    await field.fill('A6492B')
    await field.press('Enter')
    await chip(page, 10).waitFor()
    expect(searchOf(page).toString()).toBe('sort=name&colorHex=a6492b')
    await expect.poll(() => lastAsked().get('colorHex')).toBe('a6492b')
    expect(lastAsked().get('colorDistance')).toBe('10')
    expect(await page.getByRole('button', { name: 'Terracotta', exact: true }).getAttribute('aria-pressed')).toBe(
      'true',
    )
    await figuresOf(page).waitFor()

    const slider = page.getByRole('slider', { name: 'How close in colour' })
    for (let step = 0; step < 8; step += 1) await slider.press('ArrowLeft')
    await chip(page, 2).waitFor()
    await expect.poll(() => searchOf(page).get('colorDistance')).toBe('2')
    await slider.press('End')
    await expect.poll(() => searchOf(page).get('colorDistance')).toBe('25')
    await page.goBack()
    await expect.poll(() => searchOf(page).toString(), { message: 'one step back' }).toBe('sort=name&colorHex=a6492b')
    await chip(page, 10).click()
    await totalIs(page, 18)
    await expect
      .poll(() => page.getByRole('article').getByText('The same').count(), { message: 'words without a colour' })
      .toBe(0)

    await page.getByRole('link', { name: 'Oak floor 8' }).click()
    const drawer = page.getByRole('dialog', { name: 'Oak floor 8' })
    const tool = drawer.getByRole('button', { name: 'Pick a colour' })
    const loupe = drawer.getByRole('button', { name: `Take the colour ${TERRACOTTA}` })
    await tool.click()
    await loupe.waitFor()
    await page.keyboard.press('Escape')
    await loupe.waitFor({ state: 'hidden' })
    expect(await page.evaluate<string>(`document.activeElement.getAttribute('aria-label')`)).toBe('Pick a colour')
    expect(searchOf(page).has('skuId'), 'the product, once the loupe is left').toBe(true)

    await tool.press('Enter')
    await loupe.waitFor()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Enter')
    await drawer.waitFor({ state: 'hidden' })
    expect(searchOf(page).toString(), 'what was taken').toBe('sort=name&colorHex=a6492b')
    await chip(page, 10).waitFor()
    await page.goBack()
    await drawer.waitFor()
  })

  it('is taken from a picture with a finger, and what a card says of it is explained', async () => {
    const page = await stage.visit('/', { viewport: { width: 390, height: 844 } })
    await page.getByRole('link', { name: 'Oak floor 8' }).tap()
    const drawer = page.getByRole('dialog', { name: 'Oak floor 8' })
    await drawer.getByRole('button', { name: 'Pick a colour' }).tap()
    await drawer.getByRole('button', { name: `Take the colour ${TERRACOTTA}` }).waitFor()
    await drawer.getByRole('button', { name: 'Find this colour' }).tap()
    await drawer.waitFor({ state: 'hidden' })
    await chip(page, 10).waitFor()
    await figuresOf(page).tap()
    await page.locator('[data-toast]').getByText(MEANING).waitFor()
    expect(searchOf(page).has('skuId')).toBe(false)
  })
})
