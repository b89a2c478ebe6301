import { describe, expect, it } from 'vitest'
import { EDITION_1 } from './calibrations/edition-1.ts'
import { kindsNear, sharesNear } from './kinship.ts'

const isOne = (one: string, other: string) => one === other
const near = (...kinds: [string, number][]) => kinds.map(([kind, texture]) => ({ kind, texture }))

describe('the kind of the nearest products', () => {
  it('is the kind of most of them, and not that of a single similar one', () => {
    const isNear = kindsNear(
      EDITION_1,
      near(['brick', 0.8], ['brick', 0.75], ['brick', 0.7], ['metal', 0.6], ['tile', 0.6]),
      isOne,
    )
    expect(['brick', 'metal', 'tile', 'cloth'].map(isNear)).toEqual([true, false, false, false])
  })

  it('may be two if both are equally near', () => {
    const isNear = kindsNear(EDITION_1, near(['oak', 0.7], ['ash', 0.7], ['oak', 0.69], ['ash', 0.69]), isOne)
    expect(['oak', 'ash'].map(isNear)).toEqual([true, true])
  })

  it('is that of a single one that is far nearer than all others', () => {
    const isNear = kindsNear(
      EDITION_1,
      near(['onyx', 0.95], ['felt', 0.4], ['felt', 0.4], ['felt', 0.4], ['felt', 0.4]),
      isOne,
    )
    expect(['onyx', 'felt'].map(isNear)).toEqual([true, false])
  })

  it('has shares that sum to 1', () => {
    const share = sharesNear(EDITION_1, near(['oak', 0.7], ['ash', 0.6], ['elm', 0.5]), isOne)
    expect(share('oak') + share('ash') + share('elm')).toBeCloseTo(1)
    expect(sharesNear(EDITION_1, [], isOne)('oak')).toBe(1)
  })
})
