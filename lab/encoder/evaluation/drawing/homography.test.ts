import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mapPoint, resample, squareTo } from './homography.ts'
import type { Corners, Pixels } from './homography.ts'

const aPicture = (width: number, height: number): Pixels => ({
  width,
  height,
  bytes: Uint8Array.from({ length: width * height * 3 }, (_, index) => (index * 37) % 251),
})

const wholeOf = ({ width, height }: Pixels): Corners => [
  [0, 0],
  [width, 0],
  [width, height],
  [0, height],
]

describe('a picture seen askew', () => {
  it('is the same picture when nothing is askew', () => {
    const picture = aPicture(7, 5)
    expect(resample(picture, wholeOf(picture), { width: 7, height: 5 })).toEqual(picture)
  })

  it('turns by a quarter when its corners do', () => {
    const picture = aPicture(2, 2)
    const [upperLeft, upperRight, lowerRight, lowerLeft] = wholeOf(picture)
    const turned = resample(picture, [lowerLeft, upperLeft, upperRight, lowerRight], { width: 2, height: 2 })
    const pixel = (index: number) => [...picture.bytes.subarray(index * 3, index * 3 + 3)]
    expect([...turned.bytes]).toEqual([...pixel(2), ...pixel(0), ...pixel(3), ...pixel(1)])
  })

  it('mixes neighbours halfway between them', () => {
    const picture = { width: 2, height: 1, bytes: Uint8Array.of(0, 10, 100, 100, 30, 200) }
    const middle: Corners = [
      [0.5, 0],
      [1.5, 0],
      [1.5, 1],
      [0.5, 1],
    ]
    expect([...resample(picture, middle, { width: 1, height: 1 }).bytes]).toEqual([50, 20, 150])
  })

  it('has its corners where they were wanted', () => {
    const offset = fc.double({ min: -0.3, max: 0.3, noNaN: true })
    fc.assert(
      fc.property(fc.array(offset, { minLength: 8, maxLength: 8 }), (offsets) => {
        const at = (index: number) => offsets[index] ?? 0
        const corners: Corners = [
          [at(0), at(1)],
          [1 + at(2), at(3)],
          [1 + at(4), 1 + at(5)],
          [at(6), 1 + at(7)],
        ]
        const homography = squareTo(corners)
        const square: Corners = [
          [0, 0],
          [1, 0],
          [1, 1],
          [0, 1],
        ]
        for (const [index, corner] of square.entries()) {
          const [x, y] = mapPoint(homography, corner)
          expect(x).toBeCloseTo(corners[index]?.[0] ?? Number.NaN)
          expect(y).toBeCloseTo(corners[index]?.[1] ?? Number.NaN)
        }
      }),
    )
  })
})
