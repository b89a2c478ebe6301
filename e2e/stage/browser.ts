import { chromium } from 'playwright-core'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import type { Endpoint } from '../../contract/endpoint.ts'
import { CHROMIUM } from './chromium.ts'
import { slowScripts } from '../shaky/hardship.ts'
import { waitFor } from './server.ts'

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
  /** A finger is what points: as on every phone, and on a tablet. */
  isTouch?: boolean
}

/** A person with a browser that knows nothing: nothing stored but the language they chose before, if any. */
export async function visit({
  viewport = { width: 1366, height: 768 },
  theme = 'light',
  tongue,
  locale,
  isTouch = viewport.width < 768,
}: VisitOptions = {}): Promise<Visit> {
  const options: BrowserContextOptions = {
    viewport,
    colorScheme: theme,
    ...(locale && { locale }),
    ...(isTouch && { hasTouch: true, isMobile: true, deviceScaleFactor: 2 }),
  }
  const context = await (await launchOnce()).newContext(options)
  slowScripts(context)
  if (tongue) await context.addInitScript(`localStorage.setItem('quarry-language', '${tongue}')`)
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(String(error)))
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  return { context, page, faults, close: () => context.close() }
}

/** Pages from now on come without the answer to what they ask for first, as where the server cannot have it soon: they ask. */
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

/** The person reads on in the other language: nothing of the page is loaded anew. */
export async function readOnIn(page: Page, tongue: Tongue): Promise<void> {
  await page.getByRole('combobox', { name: /^(Language|语言)$/ }).selectOption(tongue)
  await waitForPage(page, `document.documentElement.lang === '${tongue}'`)
}

/** The window takes another size; the answer comes once the page, whose scale goes by it, has followed. */
export async function resizeTo(page: Page, viewport: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(viewport)
  await waitForPage(page, `innerWidth === ${viewport.width}`)
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))')
}

/** Goes on within the page as by a link of its own: nothing is loaded anew. */
export async function goTo(page: Page, address: string): Promise<void> {
  const state = '{ usr: null, key: String(performance.now()), idx: (history.state?.idx ?? 0) + 1 }'
  await page.evaluate(`history.pushState(${state}, '', '${address}'); dispatchEvent(new PopStateEvent('popstate'))`)
}

/** Every request to an endpoint from now on. */
export function heed(context: BrowserContext, { path }: Pick<Endpoint, 'path'>): string[] {
  const urls: string[] = []
  context.on('request', (request) => void (new URL(request.url()).pathname === path && urls.push(request.url())))
  return urls
}

/** Waits until the page says yes to `expression`. Playwright's own way needs `eval`, which the page forbids. */
export async function waitForPage(page: Page, expression: string, patienceMs?: number): Promise<void> {
  await waitFor(() => page.evaluate<boolean>(expression), patienceMs)
}

let browser: Promise<Browser> | undefined

/** For a process that would go on as long as its browser does; a test's is ended with it. */
export async function closeBrowser(): Promise<void> {
  await (await browser)?.close()
  browser = undefined
}

// One for a process, as long as it lives: what a person stores is their context's alone.
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
