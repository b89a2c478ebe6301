import type { Page } from 'playwright-core'

/** CSS pixels of 1366 × 768 at 200 and 175 percent, and of 1920 × 1080 at 200 percent. */
export const LOW = [
  { width: 683, height: 384 },
  { width: 780, height: 439 },
  { width: 960, height: 540 },
]

/** The share of the window's height that shows scrolling content, right of the middle and away from the sides. */
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
