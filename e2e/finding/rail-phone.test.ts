import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { searchOf, totalIs } from '../stage/rail-shop.ts'
import { setReadingStage } from '../stage/stage.ts'

const stage = setReadingStage('rail')

const PHONE = { width: 390, height: 844 }

async function openSheet(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Filters/ }).tap()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByRole('checkbox').first().waitFor()
  return sheet
}

// Sizes, contrast, and what the chips of a phone say: web/finding/rail and web/finding/filters.
// That what is closed leaves the page as it was: e2e/shell/closed-things.test.ts.
it('somebody narrows the list on a phone, sees how many are left while choosing, goes back and forward, clears all, and opens a product', async () => {
  const page = await stage.visit('/', { viewport: PHONE })
  await totalIs(page, 18)

  // Where nothing was chosen the filters leave no step behind.
  const sheet = await openSheet(page)
  await sheet.getByRole('button', { name: 'Show 18 products' }).waitFor()
  await sheet.getByRole('button', { name: 'Close', exact: true }).tap()
  await sheet.waitFor({ state: 'hidden' })
  await expect
    .poll(() => page.evaluate<string>('document.activeElement.textContent'), { message: 'the focus' })
    .toBe('Filters')
  await page.getByRole('link', { name: 'AI' }).tap()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/ai')
  await page.goBack()
  await totalIs(page, 18)
  expect(new URL(page.url()).pathname, 'one step back').toBe('/')

  // Closed with Back, what was chosen stays.
  await openSheet(page)
  await sheet.getByRole('link', { name: /^Flooring/ }).tap()
  await sheet.getByRole('button', { name: 'Show 6 products' }).waitFor()
  const { promise: permission, resolve: letAnswersCome } = Promise.withResolvers<void>()
  await page.route('**/spu/page*', async (route) => {
    await permission
    await route.continue()
  })
  await sheet.getByRole('checkbox', { name: 'Nordhem' }).tap()
  await sheet.getByRole('button', { name: 'Counting …' }).waitFor()
  letAnswersCome()
  await sheet.getByRole('button', { name: 'Show 4 products' }).waitFor()
  await sheet.getByRole('checkbox', { name: 'In stock' }).tap()
  await sheet.getByRole('button', { name: 'Show 3 products' }).waitFor()
  await page.goBack()
  await sheet.waitFor({ state: 'hidden' })
  await totalIs(page, 3)
  expect([...searchOf(page).keys()]).toEqual(['categoryId', 'brandId', 'inStock'])
  await page.getByRole('button', { name: 'Filters · 3' }).waitFor()
  await page.goBack()
  await totalIs(page, 18)
  expect(page.url(), 'all of it, one more step back').toBe(`${stage.shop.server.url}/`)
  await page.goForward()
  await totalIs(page, 3)

  await openSheet(page)
  await sheet.getByRole('button', { name: 'Show 3 products' }).waitFor()
  await sheet.getByRole('button', { name: 'Clear all' }).tap()
  await sheet.getByRole('button', { name: 'Show 18 products' }).waitFor()
  expect(page.url(), 'cleared').toBe(`${stage.shop.server.url}/`)
  await sheet.getByRole('checkbox', { name: 'Nordhem' }).tap()
  await sheet.getByRole('button', { name: 'Show 4 products' }).tap()
  await sheet.waitFor({ state: 'hidden' })
  await totalIs(page, 4)

  await page.getByRole('link', { name: 'Oak floor 8' }).tap()
  const drawer = page.getByRole('dialog', { name: 'Oak floor 8' })
  await drawer.getByRole('tab').first().waitFor()
  expect((await drawer.boundingBox())?.width, 'the product').toBeCloseTo(PHONE.width, 2)
  await drawer.getByRole('button', { name: 'Close', exact: true }).tap()
  await drawer.waitFor({ state: 'hidden' })
  await totalIs(page, 4)
})
