import type { CDPSession, Page } from 'playwright-core'
import * as calls from '../../contract/boards/calls.ts'
import type { Sample } from '../../contract/boards/item.ts'
import type { Tokens } from '../../contract/members.ts'
import { visit } from '../../e2e/stage/browser.ts'
import { aSample } from '../../server/testing/boards.ts'
import type { Figure } from '../figure.ts'
import { onDemonstration } from '../on-demonstration.ts'
import { say } from '../say.ts'

const DESK = { width: 1366, height: 768 }
const MOVES = 120
const SLOW = 4
const PAPER = { width: 594, height: 420 }

/**
 * The board editor in a browser, with the demonstration's pictures: time until it is ready, and frames while samples
 * are dragged.
 */
export async function measureBoardEditing(): Promise<Figure[]> {
  return onDemonstration(async ({ url, tokens, ask, findPicturedSkus }) => {
    const skus = await findPicturedSkus(200)
    const samples = await ask(calls.getSamples, { skuIds: skus.map(({ id }) => id).join(',') })
    const boardOf = (count: number) => {
      const items = Array.from({ length: count }, (_, index) => {
        const { skuId, snapshot } = samples[index % samples.length] ?? { skuId: '', snapshot: undefined }
        if (!snapshot) throw new Error('the demonstration has no pictures')
        return aSample(skuId, snapshot, { ...lyingAt(index, count), z: index, laid: index })
      })
      return ask(calls.createBoard, { name: `${count} samples`, canvas: PAPER, items })
    }
    const figures: Figure[] = []
    for (const count of [200, 500]) figures.push(...(await dragging(url, { id: await boardOf(count), count, tokens })))
    return figures
  })
}

/** Slightly rotated and overlapping, as on a board in use. */
function lyingAt(index: number, count: number): Partial<Sample> {
  const columns = Math.ceil(Math.sqrt(count * 1.4))
  const rows = Math.ceil(count / columns)
  const [x, y] = [8 + (index % columns) * (540 / columns), 8 + Math.floor(index / columns) * (370 / rows)]
  return { x, y, w: 45, h: 45, rotation: ((index * 37) % 30) - 15 }
}

async function dragging(
  url: string,
  { id, count, tokens }: { id: string; count: number; tokens: Tokens },
): Promise<Figure[]> {
  say(`Boards: ${count} samples in a browser`)
  const visitor = await visit({ viewport: DESK, tongue: 'en' })
  try {
    const { page, context } = visitor
    await context.addInitScript(
      `localStorage.setItem('ACCESS_TOKEN', '${tokens.accessToken}'); localStorage.setItem('REFRESH_TOKEN', '${tokens.refreshToken}');
      new MutationObserver((_, observer) => { if (document.querySelectorAll('[data-item]').length < ${count}) return
        observer.disconnect(); requestAnimationFrame(() => setTimeout(() => { window.quarryReady = performance.now() })) })
        .observe(document, { childList: true, subtree: true })`,
    )
    const opened: number[] = []
    for (let time = 0; time < 5; time += 1) {
      await page.goto(`${url}/material/${id}`)
      await page
        .locator('[data-item]')
        .nth(count - 1)
        .waitFor()
      await page.waitForLoadState('networkidle')
      opened.push(
        await page.evaluate<number>(
          `window.quarryReady - performance.getEntriesByType('resource').findLast(({ name }) => name.includes('${calls.getBoard.path}')).responseEnd`,
        ),
      )
    }
    const session = await context.newCDPSession(page)
    const least = (rate: number) => (count > 200 ? (rate === 1 ? undefined : 30) : rate === 1 ? 58 : 50)
    const figures: Figure[] = []
    if (count === 200)
      figures.push({
        name: `a board of ${count} samples: from its answer until it can be worked at`,
        value: opened.toSorted((one, other) => one - other)[2] ?? Number.NaN,
        unit: 'ms',
        target: { atMost: 500 },
        note: `median of 5; ${opened.map((ms) => Math.round(ms)).join(', ')}`,
      })
    for (const rate of [1, SLOW])
      for (const chosen of [1, 20]) {
        const { perSecond, p95 } = await drag(page, session, { count, rate, chosen })
        const target = least(rate)
        figures.push({
          name: `dragging ${chosen} of ${count} samples${rate === 1 ? '' : ` at ${rate} × slower CPU`}, frames a second`,
          value: perSecond,
          unit: '',
          ...(target !== undefined && { target: { atLeast: target } }),
          note: `p95 ${p95.toFixed(1)} ms a frame, ${MOVES} moves`,
        })
      }
    return figures
  } finally {
    await visitor.close()
  }
}

async function drag(
  page: Page,
  session: CDPSession,
  { count, rate, chosen }: { count: number; rate: number; chosen: number },
): Promise<{ perSecond: number; p95: number }> {
  await page.getByRole('application').focus()
  await page.keyboard.press('Escape')
  const middles = await page
    .locator('[data-item]')
    .evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect()).map(({ x, y, width, height }) => [x + width / 2, y + height / 2]),
    )
  // The uppermost samples, which nothing covers.
  const picked = Array.from({ length: chosen }, (_, index) => middles[count - 1 - index * 3] ?? [0, 0])
  for (const [index, [x = 0, y = 0]] of picked.entries()) {
    if (index > 0) await page.keyboard.down('Shift')
    await page.mouse.click(x, y)
    if (index > 0) await page.keyboard.up('Shift')
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  const [x = 0, y = 0] = picked[0] ?? []
  const gaps = await page.evaluate<number[]>(`(async () => {
    const desk = document.querySelector('[data-desk]')
    const send = (type, dx, dy) => desk.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true,
      pointerType: 'mouse', pointerId: 1, clientX: ${x} + dx, clientY: ${y} + dy }))
    const frame = () => new Promise(requestAnimationFrame)
    send('pointerdown', 0, 0); send('pointermove', 6, 0)
    let last = await frame()
    const gaps = []
    for (let move = 0; move < ${MOVES}; move += 1) {
      send('pointermove', -move * 2, Math.sin(move / 10) * 60)
      const now = await frame()
      gaps.push(now - last); last = now
    }
    send('pointerup', 0, 0)
    return gaps
  })()`)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await page.keyboard.press('Control+z')
  const sorted = gaps.toSorted((one, other) => one - other)
  return {
    perSecond: (gaps.length / gaps.reduce((sum, gap) => sum + gap, 0)) * 1000,
    p95: sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN,
  }
}
