import fc from 'fast-check'
import { expect, it } from 'vitest'
import { deltaE00 } from '../colors/color-difference.ts'
import { labOfHex } from '../colors/lab.ts'
import { paletteOfBoard } from './palette.ts'
import type { Colored, PaperColor } from './palette.ts'

const paper: PaperColor = { width: 400, height: 300, color: null }

const lying = (stated: Partial<Colored>): Colored => ({
  x: 0,
  y: 0,
  w: 100,
  h: 100,
  rotation: 0,
  opacity: 1,
  mask: 'rectangle',
  color: '#a6492b',
  ...stated,
})

const CLAY = '#a6492b'
const GREEN = '#3e6b57'
const BLUE = '#3d5a80'

it('begins with the most visible colour, and includes the paper', () => {
  const green = lying({ x: 200, w: 150, h: 200, color: GREEN })
  expect(paletteOfBoard(paper, [lying({}), green])).toEqual([GREEN, CLAY])
  expect(paletteOfBoard({ ...paper, color: BLUE }, [lying({}), green])).toEqual([BLUE, GREEN, CLAY])
  expect(paletteOfBoard(paper, [])).toEqual([])
})

it('counts visible colours only: nothing covered, beyond the paper, or nearly transparent', () => {
  const large = lying({ w: 300, h: 300, color: GREEN })
  expect(paletteOfBoard(paper, [large, lying({ w: 300, h: 260 })])).toEqual([CLAY, GREEN])
  expect(paletteOfBoard(paper, [lying({}), large])).toEqual([GREEN])
  expect(paletteOfBoard(paper, [lying({}), lying({ w: 300, h: 300, color: null })])).toEqual([])
  expect(paletteOfBoard(paper, [lying({ x: 500 }), lying({ x: -100, y: -100 })])).toEqual([])
  expect(paletteOfBoard(paper, [lying({ opacity: 0.2 })])).toEqual([])
  // A corner of the turned item is where nothing was before.
  const wide = lying({ x: 100, y: 140, w: 200, h: 20, color: GREEN })
  const below = lying({ x: 190, y: 60, w: 20, h: 40 })
  expect(paletteOfBoard(paper, [below, wide])).toEqual([GREEN, CLAY])
  expect(paletteOfBoard(paper, [below, { ...wide, rotation: 90 }])).toEqual([GREEN])
})

it('counts items smaller than a square of its grid', () => {
  expect(paletteOfBoard(paper, [lying({ x: 200, y: 150, w: 1, h: 1, color: BLUE }), lying({})])).toEqual([CLAY, BLUE])
})

it('has at most eight colours, all visibly different, on any board', () => {
  const number = (min: number, max: number) => fc.double({ min, max, noNaN: true })
  const item = fc.record({
    x: number(-20_000, 20_000),
    y: number(-20_000, 20_000),
    w: number(1, 20_000),
    h: number(1, 20_000),
    rotation: number(-180, 180),
    opacity: number(0, 1),
    mask: fc.constantFrom('rectangle' as const, 'circle' as const, 'pinked' as const),
    color: fc.option(fc.integer({ min: 0, max: 0xffffff }).map((rgb) => `#${rgb.toString(16).padStart(6, '0')}`)),
  })
  fc.assert(
    fc.property(fc.array(item, { maxLength: 30 }), number(50, 5000), number(50, 5000), (items, width, height) => {
      const palette = paletteOfBoard({ width, height, color: '#fbfaf6' }, items)
      expect(palette.length).toBeLessThanOrEqual(8)
      const known = new Set([...items.map(({ color }) => color), '#fbfaf6'])
      for (const [at, color] of palette.entries()) {
        expect(known.has(color)).toBe(true)
        for (const other of palette.slice(at + 1))
          expect(deltaE00(labOfHex(color), labOfHex(other))).toBeGreaterThanOrEqual(6)
      }
    }),
    { numRuns: 100 },
  )
})
