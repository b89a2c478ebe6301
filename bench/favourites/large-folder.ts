import type { CDPSession, Page } from 'playwright-core'
import { getItemPage } from '../../contract/favourites.ts'
import type { Tokens } from '../../contract/members.ts'
import { closeBrowser, visit, waitForPage } from '../../e2e/stage/browser.ts'
import { latencyFigure } from '../figure.ts'
import type { Figure } from '../figure.ts'
import { say } from '../say.ts'
import { spreadOf } from '../spread.ts'

const DESK = { width: 1366, height: 768 }
const OPENINGS = 10
/** CSS px a second: a fast, continuous turn of the wheel. */
const SCROLL_SPEED = 3000
/** CSS px: some thousands of items, with the pages loaded on the way. */
const WAY = 60_000

interface LargeFolder {
  url: string
  tokens: Tokens
  folderId: string
  /** The folder's name in figures. */
  items: number
}

/** A large folder in a browser: from the click on its card to painted items, and frames a second while scrolling. */
export async function largeFolderFigures({ url, tokens, folderId, items }: LargeFolder): Promise<Figure[]> {
  const name = `folder of ${items.toLocaleString('en')}`
  say(`Favourites: a ${name} in a browser`)
  const { context, page, close } = await visit({ viewport: DESK, tongue: 'en' })
  try {
    await context.addInitScript(
      `localStorage.setItem('ACCESS_TOKEN', '${tokens.accessToken}'); localStorage.setItem('REFRESH_TOKEN', '${tokens.refreshToken}')`,
    )
    await page.goto(`${url}/favorites`)
    const opened: Figure[] = []
    for (const isHovered of [false, true]) {
      const times: number[] = []
      for (let opening = 0; opening <= OPENINGS; opening += 1) times.push(await open(page, folderId, isHovered))
      // The first opening also loads the scripts.
      const spread = spreadOf(times.slice(1))
      const how = isHovered ? 'hovered, ' : ''
      opened.push(latencyFigure(`${name}, ${how}click to painted items`, spread, { target: { atMost: 250 } }))
    }
    await page.goto(`${url}/favorites/${folderId}`)
    await page.locator('[data-item]').nth(5).waitFor()
    await page.waitForLoadState('networkidle')
    return [...opened, { name: `scrolling a ${name}, frames a second`, unit: '', ...(await scroll(page)) }]
  } finally {
    await close()
    await closeBrowser()
  }
}

/** `isHovered`: the pointer rests on the card before it is pressed, which prefetches. */
async function open(page: Page, folderId: string, isHovered: boolean): Promise<number> {
  const card = page.locator(`a[href="/favorites/${folderId}"]`).first()
  await card.waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(TIME_OPENING)
  if (isHovered) {
    const read = page.waitForResponse((response) => response.url().includes(getItemPage.path))
    await card.hover()
    await read
  }
  await card.click()
  await waitForPage(page, 'quarryOpened !== null')
  const took = await page.evaluate<number>('quarryOpened')
  await page.waitForLoadState('networkidle')
  // A fresh visit, with nothing cached in the page.
  await page.goto(new URL('/favorites', page.url()).href)
  return took
}

async function scroll(page: Page): Promise<Pick<Figure, 'value' | 'target' | 'note'>> {
  const session: CDPSession = await page.context().newCDPSession(page)
  const times = page.evaluate<number[]>(COUNT_FRAMES)
  await session.send('Input.synthesizeScrollGesture', {
    x: DESK.width / 2,
    y: DESK.height / 2,
    yDistance: -WAY,
    speed: SCROLL_SPEED,
    preventFling: true,
    gestureSourceType: 'mouse',
  })
  await page.evaluate('quarryStop()')
  const at = await times
  const gaps = at.slice(1).map((time, index) => time - (at[index] ?? 0))
  const late = gaps.filter((gap) => gap > 1000 / 30).length / gaps.length
  return {
    value: (gaps.length / gaps.reduce((sum, gap) => sum + gap, 0)) * 1000,
    target: { atLeast: 55 },
    note: `${SCROLL_SPEED} px/s; ${(late * 100).toFixed(1)} % of frames later than 33 ms`,
  }
}

// From the click to the frame after the one in which items are in the document.
const TIME_OPENING = `
  window.quarryOpened = null
  addEventListener('click', ({ timeStamp }) => {
    const observer = new MutationObserver(() => {
      if (document.querySelectorAll('[data-item]').length < 4) return
      observer.disconnect()
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => (quarryOpened = performance.now() - timeStamp)
        port2.postMessage(null)
      })
    })
    observer.observe(document.body, { childList: true, subtree: true })
  }, { capture: true, once: true })
`

const COUNT_FRAMES = `new Promise((resolve) => {
  const times = []
  let isOver = false
  window.quarryStop = () => (isOver = true)
  const count = (time) => {
    times.push(time)
    if (isOver) resolve(times)
    else requestAnimationFrame(count)
  }
  requestAnimationFrame(count)
})`
