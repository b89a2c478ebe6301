import { otherScalesOf } from '../../../contract/facts/between.ts'
import { findFact } from '../../../contract/facts/facts.ts'
import { readClassWords } from './class-words.ts'
import { ABOUT, ABOUT_AFTER, AT_LEAST, AT_MOST } from './comparisons.ts'
import { askedFacts, groundOf, missingFact, numberRows } from './facts.ts'
import type { AskedFact, FactGround, FactWords, MissingWords, NamedFact, Way } from './facts.ts'
import { amountOf, FIGURE, NO_MORE_FIGURE, numberOf } from './figures.ts'
import { readYesNoWords } from './yes-no-words.ts'
import type { Fact } from '../../../contract/facts/fact.ts'

const NUMBER = String.raw`(?<!\d)0?\.\d{1,3}|(?<![\p{sc=Latin}\p{N}.,#_/×*-])(?:${FIGURE})(?!\.\d)`
const AMOUNT = `(?<figure>${NUMBER})${NO_MORE_FIGURE}`
const SECOND = String.raw`(?<second>0?\.\d{1,3}|(?:${FIGURE})(?!\.\d))${NO_MORE_FIGURE}`
/** "0.4-0.6", "between 20 and 30"; the unit may stand behind both. */
const rangeOf = (unit: string) =>
  String.raw`(?:(?:(?<between>between|from|介于|在)\s*)?(?<first>${NUMBER})${unit && `(?:${unit})?`}\s*(?:[-–—~]|to|至|到|(?<=(?:between|介于).{1,24})(?:and|和))\s*${SECOND})`
const MOST = `(?<most>${AT_MOST})`
const LEAST = `(?<least>${AT_LEAST})`
const MOST_AFTER = String.raw`(?<mostAfter>以下|以内|之内|内(?!\p{sc=Han})|or less|or under|or lower|max(?:imum)?(?![a-z]))`
const LEAST_AFTER = String.raw`(?<leastAfter>以上|or more|or higher|or better|\+|min(?:imum)?(?![a-z]))`
const APART = String.raw`(?<![\p{sc=Latin}\p{N}_-])`
const END = String.raw`(?![\p{sc=Latin}\p{N}_-]|\.\d)`
/** A figure in another unit means something else: 10 kg is not 10 kg/m². */
const NO_OTHER_UNIT = String.raw`(?!\s*(?:[%°"'€$£¥]|[mcd]?m[23]?\b|μm|k?g\b|db\b|l\b|inch|ft\b|turns|[毫厘]?米|公[分斤]|克|元|转|分贝|小时))`

interface Forms {
  asked: AskedFact
  /** A text without a name or a unit of it has none of its forms. */
  mayHold: RegExp
  forms: RegExp[]
  /** With short names, for lengths that are no side of anything. */
  shortForms: RegExp[]
}

function formsOf(asked: AskedFact): Forms {
  const { names, shortNames, units, isUnitNeeded, tellingUnit } = asked
  const unit = units ? String.raw`\s*(?:${units})` : ''
  const after = String.raw`(?:\s*(?:${MOST_AFTER}|${LEAST_AFTER}|(?<aboutAfter>${ABOUT_AFTER})|之间))?`
  const before = String.raw`(?:(?:${MOST}|${LEAST}|(?<about>${ABOUT})|(?<exact>exactly|=|正好))\s*)?`
  const amount = `(?:${rangeOf(unit)}|${before}${AMOUNT})`
  const name = String.raw`${APART}(?:${names})(?![\p{sc=Latin}])`
  const joint = String.raw`\s*(?:of|is|:|=|为|是|在)?\s*`
  const forms = [
    // "NRC over 0.85", "吸水率 0.5% 以下".
    String.raw`${name}${joint}${amount}${unit ? `(?:${unit}|${NO_OTHER_UNIT})` : NO_OTHER_UNIT}${END}${after}`,
    // "more than 50% recycled", "50000 rubs".
    String.raw`${amount}${unit && `(?:${unit})${isUnitNeeded ? '' : '?'}`}${END}${after}\s*(?:${names})(?![\p{sc=Latin}])`,
    // A unit that only one fact has is as good as its name: "over 50000 rubs".
    ...(tellingUnit ? [String.raw`${amount}\s*${tellingUnit}${END}${after}`] : []),
  ]
  const shortForms = shortNames
    ? [
        String.raw`${APART}(?:${shortNames})${joint}${amount}${unit}${END}${after}`,
        String.raw`${amount}${unit}${END}${after}\s*(?:${shortNames})(?![\p{sc=Latin}])`,
      ]
    : []
  const mayHold = new RegExp([names, shortNames, tellingUnit].filter(Boolean).join('|'), 'u')
  const compiled = (all: string[]) => all.map((form) => new RegExp(form, 'u'))
  return { asked, mayHold, forms: compiled(forms), shortForms: compiled(shortForms) }
}

/** In millimetres, and hours; a longer length is a side. */
const LONGEST = 60

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
  return readScaleWords(plain, facts, told) ?? readYesNoWords(plain, groundOf(facts), told)
}

/** Of these the facts in classes and figures. */
export function readScaleWords(
  plain: string,
  facts: readonly NamedFact[],
  told: ReadonlySet<NamedFact | Fact>,
): FactWords | MissingWords | null {
  const ground = groundOf(facts)
  const byClass = readClassWords(plain, ground, told)
  if (byClass) return byClass
  if (!MAY_HOLD_ONE.test(plain)) return null
  return readNamed(plain, ground, told) ?? readAbsorption(plain, ground, told)
}

const ABSORBER = /acoustic|absorb|baffle|吸[声音]|声学|消音/u
const SHARE = String.raw`(?<figure>(?<![\d.])0?\.\d{1,2})(?![\p{L}\p{N}.%]|\s?(?:[%€$£¥元"']|[mck]?m|kg)(?!\p{L}))`
const ABSORBS = [
  String.raw`(?:${AT_LEAST})\s*${SHARE}`,
  String.raw`${SHARE}\s*(?:\+|以上|or (?:more|better|higher|above))`,
].map((form) => new RegExp(form, 'u'))

/** A share at least beside an absorber is its absorption, whatever else it may be called. */
function readAbsorption(
  plain: string,
  { attributeOf }: FactGround,
  told: ReadonlySet<NamedFact | Fact>,
): FactWords | null {
  if (!ABSORBER.test(plain)) return null
  const rows = ['alpha-w', 'nrc'].flatMap((code) => findFact(code) ?? [])
  const [fact] = rows.flatMap((row) => attributeOf.get(row) ?? [])
  if (!fact || rows.some((row) => told.has(row) || told.has(attributeOf.get(row) ?? row))) return null
  const found = ABSORBS.map((form) => form.exec(plain)).find((match) => match !== null)
  if (!found) return null
  const place = { from: found.index, to: found.index + found[0].length }
  return {
    kind: 'attribute',
    fact,
    low: figureOf(found.groups?.['figure']),
    high: null,
    value: null,
    isNamed: true,
    ...place,
  }
}

/** A fact in figures by its name. */
function readNamed(
  plain: string,
  ground: FactGround,
  told: ReadonlySet<NamedFact | Fact>,
): FactWords | MissingWords | null {
  for (const { asked, mayHold, forms, shortForms } of allForms(ground)) {
    const subject = asked.attribute ?? asked.row
    if (!subject || told.has(subject) || !mayHold.test(plain)) continue
    for (const form of forms) {
      const found = form.exec(plain)
      const meant = found?.groups && toldIn(asked, found, found.groups)
      if (meant) return meant
    }
    for (const form of shortForms) {
      const found = form.exec(plain)
      const meant = found?.groups && toldIn(asked, found, found.groups)
      if (meant?.kind === 'attribute' && (meant.high ?? meant.low ?? 0) <= LONGEST) return meant
    }
  }
  return null
}

function toldIn(
  { attribute, row, way: own }: AskedFact,
  { index, 0: text }: RegExpExecArray,
  groups: Record<string, string | undefined>,
): FactWords | MissingWords | null {
  const bounds = boundsIn(groups, own)
  if (!bounds) return null
  const [low, high] = bounds
  const place = { from: index, to: index + text.trimEnd().length, isNamed: true }
  if (attribute) return { kind: 'attribute', fact: attribute, low, high, value: null, ...place }
  return row ? { kind: 'missing', row, asked: amountAsked(low, high), ...place } : null
}

/** A bare figure of what has no better end is meant as somebody remembers it. */
const NEAR = 0.1

function boundsIn(groups: Record<string, string | undefined>, own: Way): [number | null, number | null] | undefined {
  const [first, second] = [groups['first'], groups['second']]
  if (first !== undefined && second !== undefined) {
    const [low, high] = [figureOf(first), figureOf(second)]
    return low <= high ? [low, high] : undefined
  }
  const amount = figureOf(groups['figure'])
  const way = wayIn(groups) ?? own
  if (way === 'about') return [amount * (1 - NEAR), amount * (1 + NEAR)].map(rounded) as [number, number]
  return [way === 'most' ? null : amount, way === 'least' ? null : amount]
}

function wayIn(groups: Record<string, string | undefined>): Way | undefined {
  if (groups['most'] ?? groups['mostAfter']) return 'most'
  if (groups['least'] ?? groups['leastAfter']) return 'least'
  if (groups['about'] ?? groups['aboutAfter']) return 'about'
  return groups['exact'] ? 'exact' : undefined
}

function figureOf(figure = ''): number {
  return figure.startsWith('.') ? numberOf(figure) : amountOf(figure)
}

/** 0.1 is no binary fraction. */
function rounded(amount: number): number {
  return Number(amount.toPrecision(12))
}

/** An amount as `attrs` writes it: `0.8..`, `..5`, `3..5`. */
export function amountAsked(low: number | null, high: number | null): string {
  return low === high && low !== null ? String(low) : `${low ?? ''}..${high ?? ''}`
}
