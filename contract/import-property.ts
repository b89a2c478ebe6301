import type * as z from 'zod'
import type { attributeType } from './catalogue.ts'
import { factOfColumn, headerWithoutNorms, propertyOfFact } from './import-facts.ts'
import type { ColumnRule, TableColumn } from './import-mapping.ts'
import { findFact } from './facts/facts.ts'
import { areConvertible, UNITS } from './values/units.ts'
import { unitsNamed } from './values/words.ts'

type Property = NonNullable<ColumnRule['attribute']>
export type AttributeType = z.output<typeof attributeType>

/** A property that the catalogue has. */
export interface KnownProperty {
  name: string | null
  enName: string | null
  unit: string
  type: AttributeType
  /** The code of the fact that it is. */
  fact?: string | null
}

const MOST = 0.8
/** A choice has so short values, in characters. */
const LONGEST_CHOICE = 60
const HAN = /\p{Script=Han}/u
/** What stands in brackets at the end of a header, and its last word. */
const IN_BRACKETS = /\s*[([（【]\s*([^)\]）】]{1,12}?)\s*[)\]）】]\s*$/
const LAST_WORD = /[\s,]+(?:in\s+|en\s+)?([^\s,]{2,12}|%)$/i

/**
 * The property that a column most likely holds, by its header and all its cells; one that the catalogue has keeps its type and unit. A
 * fact of the table is one where no property of its own stands under the header's name.
 */
export function proposedProperty(column: TableColumn, known: readonly KnownProperty[] = []): Property {
  const type = proposedType(column)
  const { own } = named(column, { type, known })
  const free = freeProperty(column, known)
  if (own && own.fact == null) return free
  const fact = findFact(own?.fact) ?? factOfColumn(column, { type, unit: statedUnit(column, type) })
  const property = fact && propertyOfFact(fact, known, column)
  return property ? { ...property, level: 'sku' } : free
}

/** A property of its own, whatever fact its column may hold. */
export function freeProperty(column: TableColumn, known: readonly KnownProperty[] = []): Property {
  const type = proposedType(column)
  const { names, unit, own } = named(column, { type, known })
  return { ...names, level: 'sku', unit: own?.unit ?? unit, type: own?.type ?? type }
}

/** What a header calls a property, and the stored one of that name. */
function named(column: TableColumn, { type, known }: { type: AttributeType; known: readonly KnownProperty[] }) {
  const isNumeric = type === 'number' || type === 'range'
  const inCells = isNumeric ? (column.kinds?.unit ?? '') : ''
  const { bare, unit = inCells } = splitHeader(column.name, { isNumeric, inCells })
  const names = HAN.test(bare) ? { name: bare, enName: '' } : { name: '', enName: bare }
  const alike = known.filter(({ name, enName }) =>
    [name, enName].some((one) => one?.toLowerCase() === bare.toLowerCase()),
  )
  const own = alike.find((one) => one.unit === unit) ?? alike.find((one) => isNumeric && isOfSameKind(one.unit, unit))
  return { names, unit, own }
}

/** The unit of a column's numbers; a norm in brackets is none. */
function statedUnit({ name, kinds }: TableColumn, type: AttributeType): string {
  const isNumeric = type === 'number' || type === 'range'
  const inCells = isNumeric ? (kinds?.unit ?? '') : ''
  return splitHeader(headerWithoutNorms(name), { isNumeric, inCells }).unit ?? inCells
}

/** A rule that was made before properties were given a type, or were facts, gets that of the catalogue, or the likeliest. */
export function withType(
  rule: ColumnRule,
  column: TableColumn | undefined,
  known: readonly KnownProperty[],
): ColumnRule {
  const { attribute } = rule
  if (!attribute || !column) return rule
  const own = known.find(
    ({ name, enName, unit }) => (name === attribute.name || enName === attribute.enName) && unit === attribute.unit,
  )
  const type = attribute.type ?? own?.type ?? proposedType(column)
  // It may have been joined to a fact since.
  const fact = attribute.fact ?? own?.fact ?? undefined
  return { ...rule, attribute: { ...attribute, type, ...(fact !== undefined && { fact }) } }
}

/** The unit at the end of a header, known or not: `mm`, `GU`. */
export function unitInBrackets(header: string): string | undefined {
  return IN_BRACKETS.exec(header)?.[1]
}

/** A header without its unit: `Wear layer (mm)`, or `Weight kg` of numbers. Brackets hold one, unless the cells say another. */
function splitHeader(
  header: string,
  { isNumeric, inCells }: { isNumeric: boolean; inCells: string },
): { bare: string; unit?: string } {
  const name = header.trim().slice(0, 200)
  const inBrackets = unitInBrackets(name)
  const isUnit = inBrackets !== undefined && (inCells === '' || unitsNamed(inBrackets).length > 0)
  if (isUnit) return { bare: name.replace(IN_BRACKETS, '') || name, unit: inBrackets }
  const last = LAST_WORD.exec(name)?.[1]
  const [unit] = isNumeric && last !== undefined ? unitsNamed(last) : []
  if (last === undefined || unit === undefined || UNITS[unit].dimension === 'count') return { bare: name }
  return { bare: name.replace(LAST_WORD, '') || name, unit: last }
}

/** The type of a property by the most of its cells over the whole file; a word for no value counts for none. */
export function proposedType({ kinds, distinct, isCut }: TableColumn): AttributeType {
  const { number = 0, range = 0, boolean = 0, text = 0 } = kinds ?? {}
  const all = number + range + boolean + text
  if (all > 0 && number + range >= MOST * all) return range > 0 ? 'range' : 'number'
  if (all > 0 && boolean >= MOST * all) return 'boolean'
  return isCut || distinct.some(({ value }) => value.length > LONGEST_CHOICE) ? 'text' : 'choice'
}

function isOfSameKind(one: string, other: string): boolean {
  const [[first, more], [second, another]] = [unitsNamed(one), unitsNamed(other)]
  return first !== undefined && second !== undefined && !more && !another && areConvertible(first, second)
}
