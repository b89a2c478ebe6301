import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import fontkit from '@pdf-lib/fontkit'
import { expect, it } from 'vitest'

const LETTERS = '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'
const { ascent, descent, unitsPerEm, characterSet } = fontkit.create(
  readFileSync(createRequire(import.meta.url).resolve(LETTERS)),
)

const faces = readFileSync(new URL('letters.css', import.meta.url), 'utf8').match(/@font-face \{[^}]+\}/g) ?? []

/** In hundredths of the font size. */
function percentOf(face: string, name: string): number {
  return Number(new RegExp(`${name}: ([\\d.]+)%`).exec(face)?.[1])
}

it('fallback fonts are as high as the page’s, at every weight of every font', () => {
  expect(faces).toHaveLength(4)
  for (const face of faces) {
    const scale = percentOf(face, 'size-adjust') / 100
    expect(percentOf(face, 'ascent-override') * scale).toBeCloseTo((100 * ascent) / unitsPerEm, 1)
    expect(percentOf(face, 'descent-override') * scale).toBeCloseTo((-100 * descent) / unitsPerEm, 1)
    expect(percentOf(face, 'line-gap-override')).toBe(0)
  }
})

it('stands in for nothing that the letters do not have', () => {
  const known = new Set(characterSet)
  for (const face of faces) {
    const ranges = [...face.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)]
    const characters = ranges.flatMap(([, from = '', to = from]) => {
      const first = parseInt(from, 16)
      return Array.from({ length: parseInt(to, 16) - first + 1 }, (_, at) => first + at)
    })
    expect(characters.filter((one) => !known.has(one))).toEqual([])
  }
})
