import type { BrowserContext, Page } from 'playwright-core'

/** Set to a number while stories are played under hardship: the seed of what befalls them. */
export const HARDSHIP = 'STORY_HARDSHIP'

/** What a server is started with, in place of nothing: each of its answers comes late by another amount. */
export function slowServerFlags(): string[] {
  return process.env[HARDSHIP] ? ['--import', new URL('slow-answers.ts', import.meta.url).href] : []
}

/** So many times slower than on this machine, as on a phone. */
const SLOWER_SCRIPTS = 3

/** The scripts of every page of this person run slowly. */
export function slowScripts(context: BrowserContext): void {
  if (process.env[HARDSHIP]) context.on('page', (page) => void slowDown(page))
}

async function slowDown(page: Page): Promise<void> {
  try {
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_SCRIPTS })
  } catch (error) {
    // A window that was closed at once needs no slowing.
    if (!page.isClosed()) throw error
  }
}
