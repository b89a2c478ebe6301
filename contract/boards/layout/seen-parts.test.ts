import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NEW_BOARD } from '../board.ts'
import type { Crop, Mask, OwnPicture } from '../item.ts'
import { masks, NEW_ITEM, NEW_PICTURE } from '../item.ts'
import { drawBoard } from './draw-board.ts'
import type { Point } from './marks.ts'
import { seenOn } from './seen-parts.ts'

const KEY = 'a'.repeat(32)
const aPicture = (stated: Partial<OwnPicture> = {}): OwnPicture => ({
  type: 'picture',
  ...NEW_ITEM,
  ...NEW_PICTURE,
  id: '00000000-0000-4000-8000-000000000001',
  x: 100,
  y: 100,
  w: 80,
  h: 60,
  z: 0,
  label: { show: false, fields: [], position: 'below' },
  refId: KEY,
  name: '',
  width: 800,
  height: 600,
  ...stated,
})
const PAPER = { w: NEW_BOARD.canvas.width, h: NEW_BOARD.canvas.height }
const seenOf = (items: OwnPicture[], clip: typeof PAPER | null = PAPER) =>
  seenOn([{ clip, drawings: drawBoard({ ...NEW_BOARD, items }, 'en') }]).get(KEY)
const polygonsOf = (items: OwnPicture[], clip?: null) =>
  (seenOf(items, clip) ?? []).flatMap((part) => ('ratio' in part ? [] : [part]))
/** The least and greatest share across and down. */
const boundsOf = (corners: readonly Point[]) => {
  const [across, down] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  return [Math.min(...across), Math.min(...down), Math.max(...across), Math.max(...down)].map(
    (share) => Math.round(share * 1000) / 1000,
  )
}
const CROP: Crop = { x: 0.25, y: 0.5, w: 0.5, h: 0.25 }

describe('what a board shows of a picture', () => {
  it('is all of it where nothing is cut away', () => {
    expect(seenOf([aPicture()])).toBeNull()
    expect(seenOf([aPicture({ flipX: true, rotation: 30 })])).toBeNull()
    expect(seenOf([aPicture({ crop: CROP }), aPicture()])).toBeNull()
  })

  it('is its crop, also where it is mirrored or turned', () => {
    for (const stated of [{}, { flipX: true }, { flipX: true, flipY: true }, { rotation: 77 }])
      expect(polygonsOf([aPicture({ crop: CROP, ...stated })]).map(boundsOf)).toEqual([[0.25, 0.5, 0.75, 0.75]])
  })

  it('is each of several crops', () => {
    const other: Crop = { x: 0, y: 0, w: 0.1, h: 0.1 }
    expect(polygonsOf([aPicture({ crop: CROP }), aPicture({ crop: other })])).toHaveLength(2)
  })

  it('is what its mask leaves: no corner of an ellipse, no notch between teeth', () => {
    const cornerSeen = (mask: Mask) => polygonsOf([aPicture({ mask })])[0]?.some(([x, y]) => x < 0.01 && y < 0.01)
    expect([cornerSeen('circle'), cornerSeen('pinked')]).toEqual([false, false])
    expect(masks).toEqual(['rectangle', 'circle', 'pinked'])
  })

  it('ends at the edge of the paper, unless there is none', () => {
    const over = aPicture({ x: PAPER.w - 20 })
    expect(polygonsOf([over]).map(boundsOf)).toEqual([[0, 0, 0.25, 1]])
    expect(seenOf([over], null)).toBeNull()
    // Turned by a quarter about its middle, it is 60 wide, and its upper edge is on the right.
    const turned = aPicture({ x: PAPER.w - 40, rotation: 90 })
    expect(polygonsOf([turned]).map(boundsOf)).toEqual([[0, 0.5, 1, 1]])
  })

  it('is nothing beside the paper, or where it is fully transparent', () => {
    expect(seenOf([aPicture({ x: -500 })])).toEqual([])
    expect(seenOf([aPicture({ opacity: 0 })])).toEqual([])
    expect(seenOf([aPicture({ opacity: 0 })], null)).toBeNull()
  })

  it('is the middle of a background in its own ratio', () => {
    const drawings = drawBoard({ ...NEW_BOARD, background: { type: 'picture', value: KEY }, items: [] }, 'en')
    expect(seenOn([{ clip: PAPER, drawings }]).get(KEY)).toEqual([{ ratio: PAPER.w / PAPER.h }])
  })

  it('never lies outside the picture, wherever it lies', () => {
    const number = (min: number, max: number) => fc.double({ min, max, noNaN: true })
    const stated = fc.record({
      x: number(-100, 500),
      y: number(-100, 400),
      w: number(1, 900),
      h: number(1, 900),
      rotation: number(-180, 180),
      flipX: fc.boolean(),
      mask: fc.constantFrom(...masks),
    })
    fc.assert(
      fc.property(stated, (one) => {
        for (const corner of polygonsOf([aPicture({ ...one, crop: CROP })]).flat()) {
          expect(corner[0]).toBeGreaterThan(0.25 - 1e-6)
          expect(corner[0]).toBeLessThan(0.75 + 1e-6)
          expect(corner[1]).toBeGreaterThan(0.5 - 1e-6)
          expect(corner[1]).toBeLessThan(0.75 + 1e-6)
        }
      }),
    )
  })
})
