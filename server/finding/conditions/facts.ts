import type { Fact, NumberFact } from '../../../contract/facts/fact.ts'
import { facts as rows, factNamed, findFact, holds } from '../../../contract/facts/facts.ts'
import { identityOf } from '../../../contract/identity.ts'
import { UNITS } from '../../../contract/values/units.ts'
import { unitsNamed } from '../../../contract/values/words.ts'
import type { ClassBounds } from '../../../contract/facts/read-fact.ts'
import { plainText } from './plain-text.ts'

/** An attribute with an amount, a choice, or yes or no as its value. */
export interface NamedFact {
  id: string
  name: string
  enName: string
  /** Empty for none. */
  unit: string
  type: 'number' | 'range' | 'choice' | 'boolean'
  /** The row of the table of facts that it is. */
  fact?: string | null
}

/** A required amount or class, or yes or no. An amount lies between `low` and `high`, in the catalogue's unit; null: no limit. */
export interface FactWords {
  kind: 'attribute'
  fact: NamedFact
  low: number | null
  high: number | null
  /** The class as the table spells it, or its beginning; `..R10` for one or less; `1` and `0` of yes and no; null for an amount. */
  value: string | null
  isYes?: boolean
  classes?: AskedClasses
  /** Whether a word of its property stands beside it; else the spelling alone says what it is. */
  isNamed: boolean
  from: number
  to: number
}

/** The classes that are asked for. */
export interface AskedClasses extends ClassBounds {
  /** What is listed first, or alone: the classes from one to another. */
  exact: { scale: string; low: number; high: number; parts: Readonly<Record<string, number>> }
  way: Way
}

export type Way = 'least' | 'most' | 'exact' | 'about'

/** A class or an amount of a fact that the catalogue does not have, as `attrs` would write it. */
export interface MissingWords {
  kind: 'missing'
  row: Fact
  asked: string
  isNamed: boolean
  from: number
  to: number
}

/** The rows of the table of facts that a catalogue's attributes are, or that their names mean. */
export interface FactGround {
  attributes: readonly NamedFact[]
  rowOf: ReadonlyMap<NamedFact, Fact>
  attributeOf: ReadonlyMap<Fact, NamedFact>
}

const grounds = new WeakMap<readonly NamedFact[], FactGround>()

/** An attribute that is a row comes before one that only is called like it. */
export function groundOf(attributes: readonly NamedFact[]): FactGround {
  const known = grounds.get(attributes)
  if (known) return known
  const rowOf = new Map<NamedFact, Fact>()
  const attributeOf = new Map<Fact, NamedFact>()
  const isJoined = ({ fact }: NamedFact) => findFact(fact) !== undefined
  for (const attribute of [...attributes.filter(isJoined), ...attributes.filter((one) => !isJoined(one))]) {
    const row = findFact(attribute.fact) ?? rowMeant(attribute)
    if (!row || !holds(row, attribute.type)) continue
    rowOf.set(attribute, row)
    if (!attributeOf.has(row)) attributeOf.set(row, attribute)
  }
  const ground = { attributes, rowOf, attributeOf }
  grounds.set(attributes, ground)
  return ground
}

/** The row that a name means, unless the unit is another one: an absorption in NRC is no αw. */
function rowMeant({ name, enName, unit }: NamedFact): Fact | undefined {
  const row = factNamed(enName) ?? factNamed(name)
  const own = identityOf(unit)
  if (row?.kind !== 'number' || own === '' || own === identityOf(row.unit)) return row
  return row.unitWords && new RegExp(`^(?:${row.unitWords})$`, 'u').test(plainText(own).plain) ? row : undefined
}

export const numberRows = rows.filter((row): row is NumberFact => row.kind === 'number')

/** What no row knows, by its name: more is better. */
const MORE_IS_BETTER = /strength|hardness|fastness|resistance|强度|硬度|牢度|耐热|耐磨/

/** A fact in figures with the patterns that recognise it in a text. */
export interface AskedFact {
  /** Undefined for a row that the catalogue does not have. */
  attribute: NamedFact | undefined
  row: Fact | undefined
  /** The meaning of a figure without a comparison: NRC 0.85 is a lower limit, 3 % of shrinkage an upper one. */
  way: Way
  /** Its names and units, as parts of a regular expression. */
  names: string
  /** The name of a length or time without the word for it, which needs the unit: "2mm joint"; empty for none. */
  shortNames: string
  units: string
  /** Whether a name behind the figure needs the unit: "50% recycled", but "0.85 NRC". */
  isUnitNeeded: boolean
  /** A unit that alone says which fact it is: "over 0.8 NRC"; empty for none. */
  tellingUnit: string
}

/** Thickness has a condition of its own. */
const THICKNESS = /^(?:total )?thickness$|^总?厚度$/

const PERCENT = 'per ?cent'

export function askedFacts({ attributes, rowOf, attributeOf }: FactGround): AskedFact[] {
  return attributes.flatMap((attribute) => {
    if (attribute.type === 'choice' || attribute.type === 'boolean') return []
    const own = [attribute.enName, attribute.name].map((name) => plainText(name).plain.trim())
    if (own.some((name) => THICKNESS.test(name))) return []
    const unit = plainText(attribute.unit).plain
    const row = rowOf.get(attribute)
    const isFirst = row !== undefined && attributeOf.get(row) === attribute
    const names = [...own.filter((name) => name.length > 1).map(escaped), ...(row && isFirst ? namesOfRow(row) : [])]
    if (!names.length) return []
    const way = row?.kind === 'number' ? wayOf(row) : own.some((name) => MORE_IS_BETTER.test(name)) ? 'least' : 'exact'
    const isUnitNeeded = unit === '%' || (unit !== '' && !row?.words)
    const isUnitOwn = attributes.every((other) => other === attribute || other.unit !== attribute.unit)
    const tellingUnit = row?.kind === 'number' && isFirst ? tellingUnitOf(row, isUnitOwn) : ''
    return [
      {
        attribute,
        row,
        way,
        names: names.join('|'),
        shortNames: row ? '' : shortNamesOf(own, attribute.unit),
        units: unitsOf(attribute.unit, row),
        isUnitNeeded,
        tellingUnit,
      },
    ]
  })
}

/** A row in figures that the catalogue does not have. */
export function missingFact(row: NumberFact): AskedFact {
  return {
    attribute: undefined,
    row,
    way: wayOf(row),
    names: namesOfRow(row).join('|'),
    shortNames: '',
    units: unitsOf(row.unit, row),
    isUnitNeeded: row.unit === '%' || (row.unit !== '' && !row.words),
    tellingUnit: tellingUnitOf(row, true),
  }
}

function unitsOf(unit: string, row: Fact | undefined): string {
  const plain = plainText(unit).plain
  const own = row?.kind === 'number' && row.unitWords ? [row.unitWords] : []
  return [...(plain ? [spellingsOfUnit(unit)] : []), ...(plain === '%' ? [PERCENT] : []), ...own].join('|')
}

/** All spellings of a unit, and of both sides of one per another: kg/m², "kg per sqm", 公斤/平米. */
function spellingsOfUnit(unit: string): string {
  const [one = '', other, ...more] = plainText(unit).plain.split('/')
  if (more.length) return escaped(unit)
  if (other === 'w') return escaped(unit)
  const sides = [one, ...(other === undefined ? [] : [other])].map(spellingsOfSide)
  return sides.join(String.raw`\s*(?:\/|per|每)\s*`)
}

function spellingsOfSide(side: string): string {
  const names = unitsNamed(side)
  const [name] = names
  if (names.length !== 1 || name === undefined) return escaped(side)
  const spelled = plainText(UNITS[name].spelled).plain.replaceAll(' ', String.raw`[\s.-]?`)
  return String.raw`(?:${spelled})(?![\p{sc=Latin}\p{N}])`
}

/** Words at the end of a name that say what is measured, and at its beginning what of that is meant. */
const MEASURED = /\s(?:width|height|length|diameter|depth|time)$/u
const HAN_MEASURED = /^(?:建议|推荐|最[大小])|(?:时间|厚度|高度|宽度|长度)$/gu

/** "Joint" of a joint width, 表干 of 表干时间. */
function shortNamesOf(names: readonly string[], unit: string): string {
  const [named] = unitsNamed(unit)
  if (named !== 'millimeter' && named !== 'hour') return ''
  const short = names.map((name) => name.replace(MEASURED, '').replaceAll(HAN_MEASURED, ''))
  return short
    .filter((name, index) => name !== names[index] && name.length > 1)
    .map(escaped)
    .join('|')
}

function wayOf({ better }: NumberFact): Way {
  return better === 'more' ? 'least' : better === 'less' ? 'most' : 'about'
}

/** Letters that no other row has as a unit, and that measure nothing else: NRC, Martindale; or one per another, if nothing else has it: kg/m². */
function tellingUnitOf({ unit }: NumberFact, isUnitOwn: boolean): string {
  const isOwn = numberRows.filter((other) => other.unit === unit).length === 1
  if (isOwn && isUnitOwn && /^k?g\/(?:m[²³]|l)$/iu.test(unit)) return spellingsOfUnit(unit)
  const isTelling = isOwn && /^(?:α\p{L}|\p{L}{3,}(?: \p{L}+)?)$/u.test(unit) && !/^(?:lbf|mpa)$/iu.test(unit)
  return isTelling ? escaped(unit) : ''
}

/** The names of an attribute, as parts of a regular expression. */
export function ownNamesOf({ enName, name }: NamedFact): string[] {
  const names = [...new Set([enName, name])].map((one) => plainText(one).plain.trim())
  return names.filter((one) => one.length > 1).map(escaped)
}

const namesByRow = new WeakMap<Fact, string[]>()

/** What means a row in a text, as parts of a regular expression; a header of several rows means none. */
export function namesOfRow(row: Fact): string[] {
  const known = namesByRow.get(row)
  if (known) return known
  const { en = [], zh = [] } = row.headers
  const headers = [row.name, row.enName, ...en, ...zh].filter((name) => name.length > 1 && factNamed(name) === row)
  const longest = headers.toSorted((one, other) => other.length - one.length).map(escaped)
  const names = [...(row.words ? [row.words] : []), ...new Set(longest)]
  namesByRow.set(row, names)
  return names
}

/** As part of a regular expression with the flag `u`, which refuses to have other signs escaped, "-" among them. */
function escaped(text: string): string {
  return plainText(text)
    .plain.trim()
    .replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
}
