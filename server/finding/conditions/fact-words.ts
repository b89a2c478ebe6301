import { otherScalesOf } from '../../../contract/facts/between.ts'
import { findFact } from '../../../contract/facts/facts.ts'
import { readClassWords } from './class-words.ts'
import { AT_LEAST, AT_MOST } from './comparisons.ts'
import { askedFacts, groundOf, missingFact, numberRows } from './facts.ts'
import type { AskedFact, FactGround, FactWords, MissingWords, NamedFact } from './facts.ts'
import { amountOf, FIGURE, NO_MORE_FIGURE, numberOf } from './figures.ts'
import type { Fact } from '../../../contract/facts/fact.ts'

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
  /** A text without a name or a unit of it has none of its forms. */
  mayHold: RegExp
  forms: RegExp[]
}

function formsOf(asked: AskedFact): Forms {
  const { names, units, isUnitNeeded, tellingUnit } = asked
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
    ...(tellingUnit ? [String.raw`(?:(?:${MOST}|${LEAST})\s*)?${AMOUNT}\s*${tellingUnit}${END}${after}`] : []),
  ]
  const mayHold = new RegExp(tellingUnit ? `${names}|${tellingUnit}` : names, 'u')
  return { asked, mayHold, forms: forms.map((form) => new RegExp(form, 'u')) }
}

/** Whether the text has any figure. */
const MAY_HOLD_ONE = /\p{N}|[百千万]/u

const known = new WeakMap<FactGround, Forms[]>()

/** What the catalogue has in figures, then rows that it has on other scales only. */
function allForms(ground: FactGround): Forms[] {
  const before = known.get(ground)
  if (before) return before
  const isElsewhere = (row: Fact) => isOnOtherScales(ground, row, '')
  const missing = numberRows.filter((row) => !ground.attributeOf.has(row) && isElsewhere(row))
  const forms = [...askedFacts(ground), ...missing.map(missingFact)].map(formsOf)
  known.set(ground, forms)
  return forms
}

/** Whether the catalogue has another scale for what is asked. */
export function isOnOtherScales({ attributeOf }: FactGround, row: Fact, asked: string): boolean {
  return otherScalesOf(row, asked).some(({ code }) => {
    const other = findFact(code)
    return other !== undefined && attributeOf.has(other)
  })
}

/**
 * Reads facts by the table of facts, and in figures those that only the catalogue knows: "αw 0.85", "over 50000 rubs", "R10 or better",
 * "吸水率低于0.5%". What was told before is not read again.
 */
export function readFactWords(
  plain: string,
  facts: readonly NamedFact[],
  told: ReadonlySet<NamedFact | Fact> = new Set(),
): FactWords | MissingWords | null {
  const ground = groundOf(facts)
  const byClass = readClassWords(plain, ground, told)
  if (byClass || !MAY_HOLD_ONE.test(plain)) return byClass
  for (const { asked, mayHold, forms } of allForms(ground)) {
    const subject = asked.attribute ?? asked.row
    if (!subject || told.has(subject) || !mayHold.test(plain)) continue
    for (const form of forms) {
      const found = form.exec(plain)
      if (found?.groups) return toldIn(asked, found, found.groups)
    }
  }
  return null
}

function toldIn(
  { attribute, row, way: own }: AskedFact,
  { index, 0: text }: RegExpExecArray,
  groups: Record<string, string | undefined>,
): FactWords | MissingWords | null {
  const figure = groups['figure'] ?? ''
  const amount = figure.startsWith('.') ? numberOf(figure) : amountOf(figure)
  const isMost = groups['most'] ?? groups['mostAfter']
  const isLeast = groups['least'] ?? groups['leastAfter']
  const way = isMost ? 'most' : isLeast ? 'least' : own
  const [low, high] = [way === 'most' ? null : amount, way === 'least' ? null : amount]
  const place = { from: index, to: index + text.trimEnd().length, isNamed: true }
  if (attribute) return { kind: 'attribute', fact: attribute, low, high, value: null, ...place }
  return row ? { kind: 'missing', row, asked: amountAsked(low, high), ...place } : null
}

/** An amount as `attrs` writes it: `0.8..`, `..5`, `3..5`. */
export function amountAsked(low: number | null, high: number | null): string {
  return low === high && low !== null ? String(low) : `${low ?? ''}..${high ?? ''}`
}
