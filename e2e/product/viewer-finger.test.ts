import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { setDrawerStage } from '../stage/drawer-stage.ts'
import { fingerOn, middleOf, type Finger } from '../stage/finger.ts'

const PHONE = { width: 390, height: 844 }
const { stage, skus } = setDrawerStage()

async function openViewer(skuId: string, opener: string | RegExp) {
  const page = await stage.visit(`/?skuId=${skuId}`, { viewport: PHONE })
  await page
    .getByRole('button', { name: opener, exact: typeof opener === 'string' })
    .first()
    .tap()
  const viewer = page.getByRole('dialog', { name: 'Picture viewer' })
  await viewer.getByRole('img').first().waitFor()
  return { page, viewer, finger: await fingerOn(page) }
}

interface Way {
  x: number
  y: number
  right: number
}

async function drag(finger: Finger, { x, y, right }: Way): Promise<void> {
  await finger.touch('touchStart', { x, y })
  for (const part of [0.1, 0.3, 0.6, 1]) await finger.touch('touchMove', { x: x + right * part, y })
  await finger.touch('touchEnd')
}

const leftOf = async (page: Page) => (await page.locator('.yarl__slide_current img').last().boundingBox())?.x ?? 0
const groundOf = (target: Locator) =>
  target.evaluate((one) => {
    const page = globalThis as never as { getComputedStyle(of: unknown): { backgroundColor: string } }
    return page.getComputedStyle(one).backgroundColor
  })

describe('the picture viewer under a finger', () => {
  it('has its controls on the dark border, and pans an enlarged picture from anywhere, without arrows', async () => {
    const { page, viewer, finger } = await openViewer(skus.tile, 'Zoom')
    const icons = ['Next', 'Zoom in', 'Zoom out', 'Close'].map((name) =>
      viewer.getByRole('button', { name, exact: true }).locator('svg'),
    )
    for (const one of [...icons, viewer.locator('.yarl__counter')])
      expect(await groundOf(one)).toBe('rgba(23, 22, 20, 0.6)')
    const arrow = await middleOf(viewer.getByRole('button', { name: 'Next', exact: true }))
    const zoomIn = viewer.getByRole('button', { name: 'Zoom in' })
    await expect
      .poll(async () => {
        if (await zoomIn.isEnabled()) await zoomIn.tap()
        return zoomIn.isEnabled()
      })
      .toBe(false)
    const { x: leftEnd } = await middleOf(viewer.getByRole('button', { name: 'Previous', exact: true }))
    for (const [x, right] of [
      [arrow.x, -150],
      [leftEnd, 150],
    ] as const) {
      const before = await leftOf(page)
      await drag(finger, { x, y: arrow.y, right })
      await expect.poll(async () => Math.sign((await leftOf(page)) - before)).toBe(Math.sign(right))
    }
    await viewer.getByText('1 / 7').waitFor()
    // They return when the whole picture is visible.
    const zoomOut = viewer.getByRole('button', { name: 'Zoom out' })
    await expect
      .poll(async () => {
        if (await zoomOut.isEnabled()) await zoomOut.tap()
        return zoomOut.isEnabled()
      })
      .toBe(false)
    await viewer.getByRole('button', { name: 'Next', exact: true }).tap()
    await viewer.getByText('2 / 7').waitFor()
  })

  it('is closed by a tap on the dark border, and not by a swipe there that leads nowhere', async () => {
    const { page, viewer, finger } = await openViewer(skus.oak, /^Structure: /)
    for (const right of [-160, 160]) {
      await drag(finger, { x: 195, y: 140, right })
      await page.evaluate('new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))')
      expect(await viewer.evaluate((one) => (one as never as { className: string }).className)).toContain('portal_open')
    }
    // Reopened, because the library counts a tap right after a drag as a double tap.
    await page.goBack()
    await viewer.waitFor({ state: 'hidden' })
    await page
      .getByRole('button', { name: /^Structure: / })
      .first()
      .tap()
    await viewer.getByRole('img').first().waitFor()
    await page.touchscreen.tap(195, 140)
    await viewer.waitFor({ state: 'hidden' })
    expect(await page.getByRole('dialog').isVisible()).toBe(true)
  })
})
