import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../testing/show.tsx'

it.each([
  [1920, '192px', 1],
  [1366, '136.6px', 0.9],
  [2560, '256px', 1.333_33],
  [390, '39px', 1],
  [320, '32px', 1],
])('§1: has a root of one tenth of %i px, recomputed on every resize', async (width, fontSize, unit) => {
  const root = document.documentElement
  await show(null, { viewport: { width: 1000, height: 700 } })
  await page.viewport(width, 700)
  await expect.poll(() => root.style.fontSize).toBe(fontSize)
  expect(Number.parseFloat(getComputedStyle(root).getPropertyValue('--u'))).toBeCloseTo(unit, 4)
})
