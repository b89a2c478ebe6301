import { describe, expect, it } from 'vitest'
import type { CategoryKind } from '../facts/category-kinds.ts'
import { findFact } from '../facts/facts.ts'
import { readingsOf } from '../facts/read-fact.ts'
import { fitsOf } from './fits.ts'

type Facts = Record<string, string | number | boolean>

/** The answers of the places for which a product is asked, by place. */
function answersOf(kinds: readonly CategoryKind[], facts: Facts = {}): Record<string, string> {
  const stated = Object.entries(facts).map(([code, said]) => {
    const fact = findFact(code)
    if (typeof said === 'boolean') return { code, isYes: said }
    if (typeof said === 'number') return { code, low: said, high: said }
    return { code, readings: fact?.kind === 'class' ? readingsOf(fact, said) : [], texts: [said] }
  })
  return Object.fromEntries(
    fitsOf(stated, { kinds: new Set(kinds), rules: [] }).map(({ place, answer }) => [place, answer]),
  )
}

const asked = (...of: Parameters<typeof answersOf>) => Object.keys(answersOf(...of))
const FLOORS = ['barefoot-wet', 'shod-wet', 'stairs', 'heated-floor', 'busy-floor', 'escape-floor']

describe('who is asked', () => {
  it.each([
    ['a wall tile', ['tile', 'wallTile'], { 'fire-en': 'A1', 'wet-rooms': true, pei: 'PEI 2' }],
    ['a brick slip', ['tile', 'wallTile'], { frost: true }],
    ['stone sticks on nets', ['tile', 'stone', 'wallTile'], { frost: true }],
    ['hung slate', ['stone', 'cladding'], { frost: true }],
  ] as const)('%s is for no floor', (_what, kinds, facts) => {
    expect(asked(kinds, facts).filter((place) => [...FLOORS, 'outdoors'].includes(place))).toEqual([])
    expect(asked(kinds, facts)).toEqual(expect.arrayContaining(['escape-wall', 'facade']))
  })

  it('a mosaic is a floor where somebody has measured how slippery it is, but no stair', () => {
    const of = asked(['tile', 'wallTile'], { 'slip-barefoot': 'B' })
    expect(of).toEqual(expect.arrayContaining(['barefoot-wet', 'shod-wet', 'outdoors', 'busy-floor', 'escape-floor']))
    expect(of).not.toContain('stairs')
  })

  it('so is a microcement and a paint', () => {
    expect(asked(['paint'])).toEqual(['escape-wall', 'wet-wall'])
    const floor = answersOf(['paint'], { 'slip-ramp': 'R10', 'underfloor-heating': true, 'fire-en': 'Cfl-s1' })
    expect(floor).toMatchObject({ 'shod-wet': 'fits', stairs: 'fits', 'heated-floor': 'fits', 'escape-floor': 'fits' })
    expect(floor).not.toHaveProperty('busy-floor')
  })

  it('renders are asked for facades, and paints that have been tested with frost', () => {
    expect(answersOf(['paint', 'render'], { 'fire-en': 'A1' })).toMatchObject({ facade: 'unstated' })
    expect(answersOf(['paint'], { 'fire-en': 'A2-s1,d0', frost: true })).toMatchObject({ facade: 'fits' })
    expect(asked(['paint'], { 'fire-en': 'A2-s1,d0' })).not.toContain('facade')
  })

  it('neither paving nor a mosaic is a worktop', () => {
    expect(asked(['stone'])).toContain('worktop')
    expect(asked(['stone', 'floor'])).not.toContain('worktop')
    expect(asked(['stone', 'tile', 'wallTile'])).not.toContain('worktop')
  })

  it('a velvet is a curtain where it states a curtain’s class', () => {
    expect(asked(['upholstery'], { martindale: 60_000 })).toEqual(['contract-upholstery'])
    expect(answersOf(['upholstery'], { 'curtain-fire': 'Class 1' })).toMatchObject({ 'public-curtain': 'fits' })
    expect(asked(['curtain'], { martindale: 60_000 })).toEqual(['public-curtain'])
  })

  it('of what is made for indoors what states durability or frost is asked outdoors', () => {
    expect(asked(['floor', 'timberFloor'], { 'slip-ramp': 'R10' })).not.toContain('outdoors')
    expect(answersOf(['floor', 'timberFloor'], { 'slip-ramp': 'R11', durability: '1' })).toMatchObject({ outdoors: 'fits' }) // prettier-ignore
    expect(answersOf(['floor', 'resilientFloor'], { 'slip-ramp': 'R11', frost: true })).toMatchObject({ outdoors: 'fits' }) // prettier-ignore
    expect(asked(['floor', 'resilientFloor'], { 'slip-ramp': 'R11' })).not.toContain('outdoors')
  })

  it('a deck board may be a pool’s', () => {
    expect(answersOf(['decking', 'floor'], { 'slip-barefoot': 'C' })).toMatchObject({ 'barefoot-wet': 'fits' })
    expect(asked(['decking', 'floor'], { 'slip-ramp': 'R11' })).toEqual(['outdoors'])
  })
})

describe('what they ask', () => {
  it('of decking durability as water stands or runs off', () => {
    const board = (durability: string) => answersOf(['decking', 'timberDecking'], { 'slip-ramp': 'R11', durability })
    expect([board('2'), board('3'), board('4')].map(({ outdoors }) => outdoors)).toEqual(['fits', 'fits', 'not'])
  })

  it('of unglazed tiles the loss of volume', () => {
    expect(answersOf(['floor', 'tile'], { 'deep-abrasion': 140 })).toMatchObject({ 'busy-floor': 'fits' })
    expect(answersOf(['floor', 'tile'], { 'deep-abrasion': 300 })).toMatchObject({ 'busy-floor': 'unstated' })
    expect(asked(['tile', 'stone'])).not.toContain('busy-floor')
    expect(asked(['tile', 'cement'])).not.toContain('busy-floor')
  })

  it('of a wet wall no word of the maker where a tile takes up no water', () => {
    const wall = (facts: Facts) => answersOf(['tile'], facts)['wet-wall']
    expect(wall({ 'water-absorption': 0.1 })).toBe('fits')
    expect(wall({ 'water-absorption': 12 })).toBe('unstated')
    expect(wall({ 'water-absorption': 12, 'wet-rooms': true })).toBe('fits')
    expect(wall({ 'water-absorption': 0.1, 'wet-rooms': false })).toBe('not')
    expect(answersOf(['stone'], { 'water-absorption': 0.1 })['wet-wall']).toBe('unstated')
  })

  it('of seats all three tests of BS 7176, and more than every sofa must pass', () => {
    const seat = (facts: Facts) => answersOf(['upholstery', 'leather'], facts)['contract-upholstery']
    expect(seat({ 'tb-117': true })).toBe('unstated')
    expect(seat({ 'bs-5852': 'Crib 5', 'en-1021-2': true })).toBe('unstated')
    expect(seat({ 'bs-5852': 'Crib 5', 'en-1021-1': true, 'en-1021-2': true })).toBe('fits')
  })

  it('of cloth on walls no ASTM E84 alone, and of paint no German class of its own', () => {
    expect(answersOf(['wallcovering'], { 'fire-astm': 'Class A' })).toMatchObject({ 'escape-wall': 'fits' })
    expect(answersOf(['wallcovering', 'fabric'], { 'fire-astm': 'Class A' })).toMatchObject({ 'escape-wall': 'unstated' }) // prettier-ignore
    const names = (kind: CategoryKind) =>
      fitsOf([], { kinds: new Set([kind]), rules: [] })
        .find(({ place }) => place === 'escape-wall')
        ?.demands.flatMap(({ ways }) => ways.map(({ way }) => way.code))
    expect(names('woodPanel')).toContain('en-de')
    expect(names('paint')).not.toContain('en-de')
  })
})
