import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { getSignInOptions, getUser } from '../../contract/members.ts'
import { getUnreadNotices } from '../../contract/notices.ts'
import { waitForPage } from './browser.ts'

/** Waits until the page is idle: the lookups are cached and the demonstration's state is known. */
export async function waitUntilIdle(page: Page): Promise<void> {
  await waitForLookups(page)
  await waitForOwnRequests(page)
}

/** Waits until all requests that the page sends of its own are answered: a visitor's last, and a member's. */
export async function waitForOwnRequests(page: Page): Promise<void> {
  const hasAsked = ({ path }: { path: string }) =>
    `performance.getEntriesByType('resource').some(({ name }) => name.endsWith('${path}'))`
  await waitForPage(page, `${hasAsked(getSignInOptions)} && (!${hasAsked(getUser)} || ${hasAsked(getUnreadNotices)})`)
}

/** Waits until all animations have ended, so that positions stay. */
export async function waitForAnimations(page: Page): Promise<void> {
  await waitForPage(page, `document.getAnimations().every(({ playState }) => playState !== 'running')`)
}

/**
 * Watches scrolling from now on; the returned function waits until the window is still. Scrolling during a glide would
 * end beside the target.
 */
export async function watchScrolling(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(`(() => {
    window.isGliding = false
    addEventListener('scroll', () => (window.isGliding = true))
    addEventListener('scrollend', () => (window.isGliding = false))
  })()`)
  return () => waitForPage(page, '!window.isGliding')
}

/** The scroll position once the window is still, as after a wheel turn. */
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

export async function waitForLookups(page: Page): Promise<void> {
  for (const key of ['categoryList', 'brandList', 'colorList', 'areaList', 'dictCache']) {
    const stored = () => page.evaluate<string | null>(`localStorage.getItem('${key}')`)
    await expect.poll(stored, { message: key }).toMatch(/^[[{]/)
  }
}
