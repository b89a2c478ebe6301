import type { Page } from 'playwright-core'
import * as calls from '../../contract/budgets/calls.ts'
import type { Tokens } from '../../contract/members.ts'
import { visit, waitForPage } from '../../e2e/stage/browser.ts'
import { largeBudget } from '../budgets/large-budget.ts'
import type { Figure } from '../figure.ts'
import { onDemonstration } from '../on-demonstration.ts'
import { say } from '../say.ts'
import { spreadOf } from '../spread.ts'

const DESK = { width: 1366, height: 768 }
const LINES = 2000
const OPENINGS = 7
const KEYS = 25
const SLOW = 4
/** CSS px a second, as in the gallery. */
const SCROLL_SPEED = 3000
const SCROLLED = 24_000

/**
 * A list of 2,000 materials in a browser, with the demonstration's pictures: time until it is painted, scrolling, and
 * response to a key.
 */
export async function measureBudgetPage(): Promise<Figure[]> {
  return onDemonstration(async ({ url, tokens, ask, findPicturedSkus }) => {
    const skus = await findPicturedSkus(LINES)
    const figures: Figure[] = []
    for (const roomCount of [1, 20]) {
      const { rooms, lines, allocations } = largeBudget(LINES, roomCount)
      // Materials repeat: the demonstration has fewer.
      const materials = lines.map(({ snapshot: _snapshot, ...line }, place) => {
        const sku = skus[place % skus.length]
        if (!sku) throw new Error('the demonstration has no pictures')
        return { ...line, kind: 'sku' as const, skuId: sku.id }
      })
      const id = await ask(calls.createBudget, { name: 'Large', rooms, lines: materials, allocations })
      figures.push(...(await figuresOf(`${url}/budgetList/${id}`, { tokens, roomCount })))
    }
    return figures
  })
}

async function figuresOf(
  address: string,
  { tokens, roomCount }: { tokens: Tokens; roomCount: number },
): Promise<Figure[]> {
  const list = roomCount === 1 ? `${LINES} lines` : `${LINES} lines × ${roomCount} rooms`
  say(`Budgets: ${list} in a browser`)
  const visitor = await visit({ viewport: DESK, tongue: 'en' })
  try {
    const { page, context } = visitor
    await context.addInitScript(
      `localStorage.setItem('ACCESS_TOKEN', '${tokens.accessToken}'); localStorage.setItem('REFRESH_TOKEN', '${tokens.refreshToken}');${TIME_READY}`,
    )
    const session = await context.newCDPSession(page)
    const opened: number[] = []
    for (let time = 0; time < OPENINGS; time += 1) {
      await page.goto(address)
      await waitForPage(page, 'window.quarryReady !== undefined')
      await page.waitForLoadState('networkidle')
      opened.push(await page.evaluate<number>(SINCE_ANSWER))
    }
    const { p50 } = spreadOf(opened)
    const rate = await scrolled(page)
    await page.evaluate(TIME_KEYS)
    const keys: Figure[] = []
    for (const slowdown of [1, SLOW]) {
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
      const spread = spreadOf(await typed(page))
      keys.push({
        name: `Enter to the painted new total, ${list}${slowdown === 1 ? '' : `, CPU ${slowdown} × slower`}`,
        value: spread.p50,
        unit: 'ms',
        target: { atMost: slowdown === 1 ? 50 : 100 },
        note: `p95 ${spread.p95.toFixed(0)}, most ${spread.most.toFixed(0)}, n ${spread.count}`,
      })
    }
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    return [
      {
        name: `${list}: from the answer to the painted table`,
        value: p50,
        unit: 'ms',
        ...(roomCount === 1 && { target: { atMost: 400 } }),
        note: `median of ${OPENINGS}; ${opened.map((ms) => Math.round(ms)).join(', ')}`,
      },
      {
        name: `scrolling ${list}, frames a second`,
        value: rate,
        unit: '',
        target: { atLeast: 55 },
        note: `${SCROLL_SPEED} px/s over ${SCROLLED} px`,
      },
      ...keys,
    ]
  } finally {
    await visitor.close()
  }
}

/** Scrolls through the table; returns frames a second. */
async function scrolled(page: Page): Promise<number> {
  const gaps = await page.evaluate<number[]>(`(async () => {
    const grid = document.querySelector('[role="grid"]')
    const box = [grid, ...grid.querySelectorAll('*')].find((one) => one.scrollHeight > one.clientHeight + 1000)
    const frame = () => new Promise(requestAnimationFrame)
    let last = await frame()
    const began = last
    const gaps = []
    while (box.scrollTop < ${SCROLLED} - 1 && box.scrollTop < box.scrollHeight - box.clientHeight - 1) {
      box.scrollTop = Math.min(${SCROLLED}, ((last - began) * ${SCROLL_SPEED}) / 1000 + 1)
      const now = await frame()
      gaps.push(now - last); last = now
    }
    box.scrollTop = 0
    await frame(); await frame()
    return gaps
  })()`)
  return (gaps.length / gaps.reduce((sum, gap) => sum + gap, 0)) * 1000
}

/** Types percentages of waste into the first line's cell; returns the milliseconds until the sum has changed. */
async function typed(page: Page): Promise<number[]> {
  const cell = page.getByRole('gridcell', { name: /^[\d.]+ %$/ }).first()
  await cell.click()
  await page.evaluate('window.quarryKeys.length = 0')
  for (let key = 0; key < KEYS; key += 1) {
    await page.keyboard.type(`${20 + key}`)
    await page.keyboard.press('Enter')
    await waitForPage(page, `window.quarryKeys.length > ${key}`)
    await page.keyboard.press('ArrowUp')
  }
  return page.evaluate<number[]>('window.quarryKeys')
}

/** Records when rows of lines are painted first. */
const TIME_READY = `
  new MutationObserver((_, observer) => {
    if (!document.querySelector('[role="grid"] [role="row"] [role="rowheader"]')) return
    observer.disconnect()
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => { window.quarryReady = performance.now() }
      port2.postMessage(null)
    })
  }).observe(document, { childList: true, subtree: true })
`
const SINCE_ANSWER = `window.quarryReady - performance.getEntriesByType('resource').find(({ name }) => name.includes('${calls.getBudget.path}?')).responseEnd`

// From the key to the frame after the one in which the sum beside the table has changed.
const TIME_KEYS = `
  const keys = (window.quarryKeys = [])
  let pressed = null
  addEventListener('keydown', (event) => { if (event.key === 'Enter') pressed = event.timeStamp }, true)
  new MutationObserver(() => {
    if (pressed === null) return
    const began = pressed
    pressed = null
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => keys.push(performance.now() - began)
      port2.postMessage(null)
    })
  }).observe(document.querySelector('aside'), { childList: true, subtree: true, characterData: true })
`
