import type { Page } from 'playwright-core'

/** In CSS pixels: 1366 × 768 enlarged twice and by three quarters, 1920 × 1080 enlarged twice. */
export const LOW = [
  { width: 683, height: 384 },
  { width: 780, height: 439 },
  { width: 960, height: 540 },
]

/** Of the window's height, how much shows what scrolls, right of the middle and far from the sides. */
export async function shareOfPage(page: Page): Promise<number> {
  return page.evaluate<number>(`(() => {
    const isHeld = (element) => {
      for (let one = element; one && one.tagName !== 'TABLE'; one = one.parentElement)
        if (['fixed', 'sticky'].includes(getComputedStyle(one).position)) return true
      return false
    }
    const lines = Array.from({ length: innerHeight }, (_, y) => y)
    return lines.filter((y) => !isHeld(document.elementFromPoint(innerWidth * 0.6, y))).length / innerHeight
  })()`)
}
