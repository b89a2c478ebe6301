import type { CDPSession, Page } from 'playwright-core'
import { visit } from '../../e2e/stage/browser.ts'
import type { Figure } from '../figure.ts'
import { say } from '../say.ts'

const DESK = { width: 1366, height: 768 }
/** CSS px a second: a fast, continuous turn of the wheel. */
const SCROLL_SPEED = 3000
const MEGABYTE = 1_000_000

interface Scrolling {
  /** Average frames a second. */
  rate: number
  /** Share of frames that took more than two frames of 60 Hz. */
  late: number
  /** JavaScript heap after garbage collection, at the beginning and at the end. */
  heaps: [number, number]
  nodes: number
}

/** Frame rate and memory while all products scroll by, beside a plain page that has all of them in the document. */
export async function scrollFigures(url: string, products: number): Promise<Figure[]> {
  say('Gallery: scrolling, once to have every picture resized')
  const read = (page: Page) => page.locator('a[href*="skuId="]').nth(5).waitFor()
  await scrollThrough(url, read)
  say('Gallery: scrolling')
  const ours = await scrollThrough(url, read)
  say('Gallery: scrolling a plain page')
  const plain = await scrollThrough(`${url}/plain`, (page) => page.locator('img').nth(5).waitFor())
  const heapOf = ({ heaps }: Scrolling) => heaps[1] / MEGABYTE
  const name = `${products.toLocaleString('en')} products`
  const note = ({ late, nodes }: Scrolling) =>
    `${(late * 100).toFixed(1)} % of frames later than 33 ms, ${nodes} nodes at the end`
  return [
    {
      name: `scrolling ${name}, frames a second`,
      value: ours.rate,
      unit: '',
      target: { atLeast: 55 },
      beside: { name: 'plain page with them all', value: plain.rate },
      note: `${SCROLL_SPEED} px/s; ${note(ours)}; plain: ${note(plain)}`,
      details: { ours, plain },
    },
    {
      name: `script memory after ${name}`,
      value: heapOf(ours),
      unit: 'MB',
      beside: { name: 'plain page with them all', value: heapOf(plain) },
      note: `${(ours.heaps[0] / MEGABYTE).toFixed(1)} before scrolling`,
    },
  ]
}

async function scrollThrough(address: string, isReady: (page: Page) => Promise<void>): Promise<Scrolling> {
  const visitor = await visit({ viewport: DESK, tongue: 'en' })
  const { context, page } = visitor
  try {
    await page.route('**/plain', async (route) =>
      route.fulfill({ contentType: 'text/html', body: await plainPage(address) }),
    )
    await page.goto(address)
    await isReady(page)
    await page.waitForLoadState('networkidle')
    const session = await context.newCDPSession(page)
    const before = await heapOf(session)
    await page.evaluate(COUNT_FRAMES)
    await scrollToEnd(page, session)
    const { times } = await page.evaluate<{ times: number[] }>('window.quarryFrames')
    const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0))
    const { Nodes: nodes = 0 } = await metricsOf(session)
    return {
      rate: (gaps.length / gaps.reduce((sum, gap) => sum + gap, 0)) * 1000,
      late: gaps.filter((gap) => gap > 1000 / 30).length / gaps.length,
      heaps: [before, await heapOf(session)],
      nodes,
    }
  } finally {
    await visitor.close()
  }
}

const COUNT_FRAMES = `
  const frames = (window.quarryFrames = { times: [] })
  const count = (time) => { frames.times.push(time); requestAnimationFrame(count) }
  requestAnimationFrame(count)
`

// Scrolls on until the page, which grows on the way, grows no more.
async function scrollToEnd(page: Page, session: CDPSession): Promise<void> {
  for (let last = -1; ;) {
    const [place = 0, end = 0] = await page.evaluate<number[]>(
      '[scrollY, document.documentElement.scrollHeight - innerHeight]',
    )
    if (end - place < 2 || place === last) return
    last = place
    await session.send('Input.synthesizeScrollGesture', {
      x: DESK.width / 2,
      y: DESK.height / 2,
      yDistance: -(end - place),
      speed: SCROLL_SPEED,
      preventFling: true,
      gestureSourceType: 'mouse',
    })
  }
}

// A minimal page that shows the same: no script, every product in the document, lazy pictures.
async function plainPage(address: string): Promise<string> {
  const cards: string[] = []
  let after = ''
  do {
    const query = `pageSize=200${after && `&after=${after}`}`
    const response = await fetch(new URL(`/app-api/product/spu/page?${query}`, address))
    const { data } = (await response.json()) as {
      data: { list: { spuId: string; enName: string; coverImage: string }[] }
    }
    cards.push(
      ...data.list.map(
        ({ enName, coverImage }) => `<a href="#"><img loading="lazy" src="${coverImage}?width=320">${enName}</a>`,
      ),
    )
    after = data.list.length === 200 ? (data.list.at(-1)?.spuId ?? '') : ''
  } while (after)
  const style =
    'body{display:grid;grid-template-columns:repeat(4,1fr);gap:16px}img{display:block;width:100%;aspect-ratio:1}'
  return `<!doctype html><style>${style}</style>${cards.join('')}`
}

async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  return (await metricsOf(session))['JSHeapUsedSize'] ?? Number.NaN
}

async function metricsOf(session: CDPSession): Promise<Record<string, number>> {
  await session.send('Performance.enable')
  const { metrics } = await session.send('Performance.getMetrics')
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
}
