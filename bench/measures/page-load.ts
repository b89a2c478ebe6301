import type { Page } from 'playwright-core'
import { visit } from '../../e2e/stage/browser.ts'
import { demonstrationCatalogue } from '../catalogues.ts'
import type { Figure } from '../figure.ts'
import { say } from '../say.ts'
import { startServer } from '../server.ts'
import { median, spreadOf } from '../spread.ts'
import { firstViewOf } from '../first-view.ts'
import type { FirstView } from '../first-view.ts'
import { watchVitals } from '../web-vitals.ts'
import type { Vitals } from '../web-vitals.ts'

interface Device {
  name: string
  viewport: { width: number; height: number }
  slowdown: number
  asked?: Vitals
}

const DEVICES: Device[] = [
  { name: 'desktop 1366 × 768', viewport: { width: 1366, height: 768 }, slowdown: 1 },
  {
    name: 'phone 390 × 844, CPU 4 × slower',
    viewport: { width: 390, height: 844 },
    slowdown: 4,
    asked: { lcp: 900, cls: 0.01, inp: 100 },
  },
]

const SLOW_PHONE = 'phone 390 × 844, 400 ms, 1.5 Mbit/s, CPU 4 × slower'
const LOADS = 5
const SETTLED_MS = 1000

/**
 * The first page for a new visitor, with nothing cached: LCP, CLS, and INP of opening a product; and the first view on
 * a slow phone and line.
 */
export async function measurePageLoad(): Promise<Figure[]> {
  const { dataDir } = await demonstrationCatalogue()
  const server = await startServer(dataDir)
  try {
    const figures: Figure[] = []
    for (const device of DEVICES) figures.push(...vitalFigures(device, await loadsOf(server.url, device)))
    figures.push(...firstViewFigures(await firstViewsOf(server.url)))
    return figures
  } catch (error) {
    return [{ name: 'page load', unit: 'ms', note: `no Chromium: ${(error as Error).message.split('\n', 1)[0]}` }]
  } finally {
    await server.stop()
  }
}

// The very first load finds pictures that were never drawn nor resized; it does not count.
async function loadsOf(url: string, device: Device): Promise<Vitals[]> {
  say(`Page load, ${device.name}`)
  await loadOnce(url, device)
  const loads: Vitals[] = []
  while (loads.length < LOADS) loads.push(await loadOnce(url, device))
  return loads
}

async function loadOnce(url: string, { viewport, slowdown }: Device): Promise<Vitals> {
  const visitor = await visit({ viewport, tongue: 'en' })
  const { context, page } = visitor
  try {
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const readVitals = await watchVitals(page)
    await page.goto(url)
    await page.waitForLoadState('networkidle')
    await openProduct(page)
    await page.waitForTimeout(SETTLED_MS)
    return await readVitals()
  } finally {
    await visitor.close()
  }
}

async function openProduct(page: Page): Promise<void> {
  await page.locator('a[href*="skuId="]').first().click()
  await page.getByRole('dialog').getByRole('tab').first().waitFor()
}

function vitalFigures({ name, asked }: Device, loads: Vitals[]): Figure[] {
  const figureOf = (vital: keyof Vitals, unit: Figure['unit']): Figure => {
    const values = loads.map((load) => load[vital])
    return {
      name: `${vital.toUpperCase()}, ${name}`,
      value: median(values),
      unit,
      ...(asked && { target: { atMost: asked[vital] } }),
      note: `median of ${values.length}, most ${spreadOf(values).most.toFixed(unit ? 0 : 4)}`,
      details: values,
    }
  }
  return [figureOf('lcp', 'ms'), figureOf('cls', ''), figureOf('inp', 'ms')]
}

async function firstViewsOf(url: string): Promise<FirstView[]> {
  say(`Page load, ${SLOW_PHONE}`)
  await firstViewOf(url)
  const views: FirstView[] = []
  while (views.length < LOADS) views.push(await firstViewOf(url))
  return views
}

function firstViewFigures(views: FirstView[]): Figure[] {
  const figureOf = (name: string, key: keyof FirstView, atMost: number): Figure => {
    const values = views.map((view) => view[key])
    return {
      name: `${name}, ${SLOW_PHONE}`,
      value: median(values),
      unit: 'ms',
      target: { atMost },
      note: `median of ${values.length}, most ${spreadOf(values).most.toFixed(0)}`,
      details: values,
    }
  }
  return [figureOf('first card', 'card', 4000), figureOf('pictures of the first two rows', 'pictures', 5500)]
}
