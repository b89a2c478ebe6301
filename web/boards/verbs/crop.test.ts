import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OwnPicture, Sample } from '../../../contract/boards/item.ts'
import { middleOf, turnedPoint } from '../editor/geometry/boxes.ts'
import { handles } from '../editor/geometry/resizing.ts'
import {
  cutsOf,
  edgeCut,
  edgeMoved,
  edges,
  isCropped,
  patternKept,
  pictureMoved,
  pictureScaled,
  reframed,
  uncropped,
  wholeOf,
  type Pictured,
} from './crop.ts'

const WHOLE = { x: 0, y: 0, w: 1, h: 1 }

function picture(stated: Partial<OwnPicture> = {}): OwnPicture {
  const lying = { x: 50, y: 40, w: 100, h: 80, rotation: 0, flipX: false, flipY: false, crop: WHOLE }
  return { type: 'picture', id: 'one', ...lying, ...stated } as OwnPicture
}

/** A sample whose repeat is 20 × 10 mm on paper at 1:5. */
function tiles(stated: Partial<Sample> = {}): Sample {
  const repeat = { trueScale: true, tileRepeat: { mmWidth: 100, mmHeight: 50, joint: 0, isMirrored: false } }
  return { ...picture(), type: 'sku', ...repeat, ...stated } as unknown as Sample
}

/** Where the middle of the whole picture is on the paper. */
function middleOfWhole(item: Pictured) {
  const whole = wholeOf(item)
  const { x, y } = middleOf({ ...whole, x: item.x + whole.x, y: item.y + whole.y })
  return turnedPoint({ x, y }, middleOf(item), item.rotation)
}

const lying = fc.record({
  x: fc.integer({ min: -100, max: 300 }),
  y: fc.integer({ min: -100, max: 300 }),
  w: fc.integer({ min: 20, max: 300 }),
  h: fc.integer({ min: 20, max: 300 }),
  rotation: fc.constantFrom(0, 12, -45, 90, 180),
  flipX: fc.boolean(),
  flipY: fc.boolean(),
})

describe('a picture cropped by its edges', () => {
  it('keeps its place and size, however it is turned and flipped, and is never cropped beyond its edges', () => {
    const moves = fc.array(fc.tuple(fc.constantFrom(...edges), fc.integer({ min: -200, max: 200 })), { maxLength: 6 })
    fc.assert(
      fc.property(lying, moves, (stated, way) => {
        const before = picture(stated)
        let item: Pictured = before
        for (const [edge, by] of way) item = edgeMoved(item, edge, by, 5)
        const { x, y, w, h } = item.crop
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
        expect(Math.max(x + w, y + h)).toBeLessThanOrEqual(1 + 1e-9)
        expect(Math.min(item.w, item.h)).toBeGreaterThanOrEqual(1)
        // A hundredth of a millimetre of the smallest crop, scaled up to the whole picture.
        const slack = 0.05 * Math.max(1 / w, 1 / h)
        const [now, then] = [middleOfWhole(item), middleOfWhole(before)]
        expect(Math.hypot(now.x - then.x, now.y - then.y)).toBeLessThan(slack)
        expect(Math.abs(wholeOf(item).w - before.w)).toBeLessThan(slack)
      }),
    )
  })

  it('loses as much as its edge moves, and gets it back', () => {
    const cut = edgeMoved(picture(), 'left', 25, 5)
    expect(cut).toMatchObject({ x: 75, w: 75, crop: { x: 0.25, w: 0.75, y: 0, h: 1 } })
    expect(edgeMoved(cut, 'left', -99, 5)).toEqual(picture())
    expect(isCropped(cut)).toBe(true)
  })

  it('loses the end of the picture where a flipped one is cut at the left', () => {
    const cut = edgeMoved(picture({ flipX: true }), 'left', 25, 5)
    expect(cut).toMatchObject({ x: 75, w: 75, crop: { x: 0, w: 0.75 } })
    expect(cutsOf(cut)).toEqual({ left: 0.25, right: 0, top: 0, bottom: 0 })
  })

  it('is cut by a typed share', () => {
    expect(edgeCut(picture(), 'bottom', 0.4, 5)).toMatchObject({ h: 48, crop: { y: 0, h: 0.6 } })
  })

  it('is whole again in the same size after the crop is removed', () => {
    const cut = edgeMoved(edgeMoved(picture({ rotation: 90 }), 'top', 30, 5), 'right', 10, 5)
    expect(uncropped(cut)).toEqual(picture({ rotation: 90 }))
  })
})

describe('a picture moved within its edges', () => {
  it('stops at its own edges', () => {
    const cut = edgeMoved(picture(), 'right', 50, 5)
    expect(pictureMoved(cut, -20, 0, 5).crop).toMatchObject({ x: 0.2, w: 0.5 })
    expect(pictureMoved(cut, -500, 0, 5).crop).toMatchObject({ x: 0.5, w: 0.5 })
    expect(pictureMoved(cut, 500, 3, 5)).toEqual(cut)
  })
})

const handle = fc.constantFrom(...handles)
const mm = fc.integer({ min: -60, max: 60 })

describe('a frame that is dragged over a picture', () => {
  const inside = { x: 0.2, y: 0.25, w: 0.5, h: 0.5 }

  it('stays within the picture, which does not move, and keeps its ratio where that is asked for', () => {
    fc.assert(
      fc.property(lying, handle, mm, mm, fc.boolean(), (stated, grasped, x, y, keepsRatio) => {
        const before = picture({ ...stated, crop: inside })
        const after = reframed(before, { x, y }, { handle: grasped, keepsRatio, scale: 5 })
        const { crop } = after
        expect(Math.min(crop.x, crop.y)).toBeGreaterThanOrEqual(0)
        expect(Math.max(crop.x + crop.w, crop.y + crop.h)).toBeLessThanOrEqual(1 + 1e-9)
        expect(Math.min(after.w, after.h)).toBeGreaterThanOrEqual(1)
        const slack = 0.05 * Math.max(1 / crop.w, 1 / crop.h)
        const [now, then] = [middleOfWhole(after), middleOfWhole(before)]
        expect(Math.hypot(now.x - then.x, now.y - then.y)).toBeLessThan(slack)
        // Sides are rounded to a hundredth of a millimetre.
        const askew = Math.abs(after.w * before.h - after.h * before.w)
        expect(keepsRatio && askew > 0.01 * (before.w + before.h)).toBe(false)
      }),
    )
  })

  it('is unchanged after it was dragged in and out again, also to scale', () => {
    const least = fc.integer({ min: 0, max: 4 })
    fc.assert(
      fc.property(lying, handle, least, least, fc.boolean(), (stated, grasped, x, y, isToScale) => {
        const before = isToScale
          ? tiles({ ...stated, crop: { x: 0.2, y: 0.25, w: 0.8, h: 0.75 } })
          : picture({ ...stated, crop: inside })
        const by = { x: -grasped.across * x, y: -grasped.down * y }
        const how = { handle: grasped, keepsRatio: false, scale: 5 } as const
        const cropped = reframed(before, by, how)
        const after = reframed(cropped, { x: -by.x, y: -by.y }, how)
        for (const side of ['x', 'y', 'w', 'h'] as const) {
          expect(after[side]).toBeCloseTo(before[side], 1)
          expect(after.crop[side]).toBeCloseTo(before.crop[side], 3)
        }
      }),
    )
  })

  it('grows on both sides where one side is dragged with its ratio kept', () => {
    const how = { handle: { across: 1, down: 0 }, keepsRatio: true, scale: 5 } as const
    expect(reframed(picture({ crop: inside }), { x: -20, y: 7 }, how)).toMatchObject({ x: 50, y: 48, w: 80, h: 64 })
  })
})

describe('a picture that is scaled within its edges', () => {
  it('keeps the point under the fingers, and always fills its frame', () => {
    expect(pictureScaled(picture(), 2, { x: 100, y: 0 }).crop).toEqual({ x: 0.5, y: 0, w: 0.5, h: 0.5 })
    expect(pictureScaled(picture({ flipX: true }), 2, { x: 100, y: 0 }).crop).toEqual({ x: 0, y: 0, w: 0.5, h: 0.5 })
    expect(pictureScaled(picture({ crop: { x: 0.4, y: 0, w: 0.5, h: 0.5 } }), 0.1, { x: 0, y: 0 }).crop).toEqual(WHOLE)
    const factor = fc.double({ min: 0.01, max: 2000, noNaN: true })
    fc.assert(
      fc.property(factor, factor, mm, mm, (one, other, x, y) => {
        const { crop } = pictureScaled(pictureScaled(picture(), one, { x, y }), other, { x: y, y: x })
        expect(Math.min(crop.x, crop.y)).toBeGreaterThanOrEqual(0)
        expect(Math.max(crop.x + crop.w, crop.y + crop.h)).toBeLessThanOrEqual(1 + 1e-9)
        expect(Math.min(crop.w, crop.h)).toBeGreaterThanOrEqual(0.001 - 1e-9)
      }),
    )
  })

  it('keeps its size where it is to scale', () => {
    expect(pictureScaled(tiles(), 2, { x: 0, y: 0 })).toEqual(tiles())
  })
})

describe('a sample to scale', () => {
  it('shows more of the pattern beyond an edge, and then starts elsewhere in a repeat', () => {
    expect(edgeMoved(tiles(), 'left', -5, 5)).toMatchObject({ x: 45, w: 105, crop: { x: 0.75, w: 0.25, y: 0, h: 1 } })
    expect(edgeMoved(tiles(), 'right', -5, 5)).toMatchObject({ x: 50, w: 105, crop: WHOLE })
  })

  it('starts where it is moved to, also after a whole repeat', () => {
    expect(pictureMoved(tiles(), -5, -2, 5).crop).toMatchObject({ x: 0.25, y: 0.2 })
    expect(pictureMoved(tiles(), -20, 10, 5).crop).toEqual(WHOLE)
    expect(pictureMoved(tiles({ flipX: true }), 5, 0, 5).crop).toMatchObject({ x: 0.25 })
  })

  it('keeps its size when it starts at its corner again', () => {
    const moved = pictureMoved(tiles(), 3, 3, 5)
    expect(uncropped(moved)).toMatchObject({ w: 100, h: 80, crop: WHOLE })
  })
})

it('a sample to scale keeps its pattern in place when it is resized or cropped', () => {
  fc.assert(
    fc.property(lying, fc.constantFrom(...edges), fc.integer({ min: -40, max: 15 }), (place, edge, by) => {
      const sample = tiles(place)
      const moved = {
        across: { left: -1, right: 1, top: 0, bottom: 0 }[edge],
        down: { left: 0, right: 0, top: -1, bottom: 1 }[edge],
      }
      const cropped = edgeMoved(sample, edge, by, 5)
      const kept = patternKept(sample, cropped, { moved: moved as { across: -1 | 0 | 1; down: -1 | 0 | 1 }, scale: 5 })
      expect(kept.x).toBeCloseTo(cropped.crop.x, 4)
      expect(kept.y).toBeCloseTo(cropped.crop.y, 4)
    }),
  )
  const about = patternKept(tiles(), { w: 90, h: 80 }, { moved: { across: 0, down: 0 }, scale: 5 })
  expect(about).toMatchObject({ x: 0.25, y: 0 })
})
