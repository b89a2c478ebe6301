import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { waitForAnimations } from '../stage/at-rest.ts'
import { comparisonOf } from '../stage/compare-shop.ts'
import { LOW, shareOfPage } from '../stage/low-windows.ts'
import { FAILED_REQUEST, setReadingStage } from '../stage/stage.ts'

const LOWEST = { width: 683, height: 384 }

const stage = setReadingStage('compare')

it('in a low window, as at 200 percent, keys reach nothing that is covered, a product shows its price, and content gets two thirds of the height, in the gallery and in a comparison, with the tray open', async () => {
  const page = await stage.visit('/', { viewport: LOWEST })
  await page.getByRole('article').nth(6).waitFor()
  await page.getByRole('article').nth(0).getByRole('link').first().focus()
  for (let stops = 0; stops < 5; stops += 1) {
    await page.keyboard.press('Tab')
    const words = `document.activeElement.querySelector('[data-words]')`
    const bar = `[...document.querySelectorAll('nav')].at(-1)`
    await expect.poll(() => roomBelow(page, words, bar), { message: 'a card’s name and price' }).toBeGreaterThan(0)
  }

  await page.getByRole('article').getByRole('link', { name: 'Herringbone oak' }).first().click()
  const drawer = page.getByRole('dialog', { name: 'Herringbone oak' })
  await drawer.getByRole('tab').first().waitFor()
  await waitForAnimations(page)
  const [picture, price] = [
    await drawer.getByRole('button', { name: /^Enlarge/ }).boundingBox(),
    await drawer.getByText('¥180').first().boundingBox(),
  ]
  expect((price?.y ?? 0) + (price?.height ?? Infinity)).toBeLessThan(LOWEST.height)
  expect(price?.x).toBeGreaterThan((picture?.x ?? 0) + (picture?.width ?? 0))
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
  await drawer.getByRole('button', { name: 'Close', exact: true }).click()
  await drawer.waitFor({ state: 'hidden' })

  await page.getByRole('button', { name: 'Filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByRole('checkbox').first().focus()
  for (let stops = 0; stops < 9; stops += 1) {
    await page.keyboard.press('Tab')
    // At least as wide as the focus ring.
    const foot = `document.querySelector('[role="dialog"]').lastElementChild`
    await expect
      .poll(() => roomBelow(page, 'document.activeElement', foot), { message: 'the ring of focus' })
      .toBeGreaterThan(4)
  }

  stage.forgive(FAILED_REQUEST)
  await page.route('**/spu/page*', (route) => route.fulfill({ status: 500 }))
  await sheet.getByRole('checkbox', { name: 'Nordhem' }).check()
  await page.locator('[data-toast]').first().waitFor()
  // A message with the focus stays.
  await page.keyboard.press('F8')
  for (const viewport of [LOWEST, { width: 390, height: 844 }, { width: 320, height: 568 }]) {
    await page.setViewportSize(viewport)
    const message = `under a message, ${viewport.width} wide, the way back from the filters`
    await expect.poll(() => isUnderMessage(sheet.locator('[class*=filled]')), { message }).toBe(false)
  }

  await page.unroute('**/spu/page*')
  await page.setViewportSize(LOWEST)
  await page.goto(stage.shop.server.url)
  await page.getByRole('article').nth(6).waitFor()
  for (const place of [0, 1])
    await page.getByRole('article').nth(place).getByRole('button', { name: 'Compare', exact: true }).press('Enter')
  const tray = page.getByRole('region', { name: 'SKUs to compare' })
  await tray.waitFor()
  await leavesRoom(page, 400)
  await page.goto(stage.shop.server.url + (await comparisonOf(stage.shop, 'BOX-1', 'VEL-1')))
  await page.getByRole('table').waitFor()
  await tray.waitFor()
  await leavesRoom(page, 700)
})

async function leavesRoom(page: Page, scroll: number): Promise<void> {
  for (const viewport of LOW) {
    await page.setViewportSize(viewport)
    await page.evaluate(`scrollTo(0, ${scroll})`)
    await expect.poll(() => shareOfPage(page), { message: `at ${viewport.width}` }).toBeGreaterThanOrEqual(2 / 3)
  }
}

async function isUnderMessage(button: Locator): Promise<boolean> {
  const box = await button.boundingBox()
  const messages = await Promise.all(
    (await button.page().locator('[data-toast]').all()).map((one) => one.boundingBox()),
  )
  if (!box || messages.length === 0) throw new Error('one of them is not in sight')
  return messages.some(
    (over) =>
      over &&
      over.x < box.x + box.width &&
      over.x + over.width > box.x &&
      over.y < box.y + box.height &&
      over.y + over.height > box.y,
  )
}

/** Distance in CSS px from the lower edge of `expression`'s element to the bar at the window's foot. */
const roomBelow = (page: Page, expression: string, foot: string) =>
  page.evaluate<number>(
    `${foot}.getBoundingClientRect().top - (${expression}?.getBoundingClientRect().bottom ?? Infinity)`,
  )
