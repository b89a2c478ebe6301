import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { goTo } from '../stage/browser.ts'
import { skuIdOf } from '../stage/drawer-shop.ts'
import { searchOf, totalIs } from '../stage/rail-shop.ts'
import { setReadingStage } from '../stage/stage.ts'

const TYPED = 'tile under 50 30x40 9 mm in stock from China'
const CHIPS = ['Tile', 'up to ¥50', '30 × 40 cm', '9 mm thick', 'In stock', 'From China']

const stage = setReadingStage('compare')

const chipsOf = (page: Page) => page.locator('[data-chip]').allTextContents()
const card = (page: Page, name: string) => page.getByRole('article').filter({ has: page.getByRole('link', { name }) })

// In Chinese, and what each chip says: web/finding/filters/filter-chips.component.test.tsx.
it('somebody types conditions among the words, takes one away that leaves nothing, and compares prices per m²', async () => {
  const page = await stage.visit('/')
  await totalIs(page, 96)
  await page.getByRole('combobox', { name: 'Search' }).fill(TYPED)
  await page.getByRole('combobox', { name: 'Search' }).press('Enter')
  await expect.poll(() => chipsOf(page)).toEqual(CHIPS)
  await page.getByText('come nearest').first().waitFor()
  await page.getByRole('button', { name: 'Remove up to ¥50' }).press('Enter')
  await totalIs(page, 1)
  expect(searchOf(page).get('keyword')).toBe('tile 30x40 9 mm in stock from China')
  await expect.poll(() => chipsOf(page)).toEqual(CHIPS.toSpliced(1, 1))
  await card(page, 'Boxed tile').getByText('≈ ¥100 / m²').waitFor()
  await card(page, 'Boxed tile').getByText('¥144').waitFor()

  // The calculation, in the product.
  await goTo(page, `/?keyword=velvet&skuId=${await skuIdOf(stage.shop, 'BOX-1')}`)
  const drawer = page.getByRole('dialog', { name: 'Boxed tile' })
  await drawer.getByText('≈ ¥100 / m² · 1 box covers 1.44 m²').waitFor()
  await drawer.getByRole('button', { name: 'Close', exact: true }).click()
  await drawer.waitFor({ state: 'hidden' })
  await card(page, 'Metre velvet').getByText('≈ ¥200 – 250 / m²').waitFor()
  await page.getByRole('button', { name: /^Remove “?velvet/i }).click()
  await totalIs(page, 96)
  expect(searchOf(page).has('keyword')).toBe(false)
})
