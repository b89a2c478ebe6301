import { describe, expect, it } from 'vitest'
import { everyWord } from '../../contract/looks/words-of-look.ts'
import { storedLook } from '../platform/pictures/look.ts'
import { aLook } from '../testing/looks.ts'
import { lookOfCover } from './look-of-sku.ts'

const cover = (facts: Parameters<typeof aLook>[0], mmWidth: string | null = null) => ({
  look: storedLook(aLook(facts)),
  mm_width: mmWidth,
})

describe('the look of a SKU', () => {
  it('is the words of its cover, with the size of a pattern where the width is known', () => {
    const striped = { pattern: 'striped', period: 0.04, warmth: 0.6 } as const
    expect(lookOfCover(cover(striped, '1210'), true, everyWord)).toEqual({
      warmth: 'warm',
      pattern: 'striped',
      liveliness: 'calm',
      patternSize: 48,
    })
    expect(lookOfCover(cover(striped), true, everyWord)).not.toHaveProperty('patternSize')
    expect(lookOfCover(cover({ pattern: 'plain', period: 0.04 }, '1210'), true, everyWord)).not.toHaveProperty(
      'patternSize',
    )
  })

  it('estimates the reflectance unless an LRV is stated', () => {
    expect(lookOfCover(cover({}), false)?.reflectance).toEqual({ value: 42, low: 38, high: 46 })
    expect(lookOfCover(cover({}), true)).not.toHaveProperty('reflectance')
  })

  it('is none of a room, of what is not measured, and without a cover', () => {
    expect(lookOfCover(cover({ isSurface: false }), false)).toBeUndefined()
    expect(lookOfCover({ look: null, mm_width: null }, false)).toBeUndefined()
    expect(lookOfCover(undefined, false)).toBeUndefined()
  })
})
