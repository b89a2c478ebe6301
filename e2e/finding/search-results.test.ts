import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { goTo } from '../stage/browser.ts'
import { searchOf } from '../stage/rail-shop.ts'
import { setReadingStage } from '../stage/stage.ts'

const stage = setReadingStage()

const oak = (page: Page) => page.getByRole('link', { name: 'Herringbone oak' })
const marks = (page: Page) => oak(page).locator('mark').allTextContents()
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const nearest = (page: Page) => page.getByRole('region', { name: 'Nearest to what you wrote' })
const removal = (page: Page, word: string) => page.getByRole('button', { name: new RegExp(`^Remove “?${word}`, 'i') })
const brandIdOf = async (name: string) =>
  (await stage.shop.db.selectFrom('brand').select('id').where('english_name', '=', name).executeTakeFirstOrThrow()).id

async function searchFor(page: Page, words: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Search' }).fill(words)
  await page.keyboard.press('Enter')
  await expect.poll(() => searchOf(page).get('keyword'), { message: words }).toBe(words)
}

// In Chinese, on a phone, and while the list loads: web/finding/list and web/finding/cards.
it('somebody sees why a product was found, and what comes nearest or what to leave out where nothing is', async () => {
  const page = await stage.visit('/?keyword=herringbone')
  await expect.poll(() => marks(page)).toEqual(['Herringbone'])
  expect(await heading(page).innerText()).toBe('Results for “herringbone”')
  await searchFor(page, '人字拼')
  await oak(page).getByText('人字拼橡木').waitFor()
  await expect.poll(() => marks(page), { message: 'found in the other language' }).toEqual(['人字拼'])
  await searchFor(page, 'oak herringbone')
  await expect.poll(() => marks(page)).toEqual(['Herringbone', 'oak'])
  await searchFor(page, 'NH-OAK-N')
  await oak(page).getByText('Model NH-OAK-N').waitFor()

  // Words.
  await searchFor(page, 'stone herringbone')
  await page.getByText('No product meets all of it.').waitFor()
  // Filters narrow what comes nearest; nothing is counted.
  await page.getByText('Not counted.').waitFor()
  await page.locator('aside').getByRole('checkbox', { name: 'Nordhem' }).waitFor()
  await nearest(page).getByRole('article').first().waitFor()
  await removal(page, 'herringbone').press('Enter')
  await page.getByText(/^29 products/).waitFor()
  expect(searchOf(page).get('keyword')).toBe('stone')
  await expect.poll(() => nearest(page).count(), { message: 'nearest, below a list of many' }).toBe(0)
  await page.goBack()
  await removal(page, 'stone').click()
  await page.getByText(/^1 product/).waitFor()
  expect(searchOf(page).get('keyword')).toBe('herringbone')

  // Filters.
  const brand = await brandIdOf('Nordhem')
  await goTo(page, `/?brandId=${brand}&priceMin=900`)
  await page.getByText('No materials match.').waitFor()
  await page.getByRole('button', { name: 'Without the price range: 61' }).click()
  await expect.poll(() => searchOf(page).toString()).toBe(`brandId=${brand}`)
  await page.goBack()
  await page.getByText('No materials match.').waitFor()
  await searchFor(page, 'stone')
  await page.getByText('No results for “stone” with these filters.').waitFor()
  await page.getByRole('button', { name: 'Search for “stone” alone' }).click()
  await page.getByText(/^29 products/).waitFor()
  expect(searchOf(page).toString()).toBe('keyword=stone')

  // A brand's page leaves the brand, which is the page.
  const casa = await brandIdOf('Casa Ventura')
  await goTo(page, `/brand/${casa}?keyword=herringbone%20stone`)
  await page.getByText('No product meets all of it.').waitFor()
  expect(await page.getByRole('button', { name: /^Without/ }).count(), 'filters to leave out').toBe(0)
  await removal(page, 'herringbone').click()
  await page
    .getByText(/^29 products/)
    .filter({ visible: true })
    .waitFor()
  expect(new URL(page.url()).pathname).toBe(`/brand/${casa}`)
})
