import { findFact } from '../facts/facts.ts'
import { isDerived } from './fits.ts'
import type { Fit, JudgedDemand, JudgedWay } from './fits.ts'
import { textOfFigure, textOfValue } from './judge.ts'
import type { Judged, Verdict } from './judge.ts'
import type { PlaceFit } from './place-schemas.ts'
import { regionNames } from './place.ts'
import type { Asks, Bound, Said, Way } from './place.ts'

/** What decides whether a product fits, in one sentence: fact, value, bound, and who asks for it where. */
export function sentencesOf(fit: Fit): Pick<PlaceFit, 'text' | 'enText'> {
  return { text: sentenceOf(fit, true), enText: sentenceOf(fit, false) }
}

const BEGINNINGS: Record<Fit['answer'], Said> = {
  fits: ['适合：', 'Fits: '],
  not: ['不适合：', 'Does not fit: '],
  unstated: ['未说明：', 'Not stated: '],
}

function sentenceOf({ answer, demands }: Fit, isChinese: boolean): string {
  const say = sayIn(isChinese)
  const telling = demands.filter((demand) => demand.answer === answer)
  const clauses = telling.flatMap((demand) => {
    if (answer === 'fits') return clausesOf(demand, isMet, isChinese)
    if (answer === 'not') return clausesOf(deciding(demand), isMissed, isChinese)
    const isSaying = demand.ways.some(isSaid)
    const told = clausesOf(demand, isSaying ? isSaid : isTold, isChinese)
    return told.length > 0 ? told : [missing(demand, isChinese)]
  })
  // Who relies on one scale is told what the others say, and what is outvoted.
  const others = telling.flatMap((demand) => {
    if (answer === 'unstated') return []
    return clausesOf(answer === 'fits' ? against(demand) : demand, answer === 'fits' ? () => true : isMet, isChinese)
  })
  const but = others.length === 0 ? '' : say(['；但', '; but ']) + others.join(say(['；', '; ']))
  const told = clauses.length > 0 ? clauses.join(say(['；', '; '])) : say(['判断方式已全部关闭', 'all that decides it is switched off']) // prettier-ignore
  return say(BEGINNINGS[answer]) + told + but + say(['。', '.'])
}

const isMet = ({ way, verdict }: JudgedWay) => verdict === 'met' && !way.isTold
const isFailed = ({ verdict }: JudgedWay) => verdict === 'failed'
const isMissed = ({ way, verdict }: JudgedWay) => !way.isTold && (verdict === 'failed' || verdict === 'part')
const isContradicted = ({ bounds }: JudgedWay) => bounds.some(({ contradicts }) => contradicts)

/**
 * The ways of a demand for which this holds: of one source that is met the first, of one fact and region, which go from lax to strict, the
 * strictest that is met and the laxest that is not.
 */
function tellingWays({ ways }: JudgedDemand, holds: (way: JudgedWay) => boolean): JudgedWay[] {
  const met = new Set<string>()
  const held = ways.filter((one) => {
    const isRepeated = isMet(one) && met.has(one.way.source[1])
    if (isMet(one)) met.add(one.way.source[1])
    return holds(one) && !isRepeated
  })
  // R9 is told once, of R11, and not again of R10 with V4.
  const ruleOf = ({ way, verdict, bounds: [own] }: JudgedWay) =>
    [way.fact, way.region ?? way.code, verdict, way.also && own?.verdict !== 'failed' ? way.code : ''].join(' ')
  return [...Map.groupBy(held, ruleOf).values()].flatMap((same) =>
    same.every(isMet) ? same.slice(-1) : same.slice(0, 1),
  )
}

/** Without what a norm derives, where something that is stated itself fails. */
function deciding(demand: JudgedDemand): JudgedDemand {
  const own = demand.ways.filter((way) => !isDerived(way))
  return own.some(isFailed) ? { ...demand, ways: own } : demand
}

/** The ways that speak against a demand that is met; none of a source that another way of its own meets. */
function against({ name, answer, ways }: JudgedDemand): JudgedDemand {
  const met = new Set(ways.filter(isMet).map(({ way }) => way.source[1]))
  return {
    name,
    answer,
    ways: ways.filter((one) => isContradicted(one) || (isFailed(one) && !met.has(one.way.source[1]))),
  }
}

const isTold = ({ way, verdict }: JudgedWay) => !way.isTold && verdict !== 'unstated'
const isSaid = (one: JudgedWay) => isTold(one) && one.verdict !== 'silent'

function sayIn(isChinese: boolean): (said: Said) => string {
  return ([zh, en]) => (isChinese ? zh : en)
}

const nameOf = (code: string, isChinese: boolean) => {
  const fact = findFact(code)
  return (isChinese ? fact?.name : fact?.enName) ?? code
}

/** The demand, and the facts that would decide it. */
function missing({ name, ways }: JudgedDemand, isChinese: boolean): string {
  const say = sayIn(isChinese)
  const facts = [
    ...new Set(ways.flatMap(({ way }) => (way.isTold || way.isEnough ? [] : [nameOf(way.fact, isChinese)]))),
  ].join(say(['、', ' / ']))
  return say([`${name[0]}（${facts}）`, `${name[1]} (${facts})`])
}

/** What the ways say of which that holds: bounds of one value together. */
function clausesOf(demand: JudgedDemand, holds: (way: JudgedWay) => boolean, isChinese: boolean): string[] {
  const groups = Map.groupBy(tellingWays(demand, holds), ({ way, verdict }) =>
    way.also ? way.code : `${way.fact} ${verdict}`,
  )
  return [...groups.values()].flatMap((group) => {
    const [{ way, bounds } = {}] = group
    if (!way || !bounds) return []
    if (way.also) return [together(way, bounds, isChinese)]
    return bounds.map((bound) => clauseOf(bound, group, isChinese))
  })
}

/** Bounds that a source asks together. */
function together(way: Way, bounds: readonly Judged[], isChinese: boolean): string {
  const say = sayIn(isChinese)
  const isFailing = bounds.some(({ verdict }) => verdict === 'failed')
  const told = bounds.filter(({ verdict }) => !isFailing || verdict === 'failed')
  const phrases = told.map((bound) => {
    if (bound.verdict !== 'unstated') return `${subjectOf(bound, isChinese)}${phraseOf(bound, isChinese)}`
    const subject = [nameOf(bound.fact, isChinese), boundText(bound, isChinese)].filter((text) => text !== '').join(' ')
    return say([`未注明${subject}`, `${subject} is not stated`])
  })
  return phrases.join(say(['，', ' and '])) + inBrackets([way], isChinese)
}

/** `Slip class R11 is R10 or better (ASR A1.5, annex 2, Germany)`. */
function clauseOf(bound: Judged, group: readonly JudgedWay[], isChinese: boolean): string {
  const say = sayIn(isChinese)
  const subject = subjectOf(bound, isChinese)
  if (bound.contradicts || bound.verdict === 'silent') return `${subject}${phraseOf(bound, isChinese)}`
  const byBound = Map.groupBy(group, ({ way }) => JSON.stringify(way.asks))
  const parts = [...byBound.values()].map((same) => {
    const asks = same[0]?.way.asks ?? bound.asks
    return { asks, sources: inBrackets(same.map(({ way }) => way), isChinese) } // prettier-ignore
  })
  if ('is' in bound.asks) return subject + parts.map(({ sources }) => sources).join('')
  const or = bound.verdict === 'met' ? say(['和 ', ' and ']) : say(['或 ', ' or '])
  const texts = parts.map(({ asks, sources }) => boundText({ ...bound, asks }, isChinese) + sources)
  return `${subject}${verbOf(bound, isChinese)}${texts.join(or)}`
}

/** The fact with what is stated of it, and where a norm derives that. */
function subjectOf({ fact, values, derived, asks, verdict }: Judged, isChinese: boolean): string {
  const say = sayIn(isChinese)
  const told = values.map((value) => textOfValue(fact, value, isChinese)).join(say(['、', ', ']))
  const texts = verdict === 'silent' ? `“${told}”` : told
  const from = derived?.from.map((code) => nameOf(code, isChinese)).join(say(['、', ', ']))
  // The norm alone, without what it says.
  const [source = ''] = derived ? say(derived.source).split(/：|: /) : []
  const following = derived ? say([`（由${from}得出，${source}）`, ` (follows from ${from}; ${source})`]) : ''
  const joint = 'is' in asks ? say(['：', ': ']) : ' '
  return `${nameOf(fact, isChinese)}${joint}${texts}${following}`.replace(' class Class ', ' class ')
}

function phraseOf(bound: Judged, isChinese: boolean): string {
  const say = sayIn(isChinese)
  const others = bound.contradicts?.map((code) => nameOf(code, isChinese)).join(say(['、', ', ']))
  if (others !== undefined) return say([` 与${others}矛盾，不能作为依据`, ` contradicts ${others} and decides nothing`])
  if (bound.verdict === 'silent') return say(ofOtherScale(bound) ?? ['，不能作为依据', ' decides nothing'])
  return 'is' in bound.asks ? '' : verbOf(bound, isChinese) + boundText(bound, isChinese)
}

/** `is a class of floors, and says nothing here`, where the classes that are stated are all of one other scale. */
function ofOtherScale({ fact: code, values }: Judged): Said | undefined {
  const fact = findFact(code)
  if (fact?.kind !== 'class') return undefined
  const stated = new Set(values.flatMap(({ readings = [] }) => readings.map(({ scale }) => scale)))
  const [scale, ...others] = fact.scales.filter(({ key }) => stated.has(key))
  if (!scale?.enName || others.length > 0) return undefined
  const place = scale.enName.toLowerCase()
  return [`为${scale.name}的等级，不能用于此处`, ` is a class for “${place}”, and says nothing here`]
}

const VERBS: Record<'least' | 'most', Partial<Record<Verdict, Said>>> = {
  least: {
    met: [' 达到 ', ' is '],
    failed: [' 未达到 ', ' does not reach '],
    open: [' 不一定达到 ', ' may not reach '],
  },
  most: {
    met: [' 不超过 ', ' is '],
    failed: [' 超过 ', ' is more than '],
    open: [' 可能超过 ', ' may be more than '],
  },
}

function verbOf({ asks, verdict }: Judged, isChinese: boolean): string {
  return sayIn(isChinese)(VERBS['atMost' in asks ? 'most' : 'least'][verdict] ?? [' ', ' '])
}

/** `R10 or better`, `36 or more`, `0.15 or less` after "is"; after other verbs, and in Chinese, the bound alone. */
function boundText({ fact, asks, verdict }: Bound & { verdict: Verdict }, isChinese: boolean): string {
  const text = textOfAsks(asks)
  if (isChinese || verdict === 'failed' || verdict === 'open' || text === '') return text
  if ('atMost' in asks) return `${text} or less`
  return findFact(fact)?.kind === 'class' ? `${text} or better` : `${text} or more`
}

/** A class as it is written, a figure with its thousands; empty for a yes. */
export function textOfAsks(asks: Asks): string {
  if ('is' in asks) return ''
  const bound = 'atMost' in asks ? asks.atMost : asks.atLeast
  return typeof bound === 'number' ? textOfFigure(bound) : bound
}

/** `(ASR A1.5, annex 2, Germany; CTE DB SUA 1, table 1.2, Spain)`. */
function inBrackets(ways: readonly Way[], isChinese: boolean): string {
  const say = sayIn(isChinese)
  const sources = ways.map(({ source, region }) =>
    [say(source), ...(region ? [say(regionNames[region])] : [])].join(say(['，', ', '])),
  )
  return say([`（${sources.join('；')}）`, ` (${sources.join('; ')})`])
}
