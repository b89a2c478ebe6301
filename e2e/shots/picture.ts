import { existsSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { visit, waitForPage, withoutInlinedAnswer } from '../stage/browser.ts'
import type { Look } from './choice.ts'
import type { Screen, Viewer } from './screen.ts'
import { openLogin } from './screen-sign-in.ts'

/** Somebody at a browser, who has signed in if they are not a visitor. */
export interface Sight {
  url: string
  look: Look
  session: Session
  /** The built page to show; the server's own without one. */
  folder?: string
}

type Session = BrowserContextOptions['storageState']

/**
 * Lazy pictures that are clipped, as beside the one in sight of a row, are not in view and never load. One that waits for its turn has
 * only its box yet, which is never complete.
 */
const PICTURES_IN_VIEW_ARE_THERE = `new Promise((done) => {
  const observer = new IntersectionObserver((entries) => {
    observer.disconnect()
    done(entries.every(({ isIntersecting, target }) => !isIntersecting || target.complete))
  })
  const pictures = document.querySelectorAll('img, [data-held]')
  for (const picture of pictures) observer.observe(picture)
  if (pictures.length === 0) done(true)
})`
/** Each is drawn now if nobody has looked at it before. */
const PICTURES_MS = 30_000
/** What an earlier page cannot show is told soon. */
const PATIENCE_MS = 20_000
/** What never rests is taken as it is then. */
const MOST_TRIES = 20
const STAFF: Record<Exclude<Viewer, 'visitor'>, string> = { member: 'demo@quarry.test', operator: 'staff@quarry.test' }

/** Signs in as a demonstration account; what else the page has stored stays behind. */
export async function signInAs(viewer: Viewer, url: string, look: Look): Promise<Session> {
  if (viewer === 'visitor') return undefined
  const { page, context, close } = await visit(look)
  await page.goto(url)
  await openLogin(page, `button >> text=${STAFF[viewer]}`)
  await page.locator('header a[href="/user/info"]').waitFor()
  const { origins } = await context.storageState()
  await close()
  const tokens = origins.map(({ origin, localStorage }) => ({
    origin,
    localStorage: localStorage.filter(({ name }) => name.endsWith('_TOKEN')),
  }))
  return { cookies: [], origins: tokens }
}

/** Takes the picture of a screen in a fresh browser, once everything on it rests. `at` is the page's time, which stands still. */
export async function takePicture(screen: Screen, sight: Sight, at?: number) {
  const { page, context, faults, close } = await visit({ ...sight.look, storage: sight.session })
  try {
    context.setDefaultTimeout(PATIENCE_MS)
    if (at !== undefined) await page.clock.setFixedTime(at)
    // Neither way has an inlined answer, so that both load alike.
    await (sight.folder === undefined ? withoutInlinedAnswer(page) : showPageOf(page, sight.folder))
    const isAnswered = countRequests(page)
    await page.goto(sight.url + screen.path)
    await page.waitForLoadState('networkidle')
    await screen.open?.(page)
    await waitForPage(page, PICTURES_IN_VIEW_ARE_THERE, PICTURES_MS)
    return { picture: await takeAtRest(page, isAnswered), faults }
  } finally {
    await close()
  }
}

/** Serves the page's own files from a folder, with the server's headers; everything else is the server's. */
async function showPageOf(page: Page, folder: string): Promise<void> {
  const document = await readFile(join(folder, 'index.html'), 'utf8')
  await page.route('**', async (route) => {
    const request = route.request()
    if (request.resourceType() === 'document') return route.fulfill({ response: await route.fetch(), body: document })
    const path = join(folder, new URL(request.url()).pathname)
    return existsSync(path) && statSync(path).isFile() ? route.fulfill({ path }) : route.fallback()
  })
}

/** Tells from now on whether all requests are answered. */
function countRequests(page: Page): () => boolean {
  const open = new Set<object>()
  page.on('request', (request) => open.add(request))
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => open.delete(request))
  return () => open.size === 0
}

/** What scripts move, as charts, rests once two pictures are equal. */
async function takeAtRest(page: Page, isAnswered: () => boolean): Promise<Buffer> {
  let last: Buffer = Buffer.alloc(0)
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const wasAnswered = isAnswered()
    const picture = await page.screenshot({ animations: 'disabled' })
    if (wasAnswered && picture.equals(last)) break
    last = picture
  }
  return last
}
