import { describe, expect, it } from 'vitest'
import type { StatedFact } from '../facts/between.ts'
import type { CategoryKind } from '../facts/category-kinds.ts'
import { findFact } from '../facts/facts.ts'
import { readingsOf } from '../facts/read-fact.ts'
import { sentencesOf } from './fit-sentences.ts'
import { fitOf } from './fits.ts'
import type { Demand, Place, PlaceRule, Region, Way } from './place.ts'

const KIND: CategoryKind = 'tile'

function way(fact: string, asked: string | number | true, region?: Region): Way {
  const asks = asked === true ? { is: asked } : { atLeast: asked }
  const code = `${fact} ${region ?? ''} ${asked}`
  return { code, fact, asks, source: [`${code} 条文`, `${code} rule`], ...(region && { region }) }
}

const slip: Demand = {
  name: ['防滑', 'Slip resistance'],
  ways: [way('slip-ramp', 'R10', 'DE'), way('pendulum-wet', 36, 'GB'), way('dcof', 0.42, 'US')],
}
const fire: Demand = {
  name: ['燃烧性能', 'Reaction to fire'],
  ways: [way('fire-en', 'Cfl-s1', 'ES'), way('fire-gb', 'B1', 'CN'), way('fire-gb', 'A', 'CN')],
}
const frost: Demand = { name: ['抗冻', 'Frost'], ways: [way('frost', true)] }
const durable: Demand = { name: ['耐久', 'Durability'], ways: [way('durability', '2', 'DE')] }

const placeOf = (...demands: Demand[]): Place => ({ code: 'outdoors', of: [KIND], words: '', demands })

type Facts = Record<string, string | number | boolean>

function stating(facts: Facts): StatedFact[] {
  return Object.entries(facts).map(([code, said]) => {
    const fact = findFact(code)
    if (typeof said === 'boolean') return { code, isYes: said }
    if (typeof said === 'number') return { code, low: said, high: said }
    return { code, readings: fact?.kind === 'class' ? readingsOf(fact, said) : [], texts: [said] }
  })
}

function sentences(place: Place, facts: Facts, rules: PlaceRule[] = []) {
  const fit = fitOf(place, stating(facts), { kinds: new Set([KIND]), rules })
  if (!fit) throw new Error('It is not asked.')
  return sentencesOf(fit)
}

const IN_NONE = { fits: [], partly: [], not: [] }

describe('a place fits, or does not, by the rules of', () => {
  it.each([
    [
      'all that are stated',
      sentences(placeOf(slip), { 'slip-ramp': 'R10', 'pendulum-wet': 40, dcof: 0.5 }),
      ['Fits in Germany, the United Kingdom, the United States', '按德国、英国、美国规范适合'],
      { regions: { ...IN_NONE, fits: ['DE', 'GB', 'US'] }, isContested: undefined },
    ],
    [
      'one, and not others',
      sentences(placeOf(slip), { 'slip-ramp': 'R9', 'pendulum-wet': 28, dcof: 0.43 }),
      ['Fits in the United States; not in Germany, the United Kingdom', '按美国规范适合，按德国、英国规范不适合'],
      { regions: { ...IN_NONE, fits: ['US'], not: ['DE', 'GB'] }, isContested: true },
    ],
    [
      'one, where a scale that decides nothing speaks against it',
      sentences(placeOf({ ...slip, ways: [{ ...way('slip-ramp', 'R10', 'DE'), isTold: true }, way('dcof', 0.42, 'US')] }), {
        'slip-ramp': 'R9',
        dcof: 0.5,
      }), // prettier-ignore
      ['Fits in the United States', '按美国规范适合'],
      { regions: { ...IN_NONE, fits: ['US'] }, isContested: true },
    ],
    [
      'one, and in part of another, which asks more elsewhere',
      sentences(placeOf(fire), { 'fire-en': 'Cfl-s1', 'fire-gb': 'B1' }),
      ['Fits in Spain, partly in China', '按西班牙规范适合，按中国规范部分适合'],
      { regions: { ...IN_NONE, fits: ['ES'], partly: ['CN'] }, isContested: true },
    ],
    [
      'one, where a class of another only follows by a norm',
      sentences(placeOf(fire), { 'fire-en': 'A1fl' }),
      ['Fits in Spain', '按西班牙规范适合'],
      { regions: { ...IN_NONE, fits: ['ES'] }, isContested: undefined },
    ],
    [
      'one, where a class that only follows fails another’s stricter bound',
      sentences(placeOf(fire), { 'fire-en': 'Cfl-s1' }),
      ['Fits in Spain', '按西班牙规范适合'],
      { regions: { ...IN_NONE, fits: ['ES'] }, isContested: undefined },
    ],
    [
      'nobody: its maker says so',
      sentences(placeOf(frost), { frost: true }),
      ['Fits', '适合'],
      { regions: undefined, isContested: undefined },
    ],
    [
      'one that bears all demands',
      sentences(placeOf(slip, durable, frost), { 'slip-ramp': 'R11', dcof: 0.5, durability: '1', frost: true }),
      ['Fits in Germany', '按德国规范适合'],
      { regions: { ...IN_NONE, fits: ['DE'] }, isContested: undefined },
    ],
    [
      'two that bear a demand each',
      sentences(placeOf(slip, durable), { dcof: 0.5, durability: '1' }),
      ['Fits (slip resistance in the United States; durability in Germany)', '适合（防滑按美国规范，耐久按德国规范）'],
      { regions: undefined, isContested: undefined },
    ],
    [
      'none, where one fails it',
      sentences(placeOf(slip, durable), { dcof: 0.5, durability: '3' }),
      ['Does not fit in Germany', '按德国规范不适合'],
      { regions: { ...IN_NONE, not: ['DE'] }, isContested: undefined },
    ],
    [
      'none, where its maker denies it too',
      sentences(placeOf(slip, frost), { 'slip-ramp': 'R9', frost: false }),
      ['Does not fit', '不适合'],
      { regions: undefined, isContested: undefined },
    ],
    [
      'none that is known, and fails by one',
      sentences(placeOf(slip), { 'slip-ramp': 'R9/R10', 'pendulum-wet': 30 }),
      ['Not stated; does not fit in the United Kingdom', '未说明，按英国规范不适合'],
      { regions: { ...IN_NONE, not: ['GB'] }, isContested: undefined },
    ],
  ])('%s', (_, { text, enText, regions, isContested }, headings, expected) => {
    expect([enText.split(': ')[0], text.split('：')[0]]).toEqual(headings)
    expect({ regions, isContested }).toEqual(expected)
  })

  it('an operator, whose threshold is no country’s', () => {
    const rule = { place: 'outdoors', way: 'slip-ramp DE R10', isOff: false, threshold: 'R12' }
    const { text, enText, regions, sources } = sentences(placeOf(slip), { 'slip-ramp': 'R12' }, [rule])
    expect([enText, text, regions]).toEqual([
      'Fits by our own threshold: slip class R12 reaches R12.',
      '按自定限值适合：防滑等级 R12 符合 R12。',
      undefined,
    ])
    expect(sources).toEqual([
      {
        text: 'R12：自定限值，参照 slip-ramp DE R10 条文',
        enText: 'R12: a threshold of our own, after slip-ramp DE R10 rule',
      },
    ])
    const both = sentences(placeOf(slip), { 'slip-ramp': 'R12', 'pendulum-wet': 40 }, [rule])
    expect(both.enText).toBe(
      'Fits in the United Kingdom and by our own threshold: slip class R12 reaches R12 (our own threshold); wet pendulum value (PTV) 40 reaches 36 (United Kingdom).',
    )
  })
})

describe('the sentence', () => {
  it('tells a fact once, with the bounds that it reaches and those that it does not', () => {
    const walls = { ...fire, ways: [way('fire-en', 'B-s1,d0', 'ES'), way('fire-en', 'B-s3,d2', 'GB'), way('fire-en', 'A2-s1,d0', 'DE')] } // prettier-ignore
    const { text, enText } = sentences(placeOf(walls), { 'fire-en': 'B-s1,d0' })
    expect(enText).toBe(
      'Fits in Spain, the United Kingdom; not in Germany: fire class B-s1,d0 reaches B-s1,d0 (Spain) and B-s3,d2 (United Kingdom), not A2-s1,d0 (Germany).',
    )
    expect(text).toBe(
      '按西班牙、英国规范适合，按德国规范不适合：欧标燃烧性能 B-s1,d0 符合 B-s1,d0（西班牙）、B-s3,d2（英国），未达到 A2-s1,d0（德国）。',
    )
    expect(sentences(placeOf(walls), { 'fire-en': 'C-s1,d0' }).enText).toBe(
      'Does not fit in Spain, the United Kingdom, Germany: fire class C-s1,d0 does not reach B-s1,d0 (Spain), B-s3,d2 (United Kingdom) or A2-s1,d0 (Germany).',
    )
  })

  it('names countries only where the heading does not say it of all', () => {
    const both = { ...fire, ways: [way('fire-en', 'Cfl-s1', 'ES'), way('fire-en', 'Cfl-s1', 'DE')] }
    expect(sentences(placeOf(both), { 'fire-en': 'Dfl-s1' }).enText).toBe(
      'Does not fit in Spain, Germany: fire class Dfl-s1 does not reach Cfl-s1.',
    )
    expect(sentences(placeOf(both, frost), { 'fire-en': 'Dfl-s1', frost: false }).enText).toBe(
      'Does not fit: fire class Dfl-s1 does not reach Cfl-s1 (Spain, Germany); not frost proof.',
    )
  })

  it('says of a test that it was passed, and of a class of another scale which is lacking', () => {
    const curtain = { ...fire, ways: [way('nfpa-701', true, 'US'), way('curtain-fire', 'Class 1', 'ES')] }
    const { text, enText } = sentences(placeOf(curtain), { 'nfpa-701': true, 'curtain-fire': 'Class 3' })
    expect(enText).toBe(
      'Fits in the United States; not in Spain: NFPA 701: passed (United States); but curtain fire class 3 does not reach 1 (Spain).',
    )
    expect(text).toBe(
      '按美国规范适合，按西班牙规范不适合：NFPA 701：通过（美国）；但窗帘燃烧等级 3 未达到 1（西班牙）。',
    )
    const used = { ...frost, ways: [way('use-class', '33')] }
    expect(sentences(placeOf(used), { 'use-class': '22' })).toMatchObject({
      enText: 'Not stated: use class 22 is of the scale “domestic”; none of “commercial” is stated.',
      text: '未说明：使用等级 22 属于“住宅”等级，未注明“商用”等级。',
    })
  })

  it('says once what fails for all who ask for it together with something', () => {
    const match = { fact: 'en-1021-2', asks: { is: true } } as const
    const seats = {
      ...fire,
      ways: [
        { ...way('en-1021-1', true, 'ES'), also: [match] as const },
        { ...way('bs-5852', 'Crib 5', 'GB'), also: [match] as const },
      ],
    }
    expect(sentences(placeOf(seats), { 'en-1021-1': true, 'bs-5852': 'Crib 5', 'en-1021-2': false }).enText).toBe(
      'Does not fit in Spain, the United Kingdom: match flame test: not passed.',
    )
  })
})
