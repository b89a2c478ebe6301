import type { Page } from 'playwright-core'
import type { getProductPage } from '../../contract/catalogue.ts'
import type { Envelope, OutputOf } from '../../contract/endpoint.ts'
import { visit, waitForPage } from '../../e2e/stage/browser.ts'
import { latencyFigure } from '../figure.ts'
import type { Figure } from '../figure.ts'
import type { HttpClient } from '../http-client.ts'
import { say } from '../say.ts'
import { spreadOf } from '../spread.ts'
import type { Testbed } from './testbed.ts'
import { pagePath } from './question.ts'
import { drawnWords } from './word-figures.ts'

const DESK = { width: 1366, height: 768 }
const KEYS = 30
/** Two lists count as different if these first cards differ. */
const FIRST_CARDS = 4

/** A key press that changes the list: the text before it, and the first SKUs of the list before and after. */
interface KeyPress {
  typed: string
  key: string
  before: string[]
  after: string[]
}

/** From a key press in the search box to the frame in which the new list is painted. */
export async function typingFigures(testbed: Testbed): Promise<Figure[]> {
  const { catalogue, client, url, asked } = testbed
  say(`Finding, ${catalogue.name}: typing`)
  const name = `key press to painted list, ${catalogue.name}`
  try {
    const presses: KeyPress[] = []
    for (const words of new Set(drawnWords(testbed))) {
      const isTypable = presses.length < KEYS && /^[ -~]+$/.test(words)
      const press = isTypable ? await lastTellingKey(client, words) : undefined
      if (press) presses.push(press)
    }
    return [
      latencyFigure(name, spreadOf(await timesOf(url, presses)), { ...(asked.typing && { target: asked.typing }) }),
    ]
  } catch (error) {
    return [{ name, unit: 'ms', note: `not available: ${(error as Error).message.split('\n', 1)[0]}` }]
  }
}

async function timesOf(url: string, presses: KeyPress[]): Promise<number[]> {
  const visitor = await visit({ viewport: DESK, tongue: 'en' })
  const { page } = visitor
  try {
    await page.goto(url)
    await page.locator('article > a').nth(FIRST_CARDS).waitFor()
    await page.waitForLoadState('networkidle')
    await page.evaluate(TIME_KEYS)
    const times: number[] = []
    for (const press of presses) times.push(await timeOf(page, press))
    return times
  } finally {
    await visitor.close()
  }
}

async function timeOf(page: Page, { typed, key, before, after }: KeyPress): Promise<number> {
  const box = page.locator('search input')
  await box.fill(typed)
  await waitForPage(page, `quarryShows(${JSON.stringify(before)})`)
  await page.waitForLoadState('networkidle')
  await page.evaluate(`quarryAwait(${JSON.stringify(after)})`)
  await box.press(key === ' ' ? 'Space' : key)
  await waitForPage(page, 'quarryKey.took !== null')
  return page.evaluate<number>('quarryKey.took')
}

// The last letter of the words that changes the first products of the list.
async function lastTellingKey(client: HttpClient, words: string): Promise<KeyPress | undefined> {
  let after = await headOf(client, words)
  for (let length = words.length - 1; length >= 0; length -= 1) {
    const typed = words.slice(0, length)
    const before = await headOf(client, typed)
    if (after.length && before.length && before.join() !== after.join()) {
      return { typed, key: words.charAt(length), before, after }
    }
    after = before
  }
  return undefined
}

async function headOf(client: HttpClient, words: string): Promise<string[]> {
  const keyword = words.trim()
  const { body } = await client.get(pagePath(keyword ? { keyword } : {}))
  const { data } = JSON.parse(body.toString()) as Envelope<OutputOf<typeof getProductPage>>
  return data.list.slice(0, FIRST_CARDS).map(({ skuId }) => skuId)
}

// From the key to the frame after the one in which the cards are in the document.
const TIME_KEYS = `
  window.quarryKey = { pressed: null, after: null, took: null }
  window.quarryShows = (skuIds) => {
    const cards = [...document.querySelectorAll('article > a[href*="skuId="]')].slice(0, skuIds.length)
    return cards.length === skuIds.length
      && cards.every(({ href }, index) => new URL(href).searchParams.get('skuId') === skuIds[index])
  }
  window.quarryAwait = (after) => Object.assign(quarryKey, { pressed: null, after, took: null })
  addEventListener('keydown', (event) => (quarryKey.pressed = event.timeStamp), true)
  new MutationObserver(() => {
    const { pressed, after } = quarryKey
    if (pressed === null || after === null || !quarryShows(after)) return
    quarryKey.after = null
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => (quarryKey.took = performance.now() - pressed)
      port2.postMessage(null)
    })
  }).observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['href'] })
`
