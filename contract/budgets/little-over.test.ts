import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { littleOversOf } from './little-over.ts'
import { quantitiesOf, QUANTITY_DIGITS } from './arithmetic/quantities.ts'
import { parseDecimal, printDecimal } from './arithmetic/decimal.ts'

const box = { coveragePerPack: '1.44', minOrderPacks: 0, sparePacks: 0 }
const over = (need: string, pack: Partial<typeof box> = {}) =>
  littleOversOf({ pack: { ...box, ...pack }, packing: 'pooled', figures: { need }, shares: [] })

describe('a last pack that is opened for little', () => {
  it('is told with the whole packs and what is beyond them', () => {
    expect(over('15.87')).toEqual([{ packs: '11', over: '0.03' }])
  })

  it('is told up to a twentieth of a pack, and not beyond', () => {
    expect(over('15.912')).toEqual([{ packs: '11', over: '0.072' }])
    expect(over('15.9121')).toEqual([])
    expect(over('15.84')).toEqual([])
  })

  it('is not the only pack, nor one that the least order fills', () => {
    expect(over('0.03')).toEqual([])
    expect(over('15.87', { minOrderPacks: 12 })).toEqual([])
    expect(over('15.87', { minOrderPacks: 11 })).toHaveLength(1)
  })

  it('is told by room where packs are counted by room, and pooled needs are not', () => {
    const shares = [
      { roomId: 'hall', need: '2.89' },
      { roomId: null, need: '1.44' },
    ]
    const asked = { pack: box, figures: { need: '4.33' }, shares }
    expect(littleOversOf({ ...asked, packing: 'perRoom' })).toEqual([{ roomId: 'hall', packs: '2', over: '0.01' }])
    expect(littleOversOf({ ...asked, packing: 'pooled' })).toEqual([{ packs: '3', over: '0.01' }])
  })

  it('orders exactly one pack less without what is over', () => {
    const need = fc.bigInt({ min: 0n, max: 10n ** 15n })
    fc.assert(
      fc.property(need, fc.integer({ min: 1, max: 99_999 }), (many, coverage) => {
        const pack = { coveragePerPack: printDecimal(BigInt(coverage), 4), minOrderPacks: 0, sparePacks: 0 }
        const told = littleOversOf({
          pack,
          packing: 'pooled',
          figures: { need: printDecimal(many, QUANTITY_DIGITS) },
          shares: [],
        })
        const packsFor = (needed: bigint) => quantitiesOf([{ roomId: null, need: needed }], pack, 'pooled').packs ?? 0n
        for (const { packs, over: rest } of told) {
          expect(packsFor(many - parseDecimal(rest, QUANTITY_DIGITS))).toBe(packsFor(many) - 1n)
          expect(packsFor(many) - 1n).toBe(BigInt(packs))
        }
      }),
    )
  })
})
