import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'

// As root without a sandbox, without a graphics card, and silent towards the network.
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export type Theme = 'light' | 'dark'
export type Tongue = 'en' | 'zh-CN'

export interface Visit {
  context: BrowserContext
  page: Page
  /** What the page wrote as an error, or threw. */
  faults: string[]
  close(): Promise<void>
}

export interface VisitOptions {
  viewport?: { width: number; height: number }
  theme?: Theme
  /** As if chosen on an earlier visit; absent, it is a first one. */
  tongue?: Tongue
  locale?: string
}

/** A person with a new browser: nothing stored but the language they chose before, if any. */
export async function visit({
  viewport = { width: 1366, height: 768 },
  theme = 'light',
  tongue,
  locale,
}: VisitOptions = {}): Promise<Visit> {
  const profile = await mkdtemp(join(tmpdir(), 'quarry-browser-'))
  const isPhone = viewport.width < 768
  const options: BrowserContextOptions = {
    viewport,
    colorScheme: theme,
    ...(locale && { locale }),
    ...(isPhone && { hasTouch: true, isMobile: true, deviceScaleFactor: 2 }),
  }
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
  const context = await chromium.launchPersistentContext(profile, { executablePath, args: FLAGS, ...options })
  if (tongue) await context.addInitScript(`localStorage.setItem('quarry-language', '${tongue}')`)
  const page = context.pages()[0] ?? (await context.newPage())
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(String(error)))
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  return {
    context,
    page,
    faults,
    async close() {
      await context.close()
      await rm(profile, { recursive: true, force: true })
    },
  }
}
