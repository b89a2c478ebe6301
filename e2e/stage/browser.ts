import { chromium } from 'playwright-core'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import type { Endpoint } from '../../contract/endpoint.ts'
import { CHROMIUM } from './chromium.ts'
import { slowScripts } from '../shaky/hardship.ts'
import { PATIENCE_MS, waitFor } from './server.ts'

export type Theme = 'light' | 'dark'
export type Tongue = 'en' | 'zh-CN'

export interface Visit {
  context: BrowserContext
  page: Page
  /** Errors that the page logged or threw. */
  faults: string[]
  close(): Promise<void>
}

export interface VisitOptions {
  viewport?: { width: number; height: number }
  theme?: Theme
  /** The language as chosen on an earlier visit; undefined on a first visit. */
  tongue?: Tongue
  locale?: string
  /** Whether the pointer is a finger, as on every phone and tablet. */
  isTouch?: boolean
  /** What the browser has stored, as somebody's session. */
  storage?: BrowserContextOptions['storageState']
}

/** A person with a fresh browser: nothing is stored except, optionally, a language and a session. */
export async function visit({
  viewport = { width: 1366, height: 768 },
  theme = 'light',
  tongue,
  locale,
  isTouch = viewport.width < 768,
  storage,
}: VisitOptions = {}): Promise<Visit> {
  const options: BrowserContextOptions = {
    viewport,
    colorScheme: theme,
    ...(locale && { locale }),
    ...(storage && { storageState: storage }),
    ...(isTouch && { hasTouch: true, isMobile: true, deviceScaleFactor: 2 }),
  }
  const context = await (await launchOnce()).newContext(options)
  context.setDefaultTimeout(PATIENCE_MS)
  slowScripts(context)
  if (tongue) await context.addInitScript(`localStorage.setItem('quarry-language', '${tongue}')`)
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(String(error)))
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  return { context, page, faults, close: () => context.close() }
}

/** Removes the inlined first answers from pages, as when the server is too slow: the page requests them. */
export async function withoutInlinedAnswer(page: Page): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === '/' || pathname === '/product',
    async (route) => {
      const response = await route.fetch()
      const body = (await response.text())
        .replace(/<meta name="inlined-answer"[^>]*>/, '')
        .replace(/<script type="application\/json"[^]*?<\/script>/, '')
        .replace(/<div class="first-view"[^]*?<\/div>/, '')
      await route.fulfill({ response, body })
    },
  )
}

/** Switches the language without reloading. */
export async function readOnIn(page: Page, tongue: Tongue): Promise<void> {
  await page.getByRole('combobox', { name: /^(Language|语言)$/ }).selectOption(tongue)
  await waitForPage(page, `document.documentElement.lang === '${tongue}'`)
}

/** Resizes the window; resolves once the page's scale has followed. */
export async function resizeTo(page: Page, viewport: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(viewport)
  await waitForPage(page, `innerWidth === ${viewport.width}`)
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))')
}

/** Navigates within the page, as by a link, without reloading. */
export async function goTo(page: Page, address: string): Promise<void> {
  const state = '{ usr: null, key: String(performance.now()), idx: (history.state?.idx ?? 0) + 1 }'
  await page.evaluate(`history.pushState(${state}, '', '${address}'); dispatchEvent(new PopStateEvent('popstate'))`)
}

/** Records every request to an endpoint from now on. */
export function recordRequests(context: BrowserContext, { path }: Pick<Endpoint, 'path'>): string[] {
  const urls: string[] = []
  context.on('request', (request) => void (new URL(request.url()).pathname === path && urls.push(request.url())))
  return urls
}

/**
 * Waits until `expression` is true in the page. Playwright's own wait needs `eval`, which the page's policy forbids.
 */
export async function waitForPage(page: Page, expression: string, patienceMs?: number): Promise<void> {
  await waitFor(() => page.evaluate<boolean>(expression), patienceMs)
}

let browser: Promise<Browser> | undefined

/** Closes the browser, for processes that would otherwise not end; tests end theirs. */
export async function closeBrowser(): Promise<void> {
  await (await browser)?.close()
  browser = undefined
}

// One browser per process; each person has a context of their own.
function launchOnce(): Promise<Browser> {
  browser ??= launch()
  return browser
}

async function launch(): Promise<Browser> {
  const forget = () => (browser = undefined)
  try {
    const launched = await chromium.launch(CHROMIUM)
    return launched.once('disconnected', forget)
  } catch (error) {
    forget()
    throw error
  }
}
