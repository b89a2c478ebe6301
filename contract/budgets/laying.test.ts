import { expect, it } from 'vitest'
import { NEW_LINE } from './entries.ts'
import { isLaid, layoutsWith } from './laying.ts'
import { packOf } from './packs.ts'

const sold = (measurementUnit: string, packCoverage: number | null = null, packPieces: number | null = null) => {
  const { unit, pack } = packOf({ measurementUnit, packCoverage, packPieces })
  return { kind: 'sku' as const, unit, pack }
}

it('offers patterns for tiles, planks and slabs, however they are sold', () => {
  const laid = [
    sold('square_meter'),
    sold('square_meter', 1.44),
    sold('square_foot', 1.44),
    sold('box', 1.46, 8),
    sold('pallet', 40),
    sold('slab'),
    sold('sheet', 2.9, 1),
    sold('piece', 0.5, 12),
  ]
  expect(laid.map(isLaid)).toEqual(laid.map(() => true))
})

it('offers none for paint, plaster, paper, fabric, single pieces and work', () => {
  const others = [
    sold('litre', 12),
    sold('gallon', 40),
    sold('kilogram', 0.22),
    sold('bucket', 60),
    sold('bag', 10),
    sold('roll', 5.3),
    sold('meter'),
    sold('yard'),
    sold('piece'),
    sold('set'),
    { ...NEW_LINE, kind: 'service' as const, unit: 'square_meter' },
    { ...NEW_LINE, kind: 'allowance' as const, unit: 'square_meter' },
  ]
  expect(others.map(isLaid)).toEqual(others.map(() => false))
})

it('keeps the pattern that a line has already', () => {
  const paint = sold('litre', 12)
  expect(layoutsWith(paint, [null])).toEqual([])
  expect(layoutsWith(paint, ['diagonal', null])).toEqual(['diagonal'])
  expect(layoutsWith(sold('box', 1.44), [])).toEqual(['straight', 'diagonal', 'herringbone', 'complex'])
})
