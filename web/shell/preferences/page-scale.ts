import { setPageUnit } from '../../kit/page-unit.ts'
import { preferenceOf, sizeFactors, type PageSize } from './preferences.ts'

const DESIGN_WIDTH = 1920
const PHONE_BELOW = 768
const SMALLEST_DESK_UNIT = 0.9
/** Window borders make outerWidth slightly wider than the page without any zoom. */
const LEAST_ZOOM = 1.05

interface WindowWidths {
  innerWidth: number
  outerWidth: number
}

/** One tenth of the window (specification §1), in px. */
export function rootFontSize(innerWidth: number): number {
  return innerWidth / 10
}

/**
 * The unit `u` in CSS px: max(width / 1920, 0.9) from 768 px up, 1 below, times the size's factor. Under browser zoom the page has
 * fewer CSS px than the window: u then follows the window, so that zooming enlarges.
 */
export function pageUnit({ innerWidth, outerWidth }: WindowWidths, sizeFactor: number): number {
  if (innerWidth < PHONE_BELOW) return sizeFactor
  const isZoomed = outerWidth / innerWidth >= LEAST_ZOOM
  return Math.max((isZoomed ? outerWidth : innerWidth) / DESIGN_WIDTH, SMALLEST_DESK_UNIT) * sizeFactor
}

/** Makes a length of the component library (1/16 rem) one unit. */
export function libraryScale(u: number, rootSize: number): number {
  return (16 * u) / rootSize
}

/** Too narrow in units for sidebar and rail: a phone, or a desktop at high zoom. */
export function isPhoneLayout(innerWidth: number, u: number): boolean {
  return innerWidth / u < PHONE_BELOW
}

/**
 * Updates the page's scale on every resize; preferences set it first (apply-preferences.ts). Without `minimum-scale` in index.html a
 * phone's innerWidth grows with overflowing content: turned upright again, it would keep the desktop layout.
 */
export function followWindow(): void {
  window.addEventListener('resize', () => applyPageScale(preferenceOf('size')))
}

export function applyPageScale(size: PageSize): void {
  const root = document.documentElement
  const rootSize = rootFontSize(window.innerWidth)
  const u = pageUnit(window, sizeFactors[size])
  const isPhone = isPhoneLayout(window.innerWidth, u)
  root.style.fontSize = `${rootSize}px`
  root.style.setProperty('--u', `${u}px`)
  root.style.setProperty('--mantine-scale', String(libraryScale(u, rootSize)))
  root.dataset['layout'] = isPhone ? 'phone' : 'desk'
  root.classList.toggle('hairlines', window.devicePixelRatio >= 2)
  setPageUnit({ u, isPhone })
}
