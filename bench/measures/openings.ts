import { visit, waitForPage } from '../../e2e/stage/browser.ts'
import type { Figure } from '../figure.ts'
import { say } from '../say.ts'
import { spreadOf } from '../spread.ts'

const DESK = { width: 1366, height: 768 }
const OPENINGS = 10

/** From the click on a hovered product to its painted facts. */
export async function openingFigures(url: string): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const { name, slowdown } of [
    { name: '1366 × 768', slowdown: 1 },
    { name: '1366 × 768, CPU 4 × slower', slowdown: 4 },
  ]) {
    say(`Gallery: opening products, ${name}`)
    const [first = Number.NaN, ...later] = await openingsOf(url, slowdown)
    const spread = spreadOf(later)
    figures.push({
      name: `hovered product, click to painted facts, ${name}`,
      value: spread.p50,
      unit: 'ms',
      ...(slowdown === 1 && { target: { atMost: 150 } }),
      note: `first opening ${first.toFixed(0)}; ${spread.count} later, most ${spread.most.toFixed(0)}`,
      details: { first, later },
    })
  }
  return figures
}

async function openingsOf(url: string, slowdown: number): Promise<number[]> {
  const visitor = await visit({ viewport: DESK, tongue: 'en' })
  const { context, page } = visitor
  try {
    const session = await context.newCDPSession(page)
    await page.goto(url)
    await page.locator('a[href*="skuId="]').nth(5).waitFor()
    // The drawer's script loads once the page is at rest, long before a person has chosen a product.
    await waitForPage(
      page,
      `performance.getEntriesByType('resource').some(({ name }) => name.includes('ProductDialog'))`,
    )
    await page.waitForLoadState('networkidle')
    await page.evaluate(TIME_OPENINGS)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    for (let index = 0; index <= OPENINGS; index += 1) {
      const detail = page.waitForResponse(/get-detail/)
      const card = page.locator('article > a').nth(index)
      await card.hover()
      await detail
      await card.click()
      await page.getByRole('dialog').getByRole('tab').first().waitFor()
      await waitForPage(page, `window.quarryOpenings.length > ${index}`)
      await page.getByRole('button', { name: 'Close', exact: true }).click()
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
    }
    return await page.evaluate<number[]>('window.quarryOpenings')
  } finally {
    await visitor.close()
  }
}

// From the click to the frame after the one in which the facts are in the document.
const TIME_OPENINGS = `
  const openings = (window.quarryOpenings = [])
  let clicked = null
  addEventListener('click', (event) => {
    if (event.target.closest('article')) clicked = event.timeStamp
  }, true)
  new MutationObserver(() => {
    if (clicked === null || !document.querySelector('[role="dialog"] [role="tab"]')) return
    const began = clicked
    clicked = null
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => openings.push(performance.now() - began)
      port2.postMessage(null)
    })
  }).observe(document.body, { childList: true, subtree: true })
`
