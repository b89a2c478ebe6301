import { readClassWords } from './class-words.ts'
import { AT_LEAST, AT_MOST } from './comparisons.ts'
import { askedFacts } from './facts.ts'
import type { AskedFact, FactWords, NamedFact } from './facts.ts'
import { amountOf, FIGURE, NO_MORE_FIGURE, numberOf } from './figures.ts'

const AMOUNT = String.raw`(?<figure>(?<!\d)0?\.\d{1,3}|(?<![\p{sc=Latin}\p{N}.,#_/×*-])(?:${FIGURE})(?!\.\d))${NO_MORE_FIGURE}`
const MOST = `(?<most>${AT_MOST})`
const LEAST = `(?<least>${AT_LEAST})`
const MOST_AFTER = '(?<mostAfter>以下|以内|or less|or under|or lower|max(?:imum)?(?![a-z]))'
const LEAST_AFTER = String.raw`(?<leastAfter>以上|or more|or higher|or better|\+|min(?:imum)?(?![a-z]))`
const APART = String.raw`(?<![\p{sc=Latin}\p{N}_-])`
const END = String.raw`(?![\p{sc=Latin}\p{N}_-]|\.\d)`
/** A figure in another unit means something else: 10 kg is not 10 kg/m². */
const NO_OTHER_UNIT = String.raw`(?!\s*(?:[%°"'€$£¥]|[mcd]?m[23]?\b|μm|k?g\b|db\b|l\b|inch|ft\b|[毫厘]?米|公[分斤]|克|元))`

interface Forms {
  asked: AskedFact
  forms: RegExp[]
}

function formsOf(asked: AskedFact): Forms {
  const { names, units, isUnitNeeded } = asked
  const unit = units ? String.raw`\s*(?:${units})` : ''
  const after = String.raw`(?:\s*(?:${MOST_AFTER}|${LEAST_AFTER}))?`
  const name = String.raw`${APART}(?:${names})(?![\p{sc=Latin}])`
  const joint = String.raw`\s*(?:of|is|:|=|为|是)?\s*`
  const forms = [
    // "NRC over 0.85", "吸水率 0.5% 以下".
    String.raw`${name}${joint}(?:(?:${MOST}|${LEAST})\s*)?${AMOUNT}${unit ? `(?:${unit}|${NO_OTHER_UNIT})` : NO_OTHER_UNIT}${END}${after}`,
    // "more than 50% recycled", "50000 rubs".
    String.raw`(?:(?:${MOST}|${LEAST})\s*)?${AMOUNT}${unit && `(?:${unit})${isUnitNeeded ? '' : '?'}`}${END}${after}\s*(?:${names})(?![\p{sc=Latin}])`,
    // A unit that only one fact has is as good as its name: "over 50000 rubs".
    ...(/martindale|αw/.test(units) ? [String.raw`(?:(?:${MOST}|${LEAST})\s*)?${AMOUNT}${unit}${END}${after}`] : []),
  ]
  return { asked, forms: forms.map((form) => new RegExp(form, 'u')) }
}

/** Whether the text has any figure. */
const MAY_HOLD_ONE = /\p{N}|[百千万]/u

const known = new WeakMap<readonly NamedFact[], Forms[]>()

/** Reads facts that the catalogue has in figures: "NRC 0.85", "over 50000 rubs", "more than 50% recycled", "吸水率低于0.5%". */
export function readFactWords(
  plain: string,
  facts: readonly NamedFact[],
  told: ReadonlySet<NamedFact> = new Set(),
): FactWords | null {
  const byClass = readClassWords(plain, facts, told)
  if (byClass || !MAY_HOLD_ONE.test(plain)) return byClass
  const all = known.get(facts) ?? askedFacts(facts).map(formsOf)
  known.set(facts, all)
  for (const { asked, forms } of all) {
    if (told.has(asked.fact)) continue
    for (const form of forms) {
      const found = form.exec(plain)
      if (found?.groups) return toldIn(asked, found, found.groups)
    }
  }
  return null
}

function toldIn(
  { fact, leaning }: AskedFact,
  { index, 0: text }: RegExpExecArray,
  groups: Record<string, string | undefined>,
): FactWords {
  const figure = groups['figure'] ?? ''
  const amount = figure.startsWith('.') ? numberOf(figure) : amountOf(figure)
  const isMost = groups['most'] ?? groups['mostAfter']
  const isLeast = groups['least'] ?? groups['leastAfter']
  const way = isMost ? 'most' : isLeast ? 'least' : leaning
  return {
    kind: 'attribute',
    fact,
    low: way === 'most' ? null : amount,
    high: way === 'least' ? null : amount,
    value: null,
    from: index,
    to: index + text.trimEnd().length,
  }
}
