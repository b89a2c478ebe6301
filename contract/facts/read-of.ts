import { saysNone } from '../values/read-value.ts'
import { plainValue } from '../values/plain-value.ts'
import type { ChoiceFact, ClassFact, Fact, YesNoFact } from './fact.ts'
import { citesNormOf, withdrawnAmong, withoutNorms } from './norms.ts'
import type { WithdrawnNorm } from './norms.ts'
import { namesOf, readClasses } from './read-fact.ts'
import type { OfOther } from './read-fact.ts'
import { readFigures } from './read-figures.ts'

/** What of a value as written is stored for a fact, what belongs to others, and what a person is told. */
export interface ReadOf {
  /** Undefined where nothing is stored: the text says none, or could not be read. */
  store?: Stored
  /** What other facts state in it, as written: each is offered, and the product's own column for that fact comes first. */
  others: readonly OfOther[]
  told: {
    /** What was not understood; empty where all was. */
    rest: string
    withdrawn: readonly WithdrawnNorm[]
    /** A figure, or a class, that is only an end of what holds. */
    bound?: 'about' | 'from' | 'upTo'
    /** Classes of one scale where a product has one: it counts by its worst. */
    isSeveral: boolean
    isUnitAssumed: boolean
  }
}

export type Stored =
  /** Classes in the table's spelling, or words of a choice. */
  | { is: 'options'; options: readonly { value: string; enValue: string }[] }
  | { is: 'figure'; low: number; high: number }
  | { is: 'yesNo'; value: boolean }

export function readOf(fact: Fact, text: string): ReadOf {
  if (saysNone(text)) return answer({})
  switch (fact.kind) {
    case 'class':
      return ofClasses(fact, text)
    case 'number': {
      const { figure, others, norms, isUnitAssumed, rest } = readFigures(fact, text)
      return answer({
        ...(figure && { store: { is: 'figure', low: figure.low, high: figure.high } }),
        ...(figure?.bound && { bound: figure.bound }),
        others,
        rest,
        isUnitAssumed,
        withdrawn: withdrawnAmong(fact, norms),
      })
    }
    case 'boolean':
      return ofYesNo(fact, text)
    default:
      return ofWords(fact, text)
  }
}

type Said = Partial<ReadOf['told']> & Partial<Pick<ReadOf, 'store' | 'others'>>

function answer({ store, others = [], ...told }: Said): ReadOf {
  return {
    ...(store && { store }),
    others,
    told: { rest: '', withdrawn: [], isSeveral: false, isUnitAssumed: false, ...told },
  }
}

function ofClasses(fact: ClassFact, text: string): ReadOf {
  const { readings, classes, others, norms, rest } = readClasses(fact, text)
  const isSeveral = classes.length > readings.length && !(fact.isCumulative && readings.every((one) => one.low === one.high)) // prettier-ignore
  const [first] = readings
  const isOneClass = classes.length === 1 && first !== undefined && first.low !== first.high
  return answer({
    ...(readings.length > 0 && { store: { is: 'options', options: valuesOf(fact, classes, isSeveral) } }),
    ...(isOneClass && { bound: first.low === 0 ? 'upTo' : 'from' }),
    others,
    rest,
    isSeveral,
    withdrawn: withdrawnAmong(fact, norms),
  })
}

/** Several classes of one scale are one value, which counts by its worst: two values would count by the better one. */
function valuesOf(
  fact: ClassFact,
  classes: readonly string[],
  isSeveral: boolean,
): { value: string; enValue: string }[] {
  if (!isSeveral) return classes.map((one) => inBoth(fact, one))
  const byScale = Map.groupBy(new Set(classes), (one) => readClasses(fact, one).readings[0]?.scale)
  return [...byScale.values()].map((all) => {
    const texts = all.map((one) => inBoth(fact, one))
    return { value: texts.map(({ value }) => value).join('/'), enValue: texts.map(({ enValue }) => enValue).join('/') }
  })
}

function inBoth({ scales }: ClassFact, own: string): { value: string; enValue: string } {
  return { value: scales.map(({ zh }) => zh?.[own]).find((one) => one !== undefined) ?? own, enValue: own }
}

const YES = /^(?:yes|y|true|1|pass(?:e[sd])?|complian(?:t|ce)|compl(?:ies|y)|conform(?:s|e|ing)?|ok|x|✓|✔|√|●|ja|bestanden|erfüllt|geeignet|oui|conforme|s[ií]|apto|idone[oa]|suitable|[是有可√]|可以|通过|合格|符合|适用|达标|支持|满足)[.!。！]?$/iu // prettier-ignore
const NO = /^(?:no|n|false|0|fail(?:ed|s)?|non-compliant|✗|✘|×|nein|nicht (?:bestanden|geeignet)|non|not (?:suitable|compliant|recommended)|no apto|non idone[oa]|unsuitable|[否无不]|不可以?|不通过|未通过|不合格|不符合|不适用|不支持)[.!。！]?$/iu // prettier-ignore

function ofYesNo(fact: YesNoFact, text: string): ReadOf {
  const { norms, plain } = withoutNorms(plainValue(text))
  const withdrawn = withdrawnAmong(fact, norms)
  const name = namesOf(fact)
  name.lastIndex = 0
  const named = name.exec(plain.trim())?.[0].length ?? 0
  const words = plain.trim().slice(named).replaceAll(/^[\s:：=()[\],&+-]+|[\s:：=()[\],&+-]+$/g, '') // prettier-ignore
  const isNamed = named > 0 || norms.some((norm) => citesNormOf(fact, norm))
  const value = YES.test(words) ? true : NO.test(words) ? false : undefined
  if (value !== undefined) return answer({ store: { is: 'yesNo', value }, withdrawn })
  // A column of a test says by its norm alone that it was passed; a column of a property by its name: `Frost proof`.
  if (words === '' && isNamed && (fact.isTest || named > 0))
    return answer({ store: { is: 'yesNo', value: true }, withdrawn })
  return answer({ rest: text.trim(), withdrawn })
}

function ofWords(fact: ChoiceFact, text: string): ReadOf {
  const plain = plainValue(text)
  const own = plain.toLowerCase()
  const known = fact.values.find((spellings) => spellings.some((word) => plainValue(word).toLowerCase() === own))
  // Other words than those of the table are kept as they are.
  const [value, enValue] = known ?? [text.trim(), text.trim()]
  return answer({ store: { is: 'options', options: [{ value, enValue }] } })
}
