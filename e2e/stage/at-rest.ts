import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { getSignInOptions } from '../../contract/members.ts'
import { waitForPage } from './browser.ts'

/** The lookups are kept, and whether this is a demonstration was asked: nothing more comes by itself. */
export async function isAtRest(page: Page): Promise<void> {
  await lookupsAreKept(page)
  await isQuiet(page)
}

/** Whatever a page reads by itself has been asked for. */
export async function isQuiet(page: Page): Promise<void> {
  const asked = `performance.getEntriesByType('resource').some(({ name }) => name.endsWith('${getSignInOptions.path}'))`
  await waitForPage(page, asked)
}

/** Nothing slides in, unfolds or fades any more: what is read of a place stays so. */
export async function standsStill(page: Page): Promise<void> {
  await waitForPage(page, `document.getAnimations().every(({ playState }) => playState !== 'running')`)
}

/**
 * From now on, whether the window scrolls by itself is seen; the answer waits until it does not. Scrolled to another place
 * meanwhile, it would come to stand a little beside it.
 */
export async function watchGliding(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(`(() => {
    window.isGliding = false
    addEventListener('scroll', () => (window.isGliding = true))
    addEventListener('scrollend', () => (window.isGliding = false))
  })()`)
  return () => waitForPage(page, '!window.isGliding')
}

/** The place of the window once it does not scroll any more, as after a wheel. */
export async function restingScroll(page: Page): Promise<number> {
  let place = NaN
  await expect
    .poll(async () => {
      const before = await page.evaluate<number>('scrollY')
      await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))')
      place = await page.evaluate<number>('scrollY')
      return place === before
    })
    .toBe(true)
  return place
}

export async function lookupsAreKept(page: Page): Promise<void> {
  for (const key of ['categoryList', 'brandList', 'colorList', 'areaList', 'dictCache']) {
    const stored = () => page.evaluate<string | null>(`localStorage.getItem('${key}')`)
    await expect.poll(stored, { message: key, timeout: 10_000 }).toMatch(/^[[{]/)
  }
}
