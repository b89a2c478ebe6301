import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { waitForPage } from '../stage/browser.ts'
import { setReadingStage } from '../stage/stage.ts'

const UPRIGHT = { width: 390, height: 844 }
const SIDEWAYS = { width: 844, height: 390 }

const stage = setReadingStage()

const card = (page: Page) => page.getByRole('article').getByRole('link', { name: 'Board number 1' }).first()
const open = {
  'the list': async () => {},
  'a product': (page: Page) => card(page).click(),
  'its pictures': async (page: Page) => {
    await card(page).click()
    await page.getByRole('button', { name: 'Zoom' }).click()
    await page.getByRole('dialog', { name: 'Picture viewer' }).waitFor()
  },
  'the filters': async (page: Page) => {
    await page.getByRole('button', { name: 'Filters' }).click()
    await page.getByRole('dialog', { name: 'Filters' }).waitFor()
  },
}

/** What the page takes its sizes from, and whether something stands out of the window's side. */
const sizes = (page: Page) =>
  page.evaluate<{ layout: string; rootSize: string; window: number; page: number }>(`({
    layout: document.documentElement.dataset.layout,
    rootSize: document.documentElement.style.fontSize,
    window: innerWidth,
    page: document.documentElement.scrollWidth,
  })`)

// Chromium shows a touch screen's whole page, however wide: what it calls the window's width grew with the desk's layout, and kept it.
describe('a phone that is turned to its side and back', () => {
  it.each(Object.keys(open) as (keyof typeof open)[])('shows %s as before', async (what) => {
    const page = await stage.visit('/', { viewport: UPRIGHT })
    await card(page).waitFor()
    await open[what](page)
    const before = await sizes(page)
    expect(before).toEqual({ layout: 'phone', rootSize: '39px', window: 390, page: 390 })
    for (const turn of ['first', 'second']) {
      await page.setViewportSize(SIDEWAYS)
      await waitForPage(page, `document.documentElement.style.fontSize === '84.4px'`)
      expect(await sizes(page)).toMatchObject({ window: 844, page: 844 })
      await page.setViewportSize(UPRIGHT)
      await waitForPage(page, `document.documentElement.dataset.layout === 'phone'`)
      expect(await sizes(page), `after the ${turn} turn`).toEqual(before)
    }
  })
})
