import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { VisitOptions } from './browser.ts'
import { comparisonOf, openCompareShop } from './compare-shop.ts'
import { folderOf } from './folder-shop.ts'
import { memberOf, openAs } from './members.ts'
import { setStage } from './stage.ts'

type Viewport = NonNullable<VisitOptions['viewport']>

/** In CSS pixels: 1366 × 768 enlarged twice and by three quarters, 1920 × 1080 enlarged twice. */
const LOW: Viewport[] = [
  { width: 683, height: 384 },
  { width: 780, height: 439 },
  { width: 960, height: 540 },
]

const stage = setStage(openCompareShop)

/** Of the window's height, how much shows what scrolls, right of the middle and far from the sides. */
async function shareOfPage(page: Page): Promise<number> {
  return page.evaluate<number>(`(() => {
    const isHeld = (element) => {
      for (let one = element; one && one.tagName !== 'TABLE'; one = one.parentElement)
        if (['fixed', 'sticky'].includes(getComputedStyle(one).position)) return true
      return false
    }
    const lines = Array.from({ length: innerHeight }, (_, y) => y)
    return lines.filter((y) => !isHeld(document.elementFromPoint(innerWidth * 0.6, y))).length / innerHeight
  })()`)
}

async function putIntoTray(page: Page, ...places: number[]): Promise<void> {
  for (const place of places) {
    await page.getByRole('article').nth(place).getByRole('button', { name: 'Compare', exact: true }).press('Enter')
  }
  await page.getByRole('region', { name: 'SKUs to compare' }).waitFor()
}

describe.each(LOW)('in a low window (%o) two thirds of the height are the page’s', (viewport) => {
  it('in the gallery with the tray open', async () => {
    const page = await stage.visit('/', { viewport })
    await page.getByRole('article').nth(6).waitFor()
    await putIntoTray(page, 0, 1)
    await page.evaluate('scrollTo(0, 400)')
    await expect.poll(() => shareOfPage(page)).toBeGreaterThanOrEqual(2 / 3)
  })

  it('where SKUs are compared beside another tray', async () => {
    const page = await stage.visit('/', { viewport })
    await page.getByRole('article').nth(6).waitFor()
    await putIntoTray(page, 0, 1)
    await page.goto(stage.shop.server.url + (await comparisonOf(stage.shop, 'BOX-1', 'VEL-1')))
    await page.getByRole('table').waitFor()
    await page.getByRole('region', { name: 'SKUs to compare' }).waitFor()
    await page.evaluate('scrollTo(0, 700)')
    await expect.poll(() => shareOfPage(page)).toBeGreaterThanOrEqual(2 / 3)
  })

  it('in a folder, with something ticked', async () => {
    const { shop } = stage
    const member = await memberOf(shop)
    const id = await folderOf(shop, member, { name: 'Harbour hotel', count: 20 })
    const page = await stage.enter({ viewport })
    await openAs(member, page, { url: `${shop.server.url}/favorites/${id}` })
    await page.getByRole('checkbox', { name: 'Select all' }).check()
    await page.getByRole('button', { name: 'Remove', exact: true }).waitFor()
    await page.evaluate('scrollTo(0, 600)')
    await expect.poll(() => shareOfPage(page)).toBeGreaterThanOrEqual(2 / 3)
  })
})
