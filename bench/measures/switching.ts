import { visit, waitForPage } from '../../e2e/stage/browser.ts'
import type { Figure } from '../figure.ts'
import { say } from '../say.ts'
import { spreadOf } from '../spread.ts'

const DESK = { width: 1366, height: 768 }

const SWITCHES = [
  ['theme', ['Dark', 'Light', 'Dark', 'Light']],
  ['size', ['Large', 'Small', 'Default', 'Large']],
  ['language', ['中文', 'English', '中文', 'English']],
] as const

/** From the choice of a theme, size or language to the painted page. */
export async function switchingFigures(url: string): Promise<Figure[]> {
  say('Gallery: switching theme, size and language')
  const visitor = await visit({ viewport: DESK, tongue: 'en' })
  const { page } = visitor
  try {
    await page.goto(url)
    await page.locator('a[href*="skuId="]').nth(5).waitFor()
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByRole('radio', { name: 'Dark' }).waitFor()
    // Waits for what the page loads at rest, which is no part of switching.
    await waitForPage(page, `localStorage.areaList && localStorage.colorList && localStorage.dictCache`)
    await page.waitForLoadState('networkidle')
    const calls: string[] = []
    page.on('request', (request) => request.url().includes('/app-api/') && calls.push(request.url()))
    await page.evaluate(TIME_SWITCHES)
    const figures: Figure[] = []
    for (const [what, names] of SWITCHES) {
      calls.length = 0
      const before = await page.evaluate<number>('window.quarrySwitches.length')
      for (const [index, name] of names.entries()) {
        await page.getByRole('radio', { name, exact: true }).check({ force: true })
        await waitForPage(page, `window.quarrySwitches.length > ${before + index}`)
      }
      const times = (await page.evaluate<number[]>('window.quarrySwitches')).slice(before)
      figures.push({
        name: `switching the ${what}, click to painted`,
        value: spreadOf(times).most,
        unit: 'ms',
        target: { atMost: 200 },
        note: `the longest of ${times.map((time) => time.toFixed(0)).join(', ')}; ${calls.length} calls`,
      })
    }
    return figures
  } finally {
    await visitor.close()
  }
}

const TIME_SWITCHES = `
  const switches = (window.quarrySwitches = [])
  addEventListener('change', (event) => {
    const began = event.timeStamp
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => switches.push(performance.now() - began)
      port2.postMessage(null)
    })
  }, true)
`
