import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect } from 'vitest'
import { waitForPage } from './browser.ts'

/** One of nine points, in the middles of the ninths of the window. */
interface Point {
  /** In percent of the window. */
  x: number
  y: number
  /** The element that a tap there would reach. */
  element: string
  /** Mean colours (red, green and blue of 255) of the squares round the point. */
  colors: number[][]
}

const PLACES = [1 / 6, 1 / 2, 5 / 6].flatMap((y) => [1 / 6, 1 / 2, 5 / 6].map((x) => ({ x, y })))
/** Side in CSS pixels of each of four by four squares, about the size of a letter. */
const SQUARE = 10
const SQUARES = 4
/** Largest difference (of 255) of equal pages; a veil or another page differs more. */
const TOLERANCE = 6

/** The focus depends on what was pressed; its ring covers nothing. */
const HIDE_FOCUS_RING = `{
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(':focus-visible { outline-color: transparent !important }')
  document.adoptedStyleSheets.push(sheet)
}`
const SHOW_FOCUS_RING = 'document.adoptedStyleSheets.pop()'

const IS_AT_REST = `document.fonts.status === 'loaded'
  && document.getAnimations().every(({ playState }) => playState !== 'running')
  && [...document.images].every((image) => {
    const { top, bottom } = image.getBoundingClientRect()
    return image.complete || bottom < 0 || top > innerHeight
  })`

/**
 * What is visible at nine points, once pictures and fonts are loaded and nothing moves. It finds forgotten covers:
 * elements below one count as "visible", and it may let taps through.
 */
export async function captureNinePoints(page: Page): Promise<Point[]> {
  let seen: Point[] = []
  await expect
    .poll(
      async () => {
        const before = seen
        await waitForPage(page, IS_AT_REST)
        seen = await capturePoints(page)
        return before.length > 0 && differences(before, seen).length === 0
      },
      { message: 'the page comes to rest' },
    )
    .toBe(true)
  return seen
}

/** Waits until the nine points are as before; reports the ones that differ, and what is there instead. */
export async function expectSamePoints(page: Page, before: Point[], after = 'it was closed'): Promise<void> {
  const message = `after ${after}, what stands at nine points of the window`
  await expect.poll(async () => differences(before, await capturePoints(page)), { message }).toEqual([])
}

/** A line for each point that differs. */
export function differences(before: Point[], now: Point[]): string[] {
  return before.flatMap((was, place) => {
    const is = now[place]
    if (is && was.element === is.element && areAlike(was.colors, is.colors)) return []
    return `at ${was.x} %, ${was.y} %: ${describe(was)}; now ${is ? describe(is) : 'nothing'}`
  })
}

/** The nine points at this moment, with the pointer out of the way. */
export async function capturePoints(page: Page): Promise<Point[]> {
  await page.mouse.move(0, 0)
  const elements = await page.evaluate<string[]>(`${JSON.stringify(PLACES)}.map(({ x, y }) => {
    const element = document.elementFromPoint(x * innerWidth, y * innerHeight)
    const text = (element?.getAttribute('aria-label') ?? element?.getAttribute('alt') ?? element?.textContent ?? '').trim()
    return element ? element.tagName.toLowerCase() + (text && ' “' + text.slice(0, 40) + '”') : 'nothing'
  })`)
  await page.evaluate(HIDE_FOCUS_RING)
  const picture = sharp(await page.screenshot({ scale: 'css' })).removeAlpha()
  await page.evaluate(SHOW_FOCUS_RING)
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  return PLACES.map(({ x, y }, place) => ({
    x: Math.round(x * 100),
    y: Math.round(y * 100),
    element: elements[place] ?? '',
    colors: squaresAround(data, { width: info.width, x: x * info.width, y: y * info.height }),
  }))
}

function squaresAround(data: Buffer, { width, x, y }: { width: number; x: number; y: number }): number[][] {
  const left = Math.round(x) - (SQUARE * SQUARES) / 2
  const top = Math.round(y) - (SQUARE * SQUARES) / 2
  return Array.from({ length: SQUARES ** 2 }, (_, square) =>
    meanOf(data, {
      width,
      left: left + (square % SQUARES) * SQUARE,
      top: top + Math.floor(square / SQUARES) * SQUARE,
    }),
  )
}

function meanOf(data: Buffer, { width, left, top }: { width: number; left: number; top: number }): number[] {
  const sums = [0, 0, 0]
  for (let pixel = 0; pixel < SQUARE ** 2; pixel += 1) {
    const start = ((top + Math.floor(pixel / SQUARE)) * width + left + (pixel % SQUARE)) * 3
    for (const channel of sums.keys()) sums[channel] = (sums[channel] ?? 0) + (data[start + channel] ?? 0)
  }
  return sums.map((sum) => sum / SQUARE ** 2)
}

function areAlike(one: number[][], other: number[][]): boolean {
  return one.every((color, square) =>
    color.every((value, channel) => Math.abs(value - (other[square]?.[channel] ?? Infinity)) <= TOLERANCE),
  )
}

function describe({ element, colors }: Point): string {
  const mean = [0, 1, 2].map((channel) => colors.reduce((sum, color) => sum + (color[channel] ?? 0), 0) / colors.length)
  const code = mean.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')
  return `${element} in #${code}`
}
