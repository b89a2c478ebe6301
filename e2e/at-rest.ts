import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { getSignInOptions } from '../contract/members.ts'
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

export async function lookupsAreKept(page: Page): Promise<void> {
  for (const key of ['categoryList', 'brandList', 'colorList', 'areaList', 'dictCache']) {
    const stored = () => page.evaluate<string | null>(`localStorage.getItem('${key}')`)
    await expect.poll(stored, { message: key, timeout: 10_000 }).toMatch(/^[[{]/)
  }
}
