import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { waitForPage } from '../stage/browser.ts'
import { setReadingStage } from '../stage/stage.ts'

const UPRIGHT = { width: 390, height: 844 }
const SIDEWAYS = { width: 844, height: 390 }

const stage = setReadingStage()

const card = (page: Page) => page.getByRole('article').getByRole('link', { name: 'Board number 1' }).first()

/** The page's base sizes, and whether anything overflows the window sideways. */
const sizes = (page: Page) =>
  page.evaluate<{ layout: string; rootSize: string; window: number; page: number }>(`({
    layout: document.documentElement.dataset.layout,
    rootSize: document.documentElement.style.fontSize,
    window: innerWidth,
    page: document.documentElement.scrollWidth,
  })`)

// Chromium fits a touch screen to the whole page, however wide: the desktop layout used to enlarge the reported window
// width for good.
it('a phone that is turned to its side and back shows the list, a product, its pictures and the filters as before', async () => {
  const page = await stage.visit('/', { viewport: UPRIGHT })
  await card(page).waitFor()
  await staysAsItWas(page, 'the list')
  await card(page).click()
  await page.getByRole('button', { name: 'Zoom' }).waitFor()
  await staysAsItWas(page, 'a product')
  await page.getByRole('button', { name: 'Zoom' }).click()
  await page.getByRole('dialog', { name: 'Picture viewer' }).waitFor()
  await staysAsItWas(page, 'its pictures')
  for (const layer of ['Picture viewer', 'Board number 1']) {
    await page.goBack()
    await page.getByRole('dialog', { name: layer }).waitFor({ state: 'hidden' })
  }
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('dialog', { name: 'Filters' }).waitFor()
  await staysAsItWas(page, 'the filters')
})

async function staysAsItWas(page: Page, what: string): Promise<void> {
  const before = await sizes(page)
  expect(before, `${what}, upright`).toEqual({ layout: 'phone', rootSize: '39px', window: 390, page: 390 })
  for (const turn of ['first', 'second']) {
    await page.setViewportSize(SIDEWAYS)
    await waitForPage(page, `document.documentElement.style.fontSize === '84.4px'`)
    expect(await sizes(page), `${what}, on its side`).toMatchObject({ window: 844, page: 844 })
    await page.setViewportSize(UPRIGHT)
    await waitForPage(page, `document.documentElement.dataset.layout === 'phone'`)
    expect(await sizes(page), `${what} after the ${turn} turn`).toEqual(before)
  }
}
