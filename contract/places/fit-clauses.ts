import type { Scale } from '../facts/fact.ts'
import { findFact } from '../facts/facts.ts'
import { readingsOf } from '../facts/read-fact.ts'
import { nameOfWhere, whereOf } from './fit-regions.ts'
import type { Where } from './fit-regions.ts'
import { isTest, nameOfFact, sayIn, textOfAsks, textOfAsksBehind, textOfValue } from './fit-texts.ts'
import type { Fit, JudgedWay } from './fits.ts'
import type { Judged, Verdict } from './judge.ts'
import type { Said } from './place.ts'

/** Ways that one clause tells: those of one fact, or one whose source asks two things together. */
export type Group = readonly [JudgedWay, ...JudgedWay[]]

interface Telling {
  /** Of its demand: what comes first. */
  answer: Fit['answer']
  isChinese: boolean
  /** Whether each bound is told with its country; else the heading says it of all. */
  areCountriesTold: boolean
}

/** `Slip class R10 reaches R10 (Germany), not R11 (Spain)`. */
export function clauseOf(group: Group, telling: Telling): string {
  const { isChinese } = telling
  const [{ way, bounds }] = group
  const [own, also] = bounds
  if (!own) return ''
  if (own.contradicts) return contradiction(own, isChinese)
  if (way.also && also && own.verdict !== 'failed') return together(group, telling)
  // The values of A1fl that are A1 too say so.
  const subject = group.flatMap((one) => one.bounds).find(({ isOnBoth }) => isOnBoth) ?? own
  if (own.verdict === 'silent') return ofOtherScale(own, isChinese)
  if ('is' in own.asks) return subjectOf(subject, isChinese) + inBrackets(group, telling)
  return subjectOf(subject, isChinese) + boundsText(group, telling)
}

const ORDERS: Record<Fit['answer'], readonly Verdict[]> = {
  fits: ['met', 'failed', 'open'],
  not: ['failed', 'open', 'met'],
  unstated: ['met', 'failed', 'open'],
}

/** ` reaches B-s1,d0 (Spain) and B-s3,d2 (United Kingdom), not A2-s1,d0 (Germany)`. */
function boundsText(group: Group, telling: Telling): string {
  const { answer, isChinese } = telling
  const say = sayIn(isChinese)
  const [{ bounds }] = group
  const own = bounds[0]
  const byAsks = (ways: readonly JudgedWay[]) => [...Map.groupBy(ways, ({ way }) => textOfAsks(way.asks)).values()]
  const places = byAsks(group).map((ways) => inBrackets(ways, telling))
  // One country's two bounds name it once.
  const isOnePlace = new Set(places).size === 1
  const parts = ORDERS[answer].flatMap((verdict) => {
    const ways = group.filter((one) => one.verdict === verdict)
    const texts = byAsks(ways).map((same) => (same[0] ? textOfAsksBehind(same[0].way) : '') + (isOnePlace ? '' : inBrackets(same, telling))) // prettier-ignore
    const [first] = ways
    return first ? [{ verdict, asks: first.way.asks, text: listed(texts, verdict, isChinese) }] : []
  })
  const verbs = parts.map(({ verdict, asks }, at) => {
    const { first, next } = VERBS['atMost' in asks ? 'most' : 'least']
    return say((at === 0 ? first : next)[verdict] ?? [' ', ' '])
  })
  const told = parts.map(({ text }, at) => verbs[at] + text).join('') + (isOnePlace ? (places[0] ?? '') : '')
  // R9 does not "reach" R9 in Chinese; it is it.
  const isSame = own?.values.length === 1 && own.values[0] && textOfValue(own.fact, own.values[0], isChinese) === textOfAsks(own.asks) // prettier-ignore
  return isChinese && isSame ? told.replace(/^达到/, '符合') : told
}

function listed(texts: readonly string[], verdict: Verdict, isChinese: boolean): string {
  if (isChinese) return texts.join('、')
  const last = texts.at(-1) ?? ''
  return texts.length < 2 ? last : `${texts.slice(0, -1).join(', ')} ${verdict === 'met' ? 'and' : 'or'} ${last}`
}

type Verbs = Partial<Record<Verdict, Said>>
const VERBS: Record<'least' | 'most', { first: Verbs; next: Verbs }> = {
  least: {
    first: {
      met: ['达到 ', ' reaches '],
      failed: ['未达到 ', ' does not reach '],
      open: ['不一定达到 ', ' may not reach '],
    },
    next: {
      met: ['，但达到 ', ', though it reaches '],
      failed: ['，未达到 ', ', not '],
      open: ['，不一定达到 ', ', perhaps not '],
    },
  },
  most: {
    first: {
      met: ['不超过 ', ' does not exceed '],
      failed: ['超过 ', ' exceeds '],
      open: ['可能超过 ', ' may exceed '],
    },
    next: {
      met: ['，但不超过 ', ', though it does not exceed '],
      failed: ['，超过 ', ', but exceeds '],
      open: ['，可能超过 ', ', and may exceed '],
    },
  },
}

/** The fact with what is stated of it, or what a norm derives. */
function subjectOf({ fact, values, derived, asks, verdict }: Judged, isChinese: boolean): string {
  const say = sayIn(isChinese)
  const [isYes, ...others] = values.map((value) => value.isYes)
  if (others.length === 0 && isYes !== undefined && !isTest(fact)) {
    const name = nameOfFact(fact, isChinese)
    return isYes ? name : say([`不${name}`, `not ${name}`])
  }
  const told = values.map((value) => textOfValue(fact, value, isChinese)).join(say(['、', ', ']))
  const joint = 'is' in asks && verdict !== 'silent' ? say(['：', ': ']) : ' '
  const names = derived?.from.map((code) => nameOfFact(code, isChinese)).join(say(['、', ', ']))
  const from = names ? say([`（由${names}推得）`, ` (derived from ${names})`]) : ''
  const text = `${nameOfFact(fact, isChinese)}${joint}${told}${from}`.replace(
    /(class|type|等级|类型) (?:Class|Type) /,
    '$1 ',
  )
  // A Chinese verb that follows stands apart from a figure or class.
  return isChinese && joint === ' ' ? `${text} ` : text
}

/** Bounds that a source asks together: those that fail, or all; of a half, what is lacking. */
function together(group: Group, telling: Telling): string {
  const { isChinese } = telling
  const say = sayIn(isChinese)
  const [{ bounds, verdict }] = group
  const told = verdict === 'failed' ? bounds.filter((bound) => bound.verdict === 'failed') : bounds
  const isStated = (bound: Judged) => bound.verdict !== 'unstated'
  const stated = told.filter(isStated)
  const lacking = told.filter((bound) => !isStated(bound)).map((bound) => [nameOfFact(bound.fact, isChinese), textOfAsks(bound.asks)].join(' ').trim()) // prettier-ignore
  const [first] = stated
  const names = lacking.join(say(['、', ', ']))
  if (verdict === 'part' && first && stated.length === 1)
    return subjectOf(first, isChinese) + say([`须与${names} 同时具备，后者未注明`, ` is enough only with ${names}, which is not stated`]) + inBrackets(group, telling) // prettier-ignore
  const phrases = stated.map((bound) => phraseOf(bound, isChinese))
  if (names !== '') phrases.push(say([`未注明${names}`, `${names} is not stated`]))
  return phrases.join(say(['，', ', '])) + inBrackets(group, telling)
}

function phraseOf(bound: Judged, isChinese: boolean): string {
  const subject = subjectOf(bound, isChinese)
  if (bound.verdict === 'silent') return ofOtherScale(bound, isChinese)
  if ('is' in bound.asks) return subject
  const verb = VERBS['atMost' in bound.asks ? 'most' : 'least'].first[bound.verdict] ?? [' ', ' ']
  return subject + sayIn(isChinese)(verb) + textOfAsksBehind(bound)
}

function contradiction(bound: Judged, isChinese: boolean): string {
  const say = sayIn(isChinese)
  const others = (bound.contradicts ?? []).map((code) => nameOfFact(code, isChinese)).join(say(['、', ', ']))
  return subjectOf(bound, isChinese) + say([`与${others}矛盾，都不作数`, ` contradicts ${others}, so neither counts`])
}

/** A class of another scale of its fact, or what no scale has. */
function ofOtherScale(bound: Judged, isChinese: boolean): string {
  const say = sayIn(isChinese)
  const [own, asked] = scalesOf(bound)
  if (own && asked) {
    const [name, other] = [own.enName.toLowerCase(), asked.enName.toLowerCase()]
    return subjectOf(bound, isChinese) + say([`属于“${own.name}”等级，未注明“${asked.name}”等级`, ` is of the scale “${name}”; none of “${other}” is stated`]) // prettier-ignore
  }
  const told = bound.values.map((value) => textOfValue(bound.fact, value, isChinese)).join(say(['、', ', ']))
  return `${nameOfFact(bound.fact, isChinese)} ${say([`“${told}”无法判断`, `“${told}” cannot be judged`])}`
}

/** The one scale of which all stated classes are, and the one that is asked for. */
function scalesOf({ fact: code, values, asks }: Judged): readonly (Scale | undefined)[] {
  const fact = findFact(code)
  if (fact?.kind !== 'class') return []
  const stated = new Set(values.flatMap(({ readings = [] }) => readings.map(({ scale }) => scale)))
  const [own, ...others] = fact.scales.filter(({ key }) => stated.has(key))
  const [asked] = readingsOf(fact, textOfAsks(asks))
  return others.length > 0 || !own?.enName ? [] : [own, fact.scales.find(({ key }) => key === asked?.scale)]
}

/** ` (Germany, Spain)`: whose bounds they are, if that is to be told. */
function inBrackets(ways: readonly JudgedWay[], { isChinese, areCountriesTold }: Telling): string {
  const wheres = [...new Set(ways.map(whereOf))].filter((where): where is Where => where !== undefined)
  if (!areCountriesTold || wheres.length === 0) return ''
  const names = wheres.map((where) => nameOfWhere(where, isChinese)).join(isChinese ? '、' : ', ')
  return isChinese ? `（${names}）` : ` (${names})`
}
