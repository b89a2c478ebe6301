import type { BrowserContext, Page } from 'playwright-core'

/** Environment variable that is set while tests run under load: the seed of the delays. */
export const HARDSHIP = 'STORY_HARDSHIP'

/** Node flags for a server whose answers are randomly delayed. */
export function slowServerFlags(): string[] {
  return process.env[HARDSHIP] ? ['--import', new URL('slow-answers.ts', import.meta.url).href] : []
}

/** How many times slower scripts run, as on a phone. */
const SLOWER_SCRIPTS = 3

/** Slows down the scripts of every page in this browser context. */
export function slowScripts(context: BrowserContext): void {
  if (process.env[HARDSHIP]) context.on('page', (page) => void slowDown(page))
}

async function slowDown(page: Page): Promise<void> {
  try {
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_SCRIPTS })
  } catch (error) {
    // A page that was closed at once needs no slowing.
    if (!page.isClosed()) throw error
  }
}
