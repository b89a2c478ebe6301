import { describe, expect, it } from 'vitest'
import type { StatedFact, StatedValue } from '../facts/between.ts'
import type { CategoryKind } from '../facts/category-kinds.ts'
import { findFact } from '../facts/facts.ts'
import { readingsOf } from '../facts/read-fact.ts'
import { sentencesOf } from './fit-sentences.ts'
import { fitOf, fitsOf, placesOf, readThreshold } from './fits.ts'
import type { Fit } from './fits.ts'
import type { Asks, Bound, Demand, Place, PlaceRule, Way } from './place.ts'
import { placeCodes, placeNames } from './place-names.ts'
import { places } from './places.ts'
import { proposedPlaces } from './rooms.ts'

type Said = string | number | boolean | readonly [low: number, high: number]

function valueOf(code: string, said: Said): StatedValue {
  if (typeof said === 'boolean') return { isYes: said }
  if (typeof said === 'number') return { low: said, high: said }
  if (typeof said !== 'string') return { low: said[0], high: said[1] }
  const fact = findFact(code)
  return { readings: fact?.kind === 'class' ? readingsOf(fact, said) : [], texts: [said] }
}

function stating(said: Record<string, Said | readonly string[]>): StatedFact[] {
  return Object.entries(said).map(([code, own]) => {
    const several = Array.isArray(own) && own.every((one) => typeof one === 'string') ? own : undefined
    if (!several) return { code, ...valueOf(code, own as Said) }
    const values = several.map((one: string) => valueOf(code, one))
    return { code, values, readings: values.flatMap(({ readings = [] }) => readings) }
  })
}

const placeOf = (code: string) => {
  const place = places.find((one) => one.code === code)
  if (!place) throw new Error(code)
  return place
}

interface Told {
  kinds: CategoryKind[]
  rules?: PlaceRule[]
}

/** The answer for what is asked. */
const fitAsked: (...given: Parameters<typeof fitOf>) => Fit = (...given) => {
  const fit = fitOf(...given)
  if (!fit) throw new Error(`${given[0].code} is not asked`)
  return fit
}

function fitting(place: string, said: Parameters<typeof stating>[0], { kinds, rules = [] }: Told) {
  const fit = fitOf(placeOf(place), stating(said), { kinds: new Set(kinds), rules })
  return fit ? `${fit.answer}: ${sentencesOf(fit).enText}` : 'not asked'
}

const ways = places.flatMap((place) =>
  place.demands.flatMap((demand) =>
    demand.ways.map((way) => ({ place, demand, way, name: `${place.code} ${way.code}` })),
  ),
)

/** A value that meets a bound. */
function meeting(asks: Asks): Said {
  if ('is' in asks) return true
  return 'atMost' in asks ? asks.atMost : asks.atLeast
}

/** A value that does not; undefined for the least class of a scale. */
function missing({ fact: code, asks }: Bound): Said | undefined {
  if ('is' in asks) return false
  if ('atMost' in asks) return asks.atMost * 1.01
  if (typeof asks.atLeast === 'number') return asks.atLeast * 0.99
  const fact = findFact(code)
  if (fact?.kind !== 'class') return undefined
  const [asked] = readingsOf(fact, asks.atLeast)
  return fact.scales.find(({ key }) => key === asked?.scale)?.classes[(asked?.low ?? 0) - 1]
}

/** A kind of which a demand is asked. */
function kindOf({ of }: Place, demand: Demand, way: Way): CategoryKind {
  const kind = of.find((one) => (!demand.of || demand.of.includes(one)) && !demand.except?.includes(one) && (!way.of || way.of.includes(one)) && !way.except?.includes(one)) // prettier-ignore
  if (!kind) throw new Error(`Nothing is asked ${demand.name[1]}`)
  return kind
}

/** The place with this way alone. */
const alone = ({ place, demand, way }: { place: Place; demand: Demand; way: Way }): Place => ({
  ...place,
  demands: [{ ...demand, ways: [way] }],
})

const answerOf = (one: (typeof ways)[number], said: Parameters<typeof stating>[0]) =>
  fitOf(alone(one), stating(said), { kinds: new Set([kindOf(one.place, one.demand, one.way)]), rules: [] })?.answer

describe('a way', () => {
  it.each(ways)('$name is met, missed or not stated', (one) => {
    const { way } = one
    const own = { [way.fact]: meeting(way.asks) }
    const both = { ...own, ...Object.fromEntries((way.also ?? []).map((bound) => [bound.fact, meeting(bound.asks)])) }
    const missed = missing(way)
    expect({
      met: answerOf(one, both),
      none: answerOf(one, {}),
      // The least class of a scale cannot be missed.
      missed: missed === undefined ? 'not' : answerOf(one, { ...both, [way.fact]: missed }),
      half: way.also ? answerOf(one, own) : 'unstated',
    }).toEqual({
      met: one.demand.isDenial || way.isTold ? 'unstated' : 'fits',
      none: 'unstated',
      missed: way.isTold || way.isEnough ? 'unstated' : 'not',
      half: 'unstated',
    })
  })

  it('asks for what its fact can say', () => {
    const asked = ways.flatMap(({ way, name }) => [way, ...(way.also ?? [])].map((bound) => ({ ...bound, name })))
    const wrong = asked.filter(({ fact: code, asks }) => {
      const fact = findFact(code)
      const kind = 'is' in asks ? 'boolean' : typeof meeting(asks) === 'number' ? 'number' : 'class'
      return fact?.kind !== kind || (fact.kind === 'class' && readingsOf(fact, String(meeting(asks))).length !== 1)
    })
    expect(wrong.map(({ name }) => name)).toEqual([])
  })

  it('has a code of its own in its place', () => {
    const twice = ways.filter(({ name }, at) => ways.findIndex((other) => other.name === name) !== at)
    expect(twice.map(({ name }) => name)).toEqual([])
  })
})

describe('a place', () => {
  it('is a row for each name, in the same order', () => {
    expect(places.map(({ code }) => code)).toEqual([...placeCodes])
  })

  it('asks something of each of its kinds', () => {
    const idle = places.flatMap(({ code, of, demands }) =>
      of.filter((kind) => !demands.some((one) => !one.of || one.of.includes(kind))).map((kind) => `${code} ${kind}`),
    )
    expect(idle).toEqual([])
  })

  it('is meant by its own names', () => {
    const other = placeNames.flatMap(([code, zh, en]) => {
      const words = new RegExp(`^(?:${placeOf(code).words})$`, 'u')
      return [zh, en.toLowerCase()].filter((name) => !words.test(name))
    })
    expect(other).toEqual([])
  })

  it.each([
    ['主卧淋浴间', 'barefoot-wet', 'wet-wall'],
    ['Bathroom 2', 'barefoot-wet', 'wet-wall'],
    ['公共卫生间', 'shod-wet', 'wet-wall'],
    ['Staff kitchen', 'shod-wet'],
    ['Roof terrace', 'outdoors'],
    ['Stairwell B', 'stairs'],
    ['疏散楼梯间', 'stairs'],
    ['酒店大堂', 'busy-floor'],
    ['Fire exit', 'escape-floor'],
    ['北立面外墙', 'facade'],
    ['Cinema foyer', 'busy-floor', 'public-curtain'],
    ['Main bedroom'],
    ['Bathymetry'],
    ['会议室 3'],
  ])('the room %s is %s', (room, ...places) => {
    expect(proposedPlaces(room)).toEqual(places)
  })

  it('is asked of its categories alone', () => {
    const asked = (...kinds: CategoryKind[]) => placesOf(new Set(kinds)).map(({ code }) => code)
    expect(asked('curtain')).toEqual(['public-curtain'])
    expect(asked('foam')).toEqual([])
    expect(asked('floor', 'carpet')).toEqual(['stairs', 'heated-floor', 'busy-floor', 'escape-floor'])
    expect(asked('laminate')).toEqual(['escape-wall', 'wet-wall', 'worktop'])
    expect(asked('stone', 'worktop')).toEqual(['escape-wall', 'wet-wall', 'worktop', 'facade'])
    expect(asked('laminate', 'cladding')).toEqual(['escape-wall', 'facade'])
  })
})

const tile: Told = { kinds: ['tile'] }
const wallcovering: Told = { kinds: ['wallcovering'] }

describe('whether it fits', () => {
  it('is said with fact, value, bound, source and country', () => {
    expect(fitting('shod-wet', { 'slip-ramp': 'R11' }, tile)).toBe('fits: Fits in Germany: slip class R11 reaches R10.')
    const fit = fitAsked(placeOf('shod-wet'), stating({ 'slip-ramp': 'R11' }), { kinds: new Set(['tile']), rules: [] })
    expect(sentencesOf(fit)).toEqual({
      text: '按德国规范适合：防滑等级 R11 达到 R10。',
      enText: 'Fits in Germany: slip class R11 reaches R10.',
      regions: { fits: ['DE'], partly: [], not: [] },
      sources: [{ text: '德国，R10：ASR A1.5 附录 2，盥洗室', enText: 'Germany, R10: ASR A1.5, annex 2, wash rooms' }],
    })
  })

  it('is met by one scale, and tells what another says against it', () => {
    const said = fitting('shod-wet', { 'slip-ramp': 'R10', 'pendulum-wet': 34 }, tile)
    expect(said).toMatch(
      /^fits: Fits in Germany; not in the United Kingdom: slip class R10 reaches R10 \(Germany\); but wet pendulum value \(PTV\) 34 does not reach 36/,
    )
  })

  it('is denied where what is stated meets no scale', () => {
    expect(fitting('shod-wet', { 'slip-ramp': 'R9', 'pendulum-wet': 28 }, tile)).toMatch(
      /^not: Does not fit in Germany, the United Kingdom: slip class R9 does not reach R10 \(Germany\); wet pendulum value \(PTV\) 28 does not/,
    )
  })

  it('is not stated where nothing is, with the facts that would say it', () => {
    expect(fitting('shod-wet', {}, tile)).toBe(
      'unstated: Not stated: slip class, wet pendulum value (PTV) or dynamic friction (DCOF).',
    )
  })

  it('needs every demand, and is denied by one', () => {
    const wet = { 'slip-ramp': 'R11' }
    expect(fitting('outdoors', wet, tile)).toBe(
      'unstated: Not stated: whether it is frost proof; slip resistance when wet is met in Germany.',
    )
    expect(fitting('outdoors', { ...wet, frost: true }, tile)).toMatch(
      /^fits: Fits in Germany: slip class R11 reaches R11; frost proof\.$/,
    )
    expect(fitting('outdoors', { ...wet, frost: false }, tile)).toMatch(/^not: Does not fit: not frost proof\.$/)
  })

  it('takes bounds that a source asks together', () => {
    const both = { 'slip-ramp': 'R10', frost: true }
    expect(fitting('outdoors', both, tile)).toMatch(
      /^unstated: Not stated: slip class R10 is enough only with displacement space V4, which is not stated \(Germany\); frost is met\.$/,
    )
    expect(fitting('outdoors', { 'slip-ramp': 'R9', frost: true }, tile)).toBe(
      'not: Does not fit in Germany: slip class R9 does not reach R11.',
    )
    expect(fitting('outdoors', { ...both, 'slip-displacement': 'V6' }, tile)).toMatch(
      /^fits: Fits in Germany: slip class R10 reaches R10, displacement space V6 reaches V4; frost proof\.$/,
    )
  })

  it.each([
    ['shod-wet', { 'slip-ramp': 'R9/R10' }, 'slip class R9/R10 may not reach R10'],
    ['shod-wet', { 'pendulum-wet': [34, 38] }, 'wet pendulum value \\(PTV\\) 34–38 may not reach 36'],
    ['heated-floor', { 'thermal-resistance': [0.1, 0.2] }, 'thermal resistance 0.1–0.2 m²K/W may exceed 0.15'],
    ['shod-wet', { 'slip-ramp': 'not tested' }, 'slip class “not tested” cannot be judged'],
    [
      'escape-floor',
      { 'fire-en': 'B-s1,d0' },
      'fire class B-s1,d0 is of the scale “walls and ceilings”; none of “floors” is stated',
    ],
    ['escape-wall', { 'fire-en': 'A2-s1' }, 'fire class A2-s1 may not reach B-s1,d0'],
  ] as const)('%s is not decided by %o', (place, said, told) => {
    expect(fitting(place, said, tile)).toMatch(new RegExp(`^unstated: Not stated: ${told}`))
  })

  it('counts what all of several values say', () => {
    expect(fitting('shod-wet', { 'slip-ramp': ['R10', 'R11'] }, tile)).toMatch(/^fits: .*R10, R11 reaches R10/)
    expect(fitting('shod-wet', { 'slip-ramp': ['R9', 'R11'] }, tile)).toMatch(/^unstated: .*R9, R11 may not reach R10/)
    expect(fitting('barefoot-wet', { 'slip-barefoot': ['A', 'A+B'] }, tile)).toMatch(/^unstated/)
    expect(fitting('shod-wet', { 'slip-ramp': ['R11', 'on request'] }, tile)).toMatch(/^unstated/)
  })

  it('leaves a scale open beside one that fails', () => {
    expect(fitting('shod-wet', { 'slip-ramp': 'R9', 'pendulum-wet': [34, 38] }, tile)).toMatch(/^unstated/)
    expect(fitting('shod-wet', { 'slip-ramp': 'R9', 'pendulum-wet': 'not tested' }, tile)).toMatch(/^not/)
  })

  it('tells facts that contradict each other, and decides nothing by them', () => {
    const said = fitting('escape-wall', { 'fire-en': 'B-s1,d0', 'fire-gb': 'B2' }, wallcovering)
    expect(said).toBe('unstated: Not stated: fire class B-s1,d0 contradicts GB 8624 class, so neither counts.')
    expect(
      fitting('escape-wall', { 'fire-en': 'B-s1,d0', 'fire-gb': 'B2', 'fire-astm': 'Class A' }, wallcovering),
    ).toMatch(/^fits: Fits in the United States: ASTM E84 class A.*; but fire class B-s1,d0 contradicts GB 8624 class/)
  })

  it('follows norms from one scale to another, and names the norm', () => {
    expect(fitting('escape-wall', { 'fire-gb': 'B1' }, wallcovering)).toMatch(
      /^fits: Fits partly in China: GB 8624 class B1 reaches B1, not A\.$/,
    )
    expect(fitting('escape-floor', { 'fire-en': 'Cfl-s1' }, { kinds: ['floor', 'carpet'] })).toContain(
      'GB 8624 class B1 (derived from fire class) reaches B1',
    )
  })

  it('takes nothing of a wall from the class of a floor covering', () => {
    expect(fitting('facade', { 'fire-en': 'Bfl-s1', frost: true }, tile)).toMatch(
      /^unstated: Not stated: fire class Bfl-s1 is of the scale “floors”/,
    )
    expect(fitting('facade', { 'fire-en': 'A1', frost: true }, tile)).toMatch(
      /^fits: .*GB 8624 class A \(derived from fire class/,
    )
  })

  it('takes A1fl for A1, of ceramic and stone alone', () => {
    const told = (place: string, fire: string) =>
      sentencesOf(fitAsked(placeOf(place), stating({ 'fire-en': fire, frost: true }), { kinds: new Set(tile.kinds), rules: [] })) // prettier-ignore
    expect(told('facade', 'A1fl').enText).toMatch(/^Fits in .*fire class A1fl \(here as good as A1\) reaches/)
    expect(told('escape-floor', 'A1').enText).toMatch(/^Fits in .*fire class A1 \(here as good as A1fl\) reaches/)
    expect(told('facade', 'A1fl').sources).toContainEqual(
      expect.objectContaining({ enText: 'A1 as good as A1fl: Decision 96/603/EC, ceramic, glass and stone' }),
    )
    expect(fitting('escape-wall', { 'fire-en': 'A1fl' }, { kinds: ['metal'] })).toMatch(/^unstated/)
  })

  it('takes nothing that its maker denies, and nothing above the most, whatever else is said for it', () => {
    const heated = { kinds: ['floor', 'timberFloor'] } satisfies Told
    expect(fitting('heated-floor', { 'thermal-resistance': 0.1, 'underfloor-heating': false }, heated)).toMatch(
      /^not: Does not fit: not suitable for underfloor heating\.$/,
    )
    expect(fitting('heated-floor', { 'thermal-resistance': [0.1, 0.2], 'underfloor-heating': false }, heated)).toMatch(/^not/) // prettier-ignore
    expect(fitting('heated-floor', { 'thermal-resistance': 0.23, 'underfloor-heating': true }, heated)).toMatch(
      /^not: Does not fit: thermal resistance 0\.23 m²K\/W exceeds 0\.15\.$/,
    )
    // That heat gets through says nothing of the wood.
    expect(fitting('heated-floor', { 'thermal-resistance': 0.1 }, heated)).toMatch(/^unstated/)
    expect(fitting('heated-floor', { 'thermal-resistance': 0.01 }, tile)).toMatch(/^fits/)
    expect(fitting('shod-wet', { 'slip-ramp': 'R12', 'wet-rooms': false }, tile)).toBe(
      'not: Does not fit: not suitable for wet rooms.',
    )
    expect(fitting('shod-wet', { 'slip-ramp': 'R12', 'wet-rooms': true }, tile)).toMatch(/^fits/)
  })

  it('fails where another scale of the same country fails', () => {
    const rubbed = { martindale: 50_000, wyzenbeek: 10_000, 'en-1021-1': true, 'en-1021-2': true }
    expect(fitting('contract-upholstery', rubbed, { kinds: ['upholstery'] })).toMatch(
      /^not: Does not fit in the United States: Wyzenbeek.*; but abrasion 50,000 Martindale/,
    )
  })

  it('fits by no derived class where what is stated fails', () => {
    expect(fitting('escape-wall', { 'fire-en': 'C-s2,d0' }, { kinds: ['laminate'] })).toMatch(
      /^not: Does not fit in Spain, the United Kingdom, Germany: fire class C-s2,d0 does not reach [^;]*; but GB 8624 class B1 \(derived from fire class/,
    )
    expect(fitting('escape-floor', { 'fire-gb': 'B2' }, { kinds: ['floor', 'timberFloor'] })).toMatch(/^not: .*B2/)
  })

  it('tells of a wet floor what shoes say, and decides nothing barefoot by it', () => {
    expect(fitting('barefoot-wet', { dcof: 0.52, 'slip-ramp': 'R9', 'pendulum-wet': 33 }, tile)).toMatch(
      /^fits: Fits in the United States: dynamic friction [^;]*; but slip class R9 does not reach R10 .*; wet pendulum value \(PTV\) 33 does not reach 36/,
    )
    expect(fitting('barefoot-wet', { 'slip-barefoot': 'C', 'slip-ramp': 'R11', 'pendulum-wet': 45 }, tile)).not.toMatch(/R11|PTV/) // prettier-ignore
    expect(fitting('barefoot-wet', { 'slip-ramp': 'R9' }, tile)).toBe(
      'unstated: Not stated: barefoot slip class or dynamic friction (DCOF); but slip class R9 does not reach R10 (Germany).',
    )
  })

  it('tells of stairs what the pendulum says', () => {
    expect(fitting('stairs', { 'slip-ramp': 'R9', 'pendulum-wet': 16 }, tile)).toMatch(
      /^fits: Fits in Germany: slip class R9 reaches R9 .*; but wet pendulum value \(PTV\) 16 does not reach 36/,
    )
  })

  it('takes the pendulum of dry stairs, and a wet one that is enough', () => {
    expect(fitting('stairs', { 'pendulum-dry': 52, 'pendulum-wet': 14 }, tile)).toMatch(
      /^fits: Fits in the United Kingdom/,
    )
    expect(fitting('stairs', { 'pendulum-wet': 40 }, tile)).toMatch(/^fits: Fits in the United Kingdom/)
    expect(fitting('stairs', { 'pendulum-wet': 14 }, tile)).toMatch(
      /^unstated: .*; but wet pendulum value \(PTV\) 14 does not reach 36/,
    )
  })

  it('asks paving of no room, and resilient floors whether they suit wet rooms', () => {
    const paving = { kinds: ['floor', 'paving', 'stone'] } satisfies Told
    expect(fitting('stairs', { 'slip-ramp': 'R13' }, paving)).toBe('not asked')
    expect(fitting('facade', { 'fire-en': 'A1', frost: true }, paving)).toBe('not asked')
    expect(fitting('outdoors', { 'slip-ramp': 'R13', frost: true }, paving)).toMatch(/^fits/)
    const vinyl = { kinds: ['floor', 'resilientFloor'] } satisfies Told
    expect(fitting('shod-wet', { 'slip-ramp': 'R11' }, vinyl)).toMatch(/^unstated: .*suitable for wet rooms/)
    expect(fitting('shod-wet', { 'slip-ramp': 'R11', 'wet-rooms': true }, vinyl)).toMatch(/^fits/)
  })

  it('never takes one slip scale for another', () => {
    expect(fitting('barefoot-wet', { 'slip-ramp': 'R13', 'pendulum-wet': 70 }, tile)).toMatch(/^unstated/)
    expect(fitting('shod-wet', { 'slip-barefoot': 'C' }, tile)).toMatch(/^unstated/)
  })

  it('reads classes with the withdrawn norm beside them', () => {
    expect(fitting('shod-wet', { 'slip-ramp': 'R11 (DIN 51130)' }, tile)).toContain(
      'slip class R11 (DIN 51130) reaches R10',
    )
    expect(fitting('busy-floor', { 'use-class': '33 (EN 685)' }, { kinds: ['resilientFloor'] })).toMatch(/^fits/)
  })

  it('asks of wallcoverings what is asked of them alone', () => {
    expect(fitting('escape-wall', { 'fire-en': 'C-s2,d0' }, wallcovering)).toMatch(
      /^fits: .* reaches C-s3,d2 \(United Kingdom\)/,
    )
    expect(fitting('escape-wall', { 'fire-en': 'C-s2,d1' }, { kinds: ['paint'] })).toContain('does not reach')
    expect(fitting('escape-wall', { 'fire-en': 'C-s2,d1' }, { kinds: ['paint'] })).not.toContain('wallcoverings')
  })

  it('asks leather no figure of fabrics', () => {
    const passed = { 'en-1021-1': true, 'en-1021-2': true }
    expect(fitting('contract-upholstery', passed, { kinds: ['upholstery', 'leather'] })).toMatch(/^fits/)
    expect(fitting('contract-upholstery', passed, { kinds: ['upholstery'] })).toMatch(/^unstated: Not stated: abrasion/)
  })
})

const rule = (way: string, changed: Partial<PlaceRule>): PlaceRule => ({ place: 'shod-wet', way, isOff: false, threshold: null, ...changed }) // prettier-ignore

describe('what an operator changes', () => {
  it('replaces the bound', () => {
    const rules = [rule('ramp-de', { threshold: 'R12' }), rule('pendulum-gb', { threshold: '40' })]
    expect(fitting('shod-wet', { 'slip-ramp': 'R11' }, { ...tile, rules })).toMatch(/^not: .*R11 does not reach R12/)
    expect(fitting('shod-wet', { 'pendulum-wet': 38 }, { ...tile, rules })).toMatch(
      /^not: Does not fit by our own threshold: .* 38 does not reach 40/,
    )
    expect(fitting('outdoors', { 'slip-ramp': 'R11', frost: true }, { ...tile, rules })).toMatch(/^fits/)
  })

  it('never says that its source asks for it', () => {
    const rules = [rule('ramp-de', { threshold: 'R12' })]
    const fit = fitAsked(placeOf('shod-wet'), stating({ 'slip-ramp': 'R12' }), { kinds: new Set(tile.kinds), rules })
    const { enText, text, regions, sources } = sentencesOf(fit)
    expect([enText, text, regions]).toEqual([
      'Fits by our own threshold: slip class R12 reaches R12.',
      '按自定限值适合：防滑等级 R12 符合 R12。',
      undefined,
    ])
    expect(sources?.map((source) => source.enText)).toEqual([
      'R12: a threshold of our own, after ASR A1.5, annex 2, wash rooms',
    ])
    const both = stating({ 'slip-ramp': 'R12', 'pendulum-wet': 40 })
    expect(sentencesOf(fitAsked(placeOf('shod-wet'), both, { kinds: new Set(tile.kinds), rules })).enText).toBe(
      'Fits in the United Kingdom and by our own threshold: slip class R12 reaches R12 (our own threshold); wet pendulum value (PTV) 40 reaches 36 (United Kingdom).',
    )
  })

  it('takes a way out, so that it does not count and is not named', () => {
    const rules = [rule('ramp-de', { isOff: true })]
    expect(fitting('shod-wet', { 'slip-ramp': 'R11' }, { ...tile, rules })).toBe(
      'unstated: Not stated: wet pendulum value (PTV) or dynamic friction (DCOF).',
    )
  })

  it('never makes a place fit by taking all ways out', () => {
    const rules = ['ramp-de', 'pendulum-gb', 'dcof-us'].map((way) => rule(way, { isOff: true }))
    expect(fitting('shod-wet', { 'slip-ramp': 'R11' }, { ...tile, rules })).toBe(
      'unstated: Not stated: all that decides it is switched off.',
    )
  })

  it('is left out where it is nonsense by now', () => {
    const rules = [rule('ramp-de', { threshold: 'Class B' }), rule('gone', { isOff: true })]
    expect(fitting('shod-wet', { 'slip-ramp': 'R10' }, { ...tile, rules })).toMatch(/^fits/)
  })

  const wayOf = (place: string, code: string) => {
    const found = ways.find((one) => one.place.code === place && one.way.code === code)
    if (!found) throw new Error(`${place} ${code}`)
    return found.way
  }

  it.each([
    ['shod-wet', 'ramp-de', 'R11', { asks: { atLeast: 'R11' } }],
    ['shod-wet', 'ramp-de', ' r 12 ', { asks: { atLeast: 'R12' } }],
    ['shod-wet', 'ramp-de', 'R10-R11', { fault: 'noClass' }],
    ['shod-wet', 'ramp-de', 'R10 or better', { fault: 'noClass' }],
    ['shod-wet', 'ramp-de', 'R99', { fault: 'noClass' }],
    ['shod-wet', 'ramp-de', 'C', { fault: 'noClass' }],
    ['shod-wet', 'ramp-de', '', { fault: 'noClass' }],
    ['escape-floor', 'en-es', 'Bfl-s1', { asks: { atLeast: 'Bfl-s1' } }],
    ['escape-floor', 'en-es', 'B-s1,d0', { fault: 'noClass' }],
    ['busy-floor', 'use-class', '34', { asks: { atLeast: '34' } }],
    ['busy-floor', 'use-class', '43', { fault: 'noClass' }],
    // The least class of its scale asks for nothing: F says that nobody tested it.
    ['escape-wall', 'en-es', 'F', { fault: 'asksNothing' }],
    ['escape-floor', 'gb-corridor-cn', 'B3', { fault: 'asksNothing' }],
    ['escape-wall', 'en-es', 'D-s2,d0', { asks: { atLeast: 'D-s2,d0' } }],
    ['stairs', 'ramp-de', 'R9', { asks: { atLeast: 'R9' } }],
    ['shod-wet', 'pendulum-gb', '40', { asks: { atLeast: 40 } }],
    ['shod-wet', 'pendulum-gb', '4000', { fault: 'farOff' }],
    ['shod-wet', 'pendulum-gb', '0', { fault: 'farOff' }],
    ['shod-wet', 'pendulum-gb', '-36', { fault: 'farOff' }],
    ['shod-wet', 'pendulum-gb', 'high', { fault: 'noFigure' }],
    ['shod-wet', 'pendulum-gb', '36-40', { fault: 'noFigure' }],
    ['shod-wet', 'pendulum-gb', 'NaN', { fault: 'noFigure' }],
    ['heated-floor', 'resistance', '0.1', { asks: { atMost: 0.1 } }],
    ['heated-floor', 'declared', 'yes', { fault: 'takesNone' }],
  ] as const)('of %s %s: “%s” is read as %o', (place, way, text, read) => {
    expect(readThreshold(wayOf(place, way), text)).toEqual(read)
  })
})

describe('whatever is stated', () => {
  /** Figures from 0 to 1, the same on each run. */
  function figures(seed: number) {
    let state = seed
    return () => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
      return state / 2_147_483_648
    }
  }

  it('names no way that is off, and fits by nothing that is not stated', () => {
    const next = figures(72)
    for (let round = 0; round < 100; round += 1) {
      const stated = ways.flatMap(({ way }) => {
        const missed = missing(way)
        const said = next() < 0.5 ? meeting(way.asks) : missed
        return said === undefined || next() < 0.6 ? [] : stating({ [way.fact]: said })
      })
      const once = [...new Map(stated.map((fact) => [fact.code, fact])).values()]
      const rules = ways.flatMap(({ place, way }) => next() < 0.3 ? [{ place: place.code, way: way.code, isOff: true, threshold: null }] : []) // prettier-ignore
      const kinds = new Set(places.flatMap(({ of }) => (next() < 0.2 ? of.slice(0, 1) : [])))
      for (const fit of fitsOf(once, { kinds, rules })) {
        const off = new Set(rules.filter(({ place }) => place === fit.place).map(({ way }) => way))
        const named = fit.demands.flatMap((demand) => demand.ways.map(({ way }) => way.code))
        expect(named.filter((code) => off.has(code))).toEqual([])
        const has = (verdict: string) => fit.demands.map((demand) => demand.ways.some((way) => way.verdict === verdict))
        expect(fit.answer !== 'fits' || (fit.demands.length > 0 && has('met').every(Boolean))).toBe(true)
        expect(fit.answer !== 'not' || has('failed').some(Boolean)).toBe(true)
        expect(once.length === 0 && fit.answer !== 'unstated').toBe(false)
        expect(sentencesOf(fit).enText).toMatch(/^(?:Fits|Does not fit|Not stated)[^:]*: [^ ].+\.$/)
        expect(sentencesOf(fit).text).toMatch(/^[^：]*(?:适合|未说明)[^：]*：.+。$/)
        expect(sentencesOf(fit).enText).not.toMatch(/undefined|NaN| {2}| [;.]/)
      }
    }
  })
})

describe('figures and thresholds that mean nothing', () => {
  it('decides nothing by an amount below 0, which was mistyped', () => {
    const kinds: CategoryKind[] = ['floor', 'timberFloor']
    expect(fitting('heated-floor', { 'thermal-resistance': -0.1 }, { kinds })).toMatch(/^unstated/)
    expect(fitting('heated-floor', { 'thermal-resistance': [-1, 0.1] }, { kinds })).toMatch(/^unstated/)
    expect(fitting('shod-wet', { 'pendulum-wet': -36 }, { kinds: ['floor', 'tile'] })).toMatch(/^unstated/)
  })

  it('decides nothing by an amount far above what is asked: a friction of 30 was written in percent', () => {
    const kinds: CategoryKind[] = ['floor', 'tile']
    expect(fitting('shod-wet', { dcof: 30 }, { kinds })).toMatch(/^unstated/)
    expect(fitting('shod-wet', { 'pendulum-wet': 5000 }, { kinds })).toMatch(/^unstated/)
    expect(fitting('shod-wet', { dcof: 0.6 }, { kinds })).toMatch(/^fits/)
  })

  it('takes no figure with a sign or point for a class', () => {
    const curtain = ways.find(({ name }) => name === 'public-curtain en-es')
    for (const text of ['-5', '.5', '+5', '(5)'])
      expect(curtain && readThreshold(curtain.way, text)).toEqual({ fault: 'noClass' })
    expect(curtain && readThreshold(curtain.way, 'Class 2')).toHaveProperty('asks')
  })
})
