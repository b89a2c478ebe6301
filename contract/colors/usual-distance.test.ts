import { expect, it } from 'vitest'
import { deltaE00 } from './color-difference.ts'
import { labOfHex } from './lab.ts'
import { usualColorDistance } from './usual-distance.ts'

it.each([
  ['#8d8a84', '#8c9487', 'a grey brings no sage'],
  ['#8a8a8a', '#8b9288', 'nor lichen'],
  ['#c8c8c6', '#b4c1ad', 'nor pale green'],
  ['#f4f4f2', '#d4dcd0', 'a white no mint'],
])('is narrow where a colour has no hue: %s and %s, %s', (grey, green) => {
  expect(deltaE00(labOfHex(grey), labOfHex(green))).toBeGreaterThan(usualColorDistance(grey))
})

it.each(['#a6492b', '#3d5a80', '#c19a6b', '#1a1a1a', '#000000'])('is wide around %s', (hex) =>
  expect(usualColorDistance(hex)).toBe(10),
)
