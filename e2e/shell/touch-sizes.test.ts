import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openCompareShop } from '../stage/compare-shop.ts'
import { openLoginDialog } from '../stage/login-shop.ts'
import { memberOf, openAs } from '../stage/members.ts'
import { setStage } from '../stage/stage.ts'

/** CSS px. */
const LEAST_ROW = 44
const LEAST_BUTTON = 40

const stage = setStage(openCompareShop)

async function smallestOf(elements: Locator): Promise<{ width: number; height: number }> {
  const boxes = await Promise.all((await elements.all()).map((element) => element.boundingBox()))
  expect(boxes.length).toBeGreaterThan(0)
  return {
    width: Math.min(...boxes.map((box) => box?.width ?? 0)),
    height: Math.min(...boxes.map((box) => box?.height ?? 0)),
  }
}

describe.each([
  { width: 844, height: 390 },
  { width: 1024, height: 768 },
])('a finger in the layout of a desk (%o)', (viewport) => {
  it('finds rows and buttons of its size, and no hint of a key', async () => {
    const page = await stage.enter({ viewport, isTouch: true, tongue: 'en' })
    await openAs(await memberOf(stage.shop), page, { url: stage.shop.server.url })
    await page.getByRole('article').first().waitFor()
    const rail = page.getByRole('complementary')
    await rail.getByRole('checkbox').first().waitFor()
    expect((await smallestOf(rail.getByRole('listitem').getByRole('link'))).height).toBeGreaterThanOrEqual(LEAST_ROW)
    expect((await smallestOf(rail.locator('label:has([type=checkbox])'))).height).toBeGreaterThanOrEqual(LEAST_ROW)
    const unfold = await smallestOf(rail.getByRole('button', { name: /^(Show what is in|Fold) / }))
    expect(Math.min(unfold.width, unfold.height)).toBeGreaterThanOrEqual(LEAST_BUTTON)
    const header = page.getByRole('banner')
    for (const name of ['Settings', 'Lock', 'Log out']) {
      const { width, height } = await smallestOf(header.getByRole('button', { name }))
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(LEAST_BUTTON)
    }
    const camera = await smallestOf(header.getByRole('search').getByRole('link'))
    expect(Math.min(camera.width, camera.height)).toBeGreaterThanOrEqual(LEAST_BUTTON)
    const places = await smallestOf(page.getByRole('navigation').first().getByRole('link'))
    expect(Math.min(places.width, places.height)).toBeGreaterThanOrEqual(28)
    expect(await header.locator('kbd').isVisible()).toBe(false)
  })
})

describe('a phone on its side', () => {
  it('shows its first cards in the upper half, and the whole way through the login', async () => {
    const viewport = { width: 844, height: 390 }
    const page = await stage.visit('/', { viewport, isTouch: true })
    const first = page.getByRole('article').first()
    await first.waitFor()
    expect((await first.boundingBox())?.y).toBeLessThan(170)

    const dialog = await openLoginDialog(page)
    const login = dialog.getByRole('button', { name: 'Login', exact: true })
    await login.scrollIntoViewIfNeeded()
    const box = await login.boundingBox()
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height)
    await login.tap()
    await dialog.getByText('Please enter your email address').waitFor()
  })
})
