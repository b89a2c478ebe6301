import { sayIn, withinSentence } from './fit-texts.ts'
import { decidingByRegion, isDerived, verdictInRegion } from './fits.ts'
import type { Fit, JudgedDemand, JudgedWay } from './fits.ts'
import { regionNames } from './place.ts'
import type { Region, Said } from './place.ts'

/** Whose rule it is: a country's, or a threshold that an operator has put in its place. */
export type Where = Region | 'own'

/** By whose rules a product fits a place; all empty where what decides is no country's. */
export interface FitRegions {
  /** All demands are met. */
  fits: readonly Where[]
  /** They are, but of two bounds there only the laxer one: above ground, and not below. */
  partly: readonly Where[]
  /** Something that is stated fails. */
  not: readonly Where[]
  /** Where nobody's rules bear all demands: each with those that bear it. */
  apart: readonly { name: Said; fits: readonly Where[] }[]
}

/** Whose rule a way is; undefined: no country's. */
export function whereOf({ way }: JudgedWay): Where | undefined {
  return way.region && way.isOwnThreshold ? 'own' : way.region
}

/** By whose rules the demands that make the answer are met, and failed. */
export function regionsOf({ answer, demands }: Fit): FitRegions {
  const telling = demands.filter((demand) => demand.answer === answer)
  const failed = telling.map((demand) => wheresOf(demand, 'failed'))
  const not = failed.includes('everywhere')
    ? []
    : [...new Set(failed.flatMap((wheres) => (wheres === 'everywhere' ? [] : wheres)))]
  if (answer !== 'fits') return { fits: [], partly: [], not, apart: [] }
  const borne = telling.flatMap((demand) => {
    const fits = wheresOf(demand, 'met')
    return fits === 'everywhere' ? [] : [{ name: demand.name, fits }]
  })
  const [first, ...others] = borne
  const common = first?.fits.filter((where) => others.every(({ fits }) => fits.includes(where))) ?? []
  const objections = telling.flatMap(objectionsTo).filter(({ way }) => !way.isTold)
  const doubted = new Set(objections.map(whereOf))
  return {
    fits: common.filter((where) => !doubted.has(where)),
    partly: common.filter((where) => doubted.has(where)),
    not: not.filter((where) => !common.includes(where)),
    apart: common.length === 0 ? borne : [],
  }
}

/** Whether something that is stated, and not only derived, speaks against what fits; or a country of the heading does. */
export function isContested({ answer, demands }: Fit, { partly, not }: FitRegions): boolean {
  if (answer !== 'fits') return false
  return partly.length + not.length > 0 || demands.flatMap(objectionsTo).some((way) => !isDerived(way))
}

/** `reaction to fire is met in Spain`: what of a place without an answer is sure. */
export function metText(demand: JudgedDemand, isChinese: boolean): string {
  const wheres = wheresOf(demand, 'met')
  const [zh, en] = demand.name
  if (isChinese) return `${zh}${wheres === 'everywhere' ? '已' : byRules(wheres)}符合`
  return `${withinSentence(en)} is met${wheres === 'everywhere' ? '' : ` ${inCountries(wheres)}`}`
}

/** Where a demand is met or failed. What a norm derives only counts if nothing else does. */
function wheresOf({ ways }: JudgedDemand, verdict: 'met' | 'failed'): Where[] | 'everywhere' {
  const groups = [...decidingByRegion(ways).values()]
    .filter((own) => verdictInRegion(own) === verdict)
    .map((own) => own.filter((one) => one.verdict === verdict))
  const stated = groups.filter((own) => !own.every(isDerived))
  const wheres = (stated.length > 0 ? stated : groups).map((own) => {
    const [first] = own
    return own.every(({ way }) => way.isOwnThreshold) && first ? whereOf(first) : first?.way.region
  })
  return wheres.includes(undefined) ? 'everywhere' : wheres.filter((where) => where !== undefined)
}

export const isMet = ({ way, verdict }: JudgedWay) => verdict === 'met' && !way.isTold
export const isContradicted = ({ bounds }: JudgedWay) => bounds.some(({ contradicts }) => contradicts)

/** The ways that speak against a demand that is met: none of a source that is met by the same fact. */
export function objectionsTo({ ways }: JudgedDemand): JudgedWay[] {
  const met = new Set(ways.filter(isMet).map(ruleOf))
  const failed = ways.filter((one) => isContradicted(one) || (one.verdict === 'failed' && !met.has(ruleOf(one))))
  const rules = new Set(failed.map(ruleOf))
  return withoutHalves(ways.filter((one) => failed.includes(one) || (one.verdict === 'part' && rules.has(ruleOf(one)))))
}

/** Without what fails where half of another bound of its source is met: R11, where R10 and V4 are enough and V4 is not stated. */
export function withoutHalves(ways: readonly JudgedWay[]): JudgedWay[] {
  const halves = new Set(ways.filter(({ verdict }) => verdict === 'part').map(ruleOf))
  return ways.filter((one) => one.verdict !== 'failed' || !halves.has(ruleOf(one)))
}

function ruleOf({ way }: JudgedWay): string {
  return `${way.fact} ${way.source[1]}`
}

/** `Fits in Germany; not in the United Kingdom`: the answer, and by whose rules. It has no colon, so that a reason may follow one. */
export function headingOf(answer: Fit['answer'], { fits, partly, not, apart }: FitRegions, isChinese: boolean): string {
  if (answer === 'not') {
    if (not.length === 0) return isChinese ? '不适合' : 'Does not fit'
    return isChinese ? `${byRules(not)}不适合` : `Does not fit ${inCountries(not)}`
  }
  if (answer === 'unstated') {
    if (not.length === 0) return isChinese ? '未说明' : 'Not stated'
    return isChinese ? `未说明，${byRules(not)}不适合` : `Not stated; does not fit ${inCountries(not)}`
  }
  if (isChinese) {
    const each = apart.map((one) => `${one.name[0]}${byRules(one.fits)}`).join('，')
    const parts = [
      fits.length > 0 && `${byRules(fits)}适合`,
      partly.length > 0 && `${byRules(partly)}部分适合`,
      fits.length + partly.length === 0 && (each ? `适合（${each}）` : '适合'),
      not.length > 0 && `${byRules(not)}不适合`,
    ]
    return parts.filter(Boolean).join('，')
  }
  const each = apart.map((one) => `${withinSentence(one.name[1])} ${inCountries(one.fits)}`).join('; ')
  const most =
    fits.length > 0 ? `Fits ${inCountries(fits)}` : partly.length > 0 ? 'Fits' : each ? `Fits (${each})` : 'Fits'
  const part = partly.length > 0 ? `${fits.length > 0 ? ',' : ''} partly ${inCountries(partly)}` : ''
  return most + part + (not.length > 0 ? `; not ${inCountries(not)}` : '')
}

const OWN: Said = ['自定限值', 'our own threshold']

/** `Germany`, `德国`; an operator's threshold in words. */
export function nameOfWhere(where: Where, isChinese: boolean): string {
  return sayIn(isChinese)(where === 'own' ? OWN : regionNames[where])
}

function inCountries(wheres: readonly Where[]): string {
  const names = wheres.filter((where) => where !== 'own').map((where) => nameOfWhere(where, false))
  const countries = names.length > 0 ? [`in ${names.map((name) => name.replace(/^United /, 'the $&')).join(', ')}`] : []
  return [...countries, ...(wheres.includes('own') ? [`by ${OWN[1]}`] : [])].join(' and ')
}

function byRules(wheres: readonly Where[]): string {
  const names = wheres.filter((where) => where !== 'own').map((where) => nameOfWhere(where, true))
  const countries = names.length > 0 ? [`${names.join('、')}规范`] : []
  return `按${[...countries, ...(wheres.includes('own') ? [OWN[0]] : [])].join('及')}`
}
