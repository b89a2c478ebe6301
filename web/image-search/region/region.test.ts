import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { region as regionSchema } from '../../../contract/image-search.ts'
import {
  corners,
  isSameRegion,
  moveRegion,
  readRegion,
  regionBetween,
  resizeRegion,
  squareIn,
  WHOLE_REGION,
  writeRegion,
} from './region.ts'

const share = fc.double({ min: 0, max: 1, noNaN: true })
const step = fc.double({ min: -2, max: 2, noNaN: true })
const aPoint = fc.record({ x: share, y: share })
const aStep = fc.record({ x: step, y: step })
const aRegion = fc.tuple(aPoint, aPoint).map(([from, to]) => regionBetween(from, to))

const isTaken = (region: unknown) => regionSchema.safeParse(region).success

describe('a region of a picture', () => {
  it('is one that the server accepts, wherever and however it is drawn, moved and resized', () => {
    fc.assert(
      fc.property(aRegion, aStep, fc.constantFrom(...corners), (region, by, corner) => {
        expect(isTaken(region)).toBe(true)
        expect(isTaken(moveRegion(region, by))).toBe(true)
        expect(isTaken(resizeRegion(region, corner, by))).toBe(true)
      }),
    )
  })

  it('keeps its size when it is moved, even past the edge', () => {
    fc.assert(
      fc.property(aRegion, aStep, (region, by) => {
        const { w, h } = moveRegion(region, by)
        expect([w, h]).toEqual([region.w, region.h])
      }),
    )
  })

  it('keeps the opposite corner when one is dragged', () => {
    const region = { x: 0.2, y: 0.3, w: 0.4, h: 0.5 }
    const { x, y, w, h } = resizeRegion(region, 'nw', { x: 0.1, y: -0.1 })
    expect([x, y].map((value) => value.toFixed(3))).toEqual(['0.300', '0.200'])
    expect([x + w, y + h].map((value) => value.toFixed(3))).toEqual(['0.600', '0.800'])
  })

  it('is the same after it went through an address', () => {
    const smaller = fc.record({ x: share, y: share, w: share, h: share }).map(({ x, y, w, h }) => {
      const size = { w: 0.1 + w * 0.8, h: 0.1 + h * 0.8 }
      return { x: x * (1 - size.w), y: y * (1 - size.h), ...size }
    })
    fc.assert(
      fc.property(smaller, (region) => {
        const read = readRegion(writeRegion(region))
        expect(isTaken(read)).toBe(true)
        expect(isSameRegion(read ?? WHOLE_REGION, region)).toBe(true)
      }),
    )
  })

  it.each([
    '',
    'a,b,c,d',
    '0.1,0.1,0.5',
    '0.1,0.1,0.5,0.5,0.5',
    '0.8,0,0.5,1',
    '0,0,0.001,0.5',
    '-0.1,0,0.5,0.5',
    '0,0,,1',
  ])('is none where an address says %j', (text) => expect(readRegion(text)).toBeNull())

  it('is the whole picture where an address says so', () => expect(readRegion('0,0,1,1')).toBeNull())

  it('has a square in its middle that is one on the screen', () => {
    expect(squareIn({ x: 0, y: 0, w: 1, h: 1 }, 2)).toEqual({ x: 0.25, y: 0, w: 0.5, h: 1 })
    expect(squareIn({ x: 0.5, y: 0, w: 0.25, h: 1 }, 2)).toEqual({ x: 0.5, y: 0.25, w: 0.25, h: 0.5 })
  })
})
