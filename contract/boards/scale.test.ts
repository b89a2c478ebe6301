import { expect, it } from 'vitest'
import type { Snapshot } from './item.ts'
import { isMirrored, isLaidMirrored, pieceBeyondPicture, repeatOf, showsMirrored } from './scale.ts'

/** A SKU whose square picture shows so many mm. */
const sku = (
  mmWidth: number | null,
  [lengthMm, widthMm]: [number, number],
  more: Partial<Snapshot> = {},
): Snapshot => ({
  name: '',
  enName: '',
  variant: null,
  model: '',
  brand: { name: '', enName: '' },
  cover: { address: `/images/${'a'.repeat(40)}`, width: 500, height: 500, mmWidth, color: '#884433' },
  size: null,
  lengthMm,
  widthMm,
  isFabric: false,
  unit: { name: '', enName: '' },
  currency: 'CNY',
  minPrice: null,
  maxPrice: null,
  capturedAt: 0,
  ...more,
})
const MARBLE = sku(1300, [2800, 1600])

it('tells slabs and sheets that are larger than their picture from what repeats', () => {
  const known: [string, Snapshot, boolean][] = [
    ['a marble slab', MARBLE, true],
    ['the same lying the other way', sku(1300, [1600, 2800]), true],
    ['a slab as wide as its picture and longer', sku(640, [2500, 640]), true],
    ['a slab that its picture shows whole', sku(600, [600, 600]), false],
    ['a plank in a picture of several', sku(900, [2200, 220]), false],
    ['a field of tiles', sku(1200, [600, 600]), false],
    ['a mosaic on its net', sku(240, [305, 305]), false],
    ['wallpaper on the roll', sku(260, [7300, 910]), false],
    ['a laminate with a stated repeat', sku(640, [3050, 1300], { hasRepeat: true }), false],
    ['a cloth', sku(420, [1400, 1400], { isFabric: true }), false],
    ['a picture of unknown size', sku(null, [2800, 1600]), false],
  ]
  expect(known.map(([name, snapshot]) => [name, pieceBeyondPicture(snapshot) !== null])).toEqual(
    known.map(([name, , isSlab]) => [name, isSlab]),
  )
  expect(pieceBeyondPicture(MARBLE)).toEqual({ w: 2800, h: 1600 })
})

it('mirrors whatever is not laid in pieces, since its picture ends where the material does not', () => {
  const paint = sku(170, [0, 0], { lengthMm: null, widthMm: null })
  const known: [string, Snapshot, boolean][] = [
    ['a paint', paint, true],
    ['a paint that states the size of its tin', sku(170, [250, 240], { unit: { name: '升', enName: 'litre' } }), true],
    ['a plaster by five kilograms', sku(170, [300, 240], { unit: { name: '5 千克', enName: '5 kilograms' } }), true],
    ['a cloth', sku(420, [1400, 1400], { isFabric: true }), true],
    ['carpet from the roll', sku(260, [25_000, 4000]), true],
    ['wallpaper on a roll that its picture is wider than', sku(640, [10_050, 530]), true],
    ['a marble slab', MARBLE, true],
    ['wallpaper with a stated repeat', sku(640, [10_050, 530], { hasRepeat: true }), false],
    ['a tile', sku(600, [600, 600]), false],
    ['a mosaic on its net', sku(240, [305, 305]), false],
    ['planks', sku(900, [2200, 220]), false],
    ['decking that is longer than a sheet', sku(900, [6000, 145]), false],
    ['a picture of unknown size', { ...paint, cover: null }, false],
  ]
  expect(known.map(([name, snapshot]) => [name, isLaidMirrored(snapshot)])).toEqual(
    known.map(([name, , isSo]) => [name, isSo]),
  )
  expect(repeatOf(paint)?.isMirrored).toBe(true)
})

it('says so with the sample, and of samples that were laid before', () => {
  const tileRepeat = repeatOf(MARBLE)
  expect(tileRepeat).toEqual({ mmWidth: 1300, mmHeight: 1300, joint: 0, isMirrored: true })
  const before = { mmWidth: 1300, mmHeight: 1300, joint: 0 }
  expect(isMirrored({ tileRepeat: before, snapshot: MARBLE })).toBe(true)
  // A link that hides the sizes shows the same drawing.
  expect(isMirrored({ tileRepeat, snapshot: { ...MARBLE, lengthMm: null, widthMm: null } })).toBe(true)
  expect(isMirrored({ tileRepeat: null, snapshot: MARBLE })).toBe(false)
})

it('is worth a word only where more than the picture is shown', () => {
  const sample = { tileRepeat: repeatOf(MARBLE), snapshot: MARBLE, crop: { x: 0, y: 0, w: 1, h: 1 } }
  expect(showsMirrored({ ...sample, w: 130, h: 130 }, 10)).toBe(false)
  expect(showsMirrored({ ...sample, w: 280, h: 130 }, 10)).toBe(true)
  expect(showsMirrored({ ...sample, w: 100, h: 100, crop: { x: 0.5, y: 0, w: 0.5, h: 1 } }, 10)).toBe(true)
})
