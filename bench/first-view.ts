import { visit, waitForPage } from '../e2e/stage/browser.ts'

/** When the first view of the home page is complete, in ms since the page was requested. */
export interface FirstView {
  /** A product's card, with its name. */
  card: number
  /** The pictures of the first four cards, in their final state. */
  pictures: number
}

const CARDS = 4
const PATIENCE_MS = 30_000

/** A first visit on a phone with a 4 × slower processor, over a line of 400 ms and 1.5 Mbit/s. */
export async function firstViewOf(url: string): Promise<FirstView> {
  const { context, page, close } = await visit({ viewport: { width: 390, height: 844 }, tongue: 'en' })
  try {
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    const bytesPerSecond = 1_500_000 / 8
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    })
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.addInitScript(WATCH)
    await page.goto(url, { waitUntil: 'commit' })
    await waitForPage(page, 'window.quarryFirstView?.pictures > 0', PATIENCE_MS)
    return await page.evaluate<FirstView>('window.quarryFirstView')
  } finally {
    await close()
  }
}

// Checked in every frame: what is in the document then is painted at the frame's end.
const WATCH = `
  const view = (window.quarryFirstView = {})
  const look = () => {
    const cards = [...document.querySelectorAll('article')].slice(0, ${CARDS})
    const pictures = cards.map((card) => card.querySelector('img[src], img[srcset]'))
    if (cards.length) view.card ??= performance.now()
    const stand = cards.length === ${CARDS} && pictures.every((picture) => picture?.complete && picture.naturalWidth > 0)
    if (stand) view.pictures = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
`
