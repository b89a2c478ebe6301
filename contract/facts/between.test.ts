import { describe, expect, it } from 'vitest'
import { contradictions, derivedFacts, otherScalesOf } from './between.ts'
import type { StatedFact } from './between.ts'
import type { CategoryKind } from './category-kinds.ts'
import { findFact } from './facts.ts'
import { readClasses } from './read-fact.ts'

function of(code: string, value: string | number): StatedFact {
  const fact = findFact(code)
  if (typeof value === 'number') return { code, low: value, high: value }
  return { code, readings: fact?.kind === 'class' ? readClasses(fact, value).readings : [] }
}

const derived = (stated: StatedFact[], ...kinds: CategoryKind[]) =>
  derivedFacts(stated, new Set(kinds)).map(({ code, value }) => `${code} ${value}`)

describe('between norms', () => {
  it.each([
    ['A1', 'A'],
    ['A2-s1,d0', 'A'],
    ['B-s1,d0', 'B1'],
    ['C-s3,d1', 'B1'],
    ['D-s2,d0', 'B2'],
    ['E', 'B2'],
    ['F', 'B3'],
    ['Bfl-s1', 'B1'],
    ['A2fl-s1', 'A'],
    ['Efl', 'B2'],
    ['CL-s2,d0', 'B1'],
  ])('%s of EN 13501-1 is %s of GB 8624', (en, gb) => {
    expect(derived([of('fire-en', en)])).toEqual([`fire-gb ${gb}`])
  })

  it.each(['B-s1,d2', 'E-d2', 'B-s1', 'C'])('nothing follows from %s, whose drops set fire or may', (en) => {
    expect(derived([of('fire-en', en)])).toEqual([])
  })

  it('takes the worst of several classes', () => {
    expect(derived([of('fire-en', 'B-s1,d0 / Dfl-s1')])).toEqual(['fire-gb B2'])
  })

  it.each<CategoryKind>(['curtain', 'upholstery', 'furniture', 'foam', 'fabric'])(
    'derives no class for %s, which has tests of its own',
    (kind) => {
      expect(derived([of('fire-en', 'B-s1,d0')], kind)).toEqual([])
      expect(derived([of('fire-gb', 'B1')], kind)).toEqual([])
    },
  )

  it('says of a class of GB 8624 only what holds for all of it', () => {
    expect(derived([of('fire-gb', 'B1')], 'woodPanel')).toEqual(['fire-en ≥ C'])
    expect(derived([of('fire-gb', 'A')], 'floor')).toEqual(['fire-en ≥ A2fl'])
    expect(derived([of('fire-gb', 'B2')], 'fabric', 'wallcovering')).toEqual(['fire-en ≥ E'])
    expect(derived([of('fire-gb', 'B3')], 'woodPanel')).toEqual([])
    // Tested as a floor or as a wall: the class does not say.
    expect(derived([of('fire-gb', 'A')], 'tile')).toEqual([])
  })

  it('reads αw and its class in each other, by ISO 11654', () => {
    const classOf = (alpha: number) => derived([of('alpha-w', alpha)])
    expect([1, 0.9, 0.85, 0.8, 0.6, 0.55, 0.3, 0.15].flatMap(classOf)).toEqual(
      ['A', 'A', 'B', 'B', 'C', 'D', 'D', 'E'].map((name) => `sound-class ${name}`),
    )
    expect(classOf(0.1)).toEqual([])
    expect(derived([{ code: 'alpha-w', low: 0.8, high: null }])).toEqual([])
    expect(derived([of('sound-class', 'A')])).toEqual(['alpha-w 0.90–1.00'])
    expect(derived([of('sound-class', 'C')])).toEqual(['alpha-w 0.60–0.75'])
  })

  it('computes NRC from four one-third-octave values alone, a half upwards', () => {
    const nrcOf = (...values: number[]) =>
      derived(values.map((value, at) => of(`alpha-${[250, 500, 1000, 2000][at]}`, value)))
    expect(nrcOf(0.5, 0.6, 0.7, 0.7)).toEqual(['nrc 0.65'])
    expect(nrcOf(0.6, 0.7, 0.7, 0.7)).toEqual(['nrc 0.70'])
    expect(nrcOf(0.35, 0.8, 1.05, 1.02)).toEqual(['nrc 0.80'])
    expect(nrcOf(0.5, 0.6, 0.7)).toEqual([])
    expect(derived([of('alpha-w', 0.7)]).filter((fact) => fact.startsWith('nrc'))).toEqual([])
  })

  it('knows what a group of tiles and a class of vapour are defined by', () => {
    expect(derived([of('absorption-group', 'BIa')])).toEqual(['water-absorption ≤ 0.5'])
    expect(derived([of('absorption-group', 'BIII')])).toEqual([])
    expect(derived([of('vapour', 'V1')])).toEqual(['sd-value ≤ 0.14'])
  })

  it('derives nothing that is stated', () => {
    expect(derived([of('fire-en', 'B-s1,d0'), of('fire-gb', 'B2')])).toEqual([])
    expect(derived([of('slip-ramp', 'R11'), of('pendulum-wet', 40)])).toEqual([])
  })

  it('tells facts that contradict each other', () => {
    const told = (stated: StatedFact[], ...kinds: CategoryKind[]) =>
      contradictions(stated, new Set(kinds)).map(({ codes, value }) => [codes.join(' '), value])
    expect(told([of('fire-en', 'D-s1,d0'), of('fire-gb', 'B1')], 'woodPanel')).toEqual([['fire-gb fire-en', 'B2']])
    expect(told([of('fire-en', 'Dfl-s1'), of('fire-gb', 'B1')], 'curtain')).toEqual([])
    expect(told([of('alpha-w', 0.7), of('sound-class', 'A')])).toEqual([['sound-class alpha-w', 'C']])
    expect(told([of('alpha-w', 0.9), of('sound-class', 'A')])).toEqual([])
    expect(told([of('water-absorption', 4), of('absorption-group', 'BIa')])).toEqual([
      ['water-absorption absorption-group', '≤ 0.5'],
    ])
    expect(told([of('water-absorption', 0.1), of('absorption-group', 'BIb')])).toEqual([])
  })

  it('names other scales for what is asked, with the value to ask there only where it follows', () => {
    const others = (code: string, asked: string) => {
      const fact = findFact(code)
      const byCode = Map.groupBy(fact ? otherScalesOf(fact, asked) : [], ({ code: own }) => own)
      return Object.fromEntries([...byCode].map(([own, all]) => [own, all.map(({ value }) => value).join(' ')]))
    }
    expect(others('slip-ramp', 'R11..')).toEqual({ 'slip-barefoot': '', 'pendulum-wet': '', dcof: '' })
    expect(others('nrc', '0.8..')).toEqual({ 'alpha-w': '0.8..', saa: '0.8..', 'sound-class': '' })
    expect(others('alpha-w', '0.8..')).toMatchObject({ nrc: '0.8..', 'sound-class': 'B..' })
    expect(others('alpha-w', '0.85..')).toMatchObject({ 'sound-class': 'A..' })
    expect(others('sound-class', 'C..')).toMatchObject({ 'alpha-w': '0.6..', nrc: '' })
    expect(others('fire-en', 'B..')).toMatchObject({ 'fire-gb': 'A..', 'fire-din': '' })
    expect(others('fire-en', 'Cfl..')).toMatchObject({ 'fire-gb': 'B1..' })
    expect(others('fire-en', 'B-s1,d0..')).toMatchObject({ 'fire-gb': '' })
    expect(others('fire-en', 'A1..')).toMatchObject({ 'fire-gb': '' })
    expect(others('fire-gb', 'B1..')).toMatchObject({ 'fire-en': 'C.. Cfl..' })
    expect(others('water-absorption', '..0.5')).toEqual({ 'absorption-group': 'AIa.. BIa..' })
    expect(others('absorption-group', 'BIb..')).toEqual({ 'water-absorption': '..3' })
    expect(others('martindale', '40000..')).toEqual({ wyzenbeek: '' })
    expect(others('density', '..500')).toEqual({})
  })
})
