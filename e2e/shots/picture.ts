import { existsSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { BrowserContextOptions, Page, Request } from 'playwright-core'
import { getUnreadNotices } from '../../contract/notices.ts'
import { visit, withoutInlinedAnswer } from '../stage/browser.ts'
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
 * Whether the pictures in view are there, and decoded. Lazy ones that are clipped, as beside the one in sight of a row, are not in view
 * and never load. One that waits for its turn has only its box yet, which is never complete.
 */
const PICTURES_ARE_THERE = `new Promise((done) => {
  const observer = new IntersectionObserver(async (entries) => {
    observer.disconnect()
    const inView = entries.flatMap(({ isIntersecting, target }) => (isIntersecting ? [target] : []))
    const areThere = inView.every(({ complete }) => complete)
    if (areThere) await Promise.allSettled(inView.map((picture) => picture.decode()))
    done(areThere)
  })
  const pictures = document.querySelectorAll('img, span[data-held]')
  for (const picture of pictures) observer.observe(picture)
  if (pictures.length === 0) done(true)
})`
/** What an earlier page cannot show is told soon. */
const PATIENCE_MS = 20_000
/** A picture is drawn now if nobody has looked at it before. */
const LOADING_MS = 60_000
const PROFILE = 'header a[href="/user/info"]'
const STAFF: Record<Exclude<Viewer, 'visitor'>, string> = { member: 'demo@quarry.test', operator: 'staff@quarry.test' }

/** Signs in as a demonstration account; what else the page has stored stays behind. */
export async function signInAs(viewer: Viewer, url: string, look: Look): Promise<Session> {
  if (viewer === 'visitor') return undefined
  const { page, context, close } = await visit(look)
  await page.goto(url)
  await openLogin(page, `button >> text=${STAFF[viewer]}`)
  await page.locator(PROFILE).waitFor()
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
    context.setDefaultNavigationTimeout(LOADING_MS)
    if (at !== undefined) await page.clock.setFixedTime(at)
    // Neither way has an inlined answer, so that both load alike.
    await (sight.folder === undefined ? withoutInlinedAnswer(page) : showPageOf(page, sight.folder))
    const isAnswered = followRequests(page)
    await page.goto(sight.url + screen.path)
    await page.waitForLoadState('networkidle')
    await waitUntilThere(page, isAnswered, performance.now() + LOADING_MS)
    await screen.open?.(page)
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

/** Tells from now on whether all requests are answered, with a member's last one, for the notices. */
function followRequests(page: Page): () => Promise<boolean> {
  const open = new Set<Request>()
  let hasNotices = false
  const end = (request: Request) => {
    open.delete(request)
    if (new URL(request.url()).pathname === getUnreadNotices.path) hasNotices = true
  }
  page.on('request', (request) => {
    if (request.isNavigationRequest()) hasNotices = false
    open.add(request)
  })
  // A stream of news never ends.
  page.on('response', (response) => {
    if (response.headers()['content-type']?.startsWith('text/event-stream')) open.delete(response.request())
  })
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return async () => open.size === 0 && (hasNotices || !(await page.locator(PROFILE).isVisible()))
}

/** Takes it once two pictures are equal: what scripts move, as charts, rests then. What never rests is taken as it is in the end. */
async function takeAtRest(page: Page, isAnswered: () => Promise<boolean>): Promise<Buffer> {
  const deadline = performance.now() + LOADING_MS
  let last: Buffer = Buffer.alloc(0)
  for (;;) {
    await waitUntilThere(page, isAnswered, deadline)
    const picture = await page.screenshot({ animations: 'disabled' })
    if (picture.equals(last) || performance.now() > deadline) return picture
    last = picture
  }
}

async function waitUntilThere(page: Page, isAnswered: () => Promise<boolean>, deadline: number): Promise<void> {
  while (performance.now() < deadline)
    if ((await isAnswered()) && (await page.evaluate<boolean>(PICTURES_ARE_THERE))) return
    else await sleep(50)
}
