import { findFact } from '../facts/facts.ts'
import { clauseOf } from './fit-clauses.ts'
import type { Group } from './fit-clauses.ts'
import {
  headingOf,
  isContested,
  isContradicted,
  isMet,
  metText,
  nameOfWhere,
  objectionsTo,
  regionsOf,
  whereOf,
  withoutHalves,
} from './fit-regions.ts'
import { isTest, nameOfFact, sayIn, textOfAsks, textOfBound } from './fit-texts.ts'
import type { FitRegions } from './fit-regions.ts'
import { isDerived } from './fits.ts'
import type { Fit, JudgedDemand, JudgedWay } from './fits.ts'
import type { PlaceFit } from './place-schemas.ts'
import type { Said } from './place.ts'

/** An answer in words: by whose rules, what decides it in one sentence, and who says so. */
export function sentencesOf(fit: Fit): Omit<PlaceFit, 'place' | 'answer'> {
  const told = fit.demands.filter(({ answer }) => answer === fit.answer).map(toldOf)
  const heading = regionsOf(fit)
  const regions = {
    fits: heading.fits.filter(isCountry),
    partly: heading.partly.filter(isCountry),
    not: heading.not.filter(isCountry),
  }
  const sources = sourcesOf(told)
  return {
    text: tidy(`${headingOf(fit.answer, heading, true)}：${reasonOf(told, heading, true)}${besides(fit, true)}。`),
    enText: `${headingOf(fit.answer, heading, false)}: ${reasonOf(told, heading, false)}${besides(fit, false)}.`,
    ...(isContested(fit, heading) && { isContested: true }),
    ...(Object.values(regions).some((own) => own.length > 0) && { regions }),
    ...(sources.length > 0 && { sources }),
  }
}

function isCountry<Name extends string>(where: Name | 'own'): where is Name {
  return where !== 'own'
}

/** Chinese has no spaces beside its own marks. */
function tidy(text: string): string {
  return text.replaceAll(/ *([（）：，；、。“”]) */g, '$1').replaceAll(/(\p{Script=Han}) +(?=\p{Script=Han})/gu, '$1')
}

/** What is told of a demand: what decides it, if anything is stated, and what speaks against that. */
interface Told {
  demand: JudgedDemand
  deciding: readonly Group[]
  but: readonly Group[]
}

function toldOf(demand: JudgedDemand): Told {
  const groups = groupsOf(waysToTell(demand))
  const decides = { fits: isMet, not: isFailed, unstated: () => true }[demand.answer]
  const isDeciding = (group: Group) => group.some(decides)
  // What decides nothing and fails is told beside a fit by `objectionsTo`, and here where nothing is decided.
  const isToldToFail = ({ way, verdict }: JudgedWay) => way.isTold === true && verdict === 'failed'
  const failing = demand.answer === 'unstated' ? groupsOf(demand.ways.filter(isToldToFail)) : []
  return {
    demand,
    deciding: groups.filter(isDeciding),
    but: [...groups.filter((group) => !isDeciding(group)), ...failing],
  }
}

const isFailed = ({ way, verdict }: JudgedWay) => verdict === 'failed' && !way.isTold

/** What is met and what speaks against it; what fails and what does not; or all that is stated. */
function waysToTell(demand: JudgedDemand): JudgedWay[] {
  const { answer, ways } = demand
  if (answer === 'fits') {
    const against = new Set(objectionsTo(demand))
    return ways.filter((one) => isMet(one) || against.has(one))
  }
  if (answer === 'not') {
    // What a norm derives is not told to fail beside what is stated and fails.
    const hasOwn = ways.some((one) => isFailed(one) && !isDerived(one))
    return ways.filter((one) => isMet(one) || (isFailed(one) && !(hasOwn && isDerived(one))))
  }
  const stated = ways.filter(({ way, verdict }) => !way.isTold && verdict !== 'unstated')
  const saying = stated.filter(({ verdict }) => verdict !== 'silent')
  return saying.length > 0 ? withoutHalves(saying) : stated
}

/** Ways that one clause tells. Of one source that is met the first, of one fact and country the strictest that is met and the laxest that is not. */
function groupsOf(ways: readonly JudgedWay[]): Group[] {
  const met = new Set<string>()
  const once = ways.filter((one) => {
    const isRepeated = isMet(one) && met.has(one.way.source[1])
    if (isMet(one)) met.add(one.way.source[1])
    return !isRepeated
  })
  // R9 is told once, of R11, and not again of R10 with V4.
  const isJoint = ({ way, bounds: [own] }: JudgedWay) => way.also && own?.verdict !== 'failed'
  const ruleOf = (one: JudgedWay) =>
    [one.way.fact, one.way.region ?? one.way.code, one.verdict, isJoint(one) ? jointOf(one) : ''].join(' ')
  const told = [...Map.groupBy(once, ruleOf).values()].flatMap((same) =>
    same.every(isMet) ? same.slice(-1) : same.slice(0, 1),
  )
  const groups = Map.groupBy(told, (one) =>
    isContradicted(one) ? contradictionOf(one) : isJoint(one) ? jointOf(one) : one.way.fact,
  )
  return [...groups.values()].flatMap(([first, ...others]): Group[] => (first ? [[first, ...others]] : []))
}

/** What fails of bounds that are asked together, which is told once for all who ask for it; else the way. */
function jointOf({ way, bounds, verdict }: JudgedWay): string {
  if (verdict !== 'failed') return way.code
  return bounds.flatMap((bound) => (bound.verdict === 'failed' ? [bound.fact, textOfAsks(bound.asks)] : [])).join(' ')
}

/** The facts that contradict each other, which are told once. */
function contradictionOf({ way, bounds }: JudgedWay): string {
  return [way.fact, ...bounds.flatMap(({ contradicts = [] }) => contradicts)].toSorted().join(' ')
}

function reasonOf(told: readonly Told[], heading: FitRegions, isChinese: boolean): string {
  const say = sayIn(isChinese)
  if (told.length === 0) return say(['判断方式已全部关闭', 'all that decides it is switched off'])
  const areCountriesTold = !saysAll(heading, told)
  const clauses = (groups: readonly Group[], answer: Fit['answer']) =>
    groups.map((group) => clauseOf(group, { answer, isChinese, areCountriesTold }))
  const first = told.flatMap(({ demand, deciding }) =>
    deciding.length > 0 ? clauses(deciding, demand.answer) : [missing(demand, isChinese)],
  )
  const against = told.flatMap(({ demand, but }) => clauses(but, demand.answer))
  const parts = [first, against].filter(({ length }) => length > 0).map((each) => each.join(say(['；', '; '])))
  return parts.join(say(['；但', '; but ']))
}

/** What is met of a place that has no answer. */
function besides({ answer, demands }: Fit, isChinese: boolean): string {
  if (answer !== 'unstated') return ''
  const met = demands.filter((demand) => demand.answer === 'fits').map((demand) => metText(demand, isChinese))
  return met.map((text) => sayIn(isChinese)([`；${text}`, `; ${text}`])).join('')
}

/** Whether all that is told is by the rules of just the countries of the heading. */
function saysAll({ fits, partly, not }: FitRegions, told: readonly Told[]): boolean {
  const named = [...fits, ...partly, ...not].toSorted().join()
  const bounds = told
    .flatMap(({ deciding, but }) => [...deciding, ...but])
    .flatMap((group) => [...Map.groupBy(group, ({ way }) => (way.also ? '' : textOfAsks(way.asks))).values()])
  return bounds.every((own) => {
    const wheres = new Set(own.flatMap((one) => whereOf(one) ?? []))
    return wheres.size === 0 || [...wheres].toSorted().join() === named
  })
}

/** `slip class or wet pendulum value (PTV)`, `whether it is frost proof`: what would decide a demand. */
function missing({ ways }: JudgedDemand, isChinese: boolean): string {
  const deciding = ways.filter(({ way }) => !way.isTold)
  const asked = deciding.filter(({ way, bounds }) => !way.isEnough || bounds.every(({ values }) => values.length === 0))
  const codes = [...new Set((asked.length > 0 ? asked : deciding).map(({ way }) => way.fact))]
  const names = codes.map((code) => {
    const fact = findFact(code)
    const whether = fact?.kind === 'boolean' && !isTest(code) ? sayIn(isChinese)(['是否', 'whether it is ']) : ''
    return whether + nameOfFact(code, isChinese)
  })
  if (isChinese) return names.join('、')
  return names.length < 2 ? names.join(' ') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`
}

/** Who asks for what is told: `Germany, R10: ASR A1.5, annex 2, wash rooms`; then by which norms something follows. */
function sourcesOf(told: readonly Told[]): { text: string; enText: string }[] {
  const ways = told.flatMap(({ deciding, but }) => [...deciding, ...but].flat())
  const bounds = ways.flatMap((way) => way.bounds)
  const derived = bounds.flatMap((bound): Said[] => {
    if (!bound.derived) return []
    // The norm alone, without what it says.
    const [zh = '', en = ''] = bound.derived.source.map((source) => source.split(/：|: /)[0] ?? '')
    return [[`推得依据：${zh}`, `Derived by ${en}`]]
  })
  const said = [
    ...ways.map((way): Said => [tidy(sourceOf(way, true)), sourceOf(way, false)]),
    ...derived,
    ...(bounds.some(({ isOnBoth }) => isOnBoth) ? [ON_BOTH] : []),
  ]
  return [...new Map(said.map(([text, enText]) => [enText, { text, enText }])).values()]
}

const ON_BOTH: Said = [
  'A1 与 A1fl 等同：96/603/EC 号决定，陶瓷、玻璃与石材',
  'A1 as good as A1fl: Decision 96/603/EC, ceramic, glass and stone',
]

function sourceOf({ way, bounds }: JudgedWay, isChinese: boolean): string {
  const say = sayIn(isChinese)
  const country = way.region && !way.isOwnThreshold ? nameOfWhere(way.region, isChinese) : ''
  const asked = bounds.map((bound) => textOfBound(bound, isChinese)).filter((text) => text !== '')
  const label = [country, asked.join(say([' 与 ', ' with ']))].filter((text) => text !== '').join(say(['，', ', ']))
  const source = say(way.source).replace(/：|: /, say(['，', ', ']))
  return (label || nameOfFact(way.fact, isChinese)) + say(['：', ': ']) + source
}
