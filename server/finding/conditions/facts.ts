import type { Fact, NumberFact } from '../../../contract/facts/fact.ts'
import { facts as rows, factNamed, findFact, holds } from '../../../contract/facts/facts.ts'
import { identityOf } from '../../../contract/identity.ts'
import type { ClassBounds } from '../../../contract/facts/read-fact.ts'
import { plainText } from './plain-text.ts'

/** An attribute with an amount or a choice as its value. */
export interface NamedFact {
  id: string
  name: string
  enName: string
  /** Empty for none. */
  unit: string
  type: 'number' | 'range' | 'choice'
  /** The row of the table of facts that it is. */
  fact?: string | null
}

/** A required amount or class. An amount lies between `low` and `high`, in the catalogue's unit; null: no limit. */
export interface FactWords {
  kind: 'attribute'
  fact: NamedFact
  low: number | null
  high: number | null
  /** The class as the table spells it, or its beginning; `..R10` for one or less; null for an amount. */
  value: string | null
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

export type Way = 'least' | 'most' | 'exact'

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
  units: string
  /** Whether a name behind the figure needs the unit: "50% recycled", but "0.85 NRC". */
  isUnitNeeded: boolean
  /** Whether the unit alone says which fact it is: "over 50000 rubs". */
  isUnitTelling: boolean
}

/** Thickness has a condition of its own. */
const THICKNESS = /^(?:total )?thickness$|^总?厚度$/

const PERCENT = 'per ?cent'

export function askedFacts({ attributes, rowOf, attributeOf }: FactGround): AskedFact[] {
  return attributes.flatMap((attribute) => {
    if (attribute.type === 'choice') return []
    const own = [attribute.enName, attribute.name].map((name) => plainText(name).plain.trim())
    if (own.some((name) => THICKNESS.test(name))) return []
    const unit = plainText(attribute.unit).plain
    const row = rowOf.get(attribute)
    const isFirst = row !== undefined && attributeOf.get(row) === attribute
    const names = [...own.filter((name) => name.length > 1).map(escaped), ...(row && isFirst ? namesOfRow(row) : [])]
    if (!names.length) return []
    const way = row?.kind === 'number' ? wayOf(row) : own.some((name) => MORE_IS_BETTER.test(name)) ? 'least' : 'exact'
    const isUnitNeeded = unit === '%' || (unit !== '' && !row?.words)
    const isUnitTelling = row?.kind === 'number' && isFirst && hasTellingUnit(row)
    return [
      {
        attribute,
        row,
        way,
        names: names.join('|'),
        units: unitsOf(attribute.unit, row),
        isUnitNeeded,
        isUnitTelling,
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
    units: unitsOf(row.unit, row),
    isUnitNeeded: row.unit === '%' || (row.unit !== '' && !row.words),
    isUnitTelling: hasTellingUnit(row),
  }
}

function unitsOf(unit: string, row: Fact | undefined): string {
  const plain = plainText(unit).plain
  const own = row?.kind === 'number' && row.unitWords ? [row.unitWords] : []
  return [...(plain ? [escaped(unit)] : []), ...(plain === '%' ? [PERCENT] : []), ...own].join('|')
}

function wayOf({ better }: NumberFact): Way {
  return better === 'more' ? 'least' : better === 'less' ? 'most' : 'exact'
}

/** Letters that no other row has as a unit, and that measure nothing else: NRC, Martindale. */
function hasTellingUnit({ unit }: NumberFact): boolean {
  const isOwn = numberRows.filter((other) => other.unit === unit).length === 1
  return isOwn && /^(?:α\p{L}|\p{L}{3,}(?: \p{L}+)?)$/u.test(unit) && !/^(?:lbf|mpa)$/iu.test(unit)
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
