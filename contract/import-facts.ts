import { plainValue } from './values/plain-value.ts'
import type { Fact, NumberFact } from './facts/fact.ts'
import { attributeOfFact, factNamed, facts } from './facts/facts.ts'
import { citesNormOf, withoutNorms } from './facts/norms.ts'
import { readOf } from './facts/read-of.ts'
import { identityOf, likenessOf } from './identity.ts'
import type { TableColumn } from './import-mapping.ts'
import { saysNone } from './values/read-value.ts'
import { areConvertible } from './values/units.ts'
import { unitsNamed } from './values/words.ts'

/** What a column holds by its cells alone, and the unit of its numbers as header or cells state it. */
export interface HeldByColumn {
  type: 'number' | 'range' | 'choice' | 'boolean' | 'text'
  unit: string
}

const HAN = /\p{Script=Han}/u
const IN_BRACKETS = /[([（【]([^)\]）】]*)[)\]）】]/g
const EMPTY_BRACKETS = /[([（【]\s*[)\]）】]/g
const LAST_WORD = /[\s,]+(?:in\s+|en\s+)?(\S{1,12})$/i
/** What stands between the names of one header, and a change of script: `防滑等级 Slip class`. */
const BETWEEN =
  /[\n\r/|;·]+|(?<=\p{Script=Han})\s+(?=\p{Script=Latin})|(?<=\p{Script=Latin}[\s\S]*)\s+(?=\p{Script=Han})/u
/** Any norm: one that no row names is another way to measure. */
const ANY_NORM =
  /(?<![\p{L}\p{N}])(?:DIN|EN|ISO|GB|BS|ASTM|ANSI|NF|UNI|UNE|JIS|NFPA|AS|TB|ÖNORM|SIA)(?:[\s/-]+(?:DIN|EN|ISO|T|TS|NZS|P))*[\s/-]*\p{L}?[\s-]?\d{2,}/iu

/** A longer text names no fact. */
const LONGEST_HEADER = 500

/** The fact that a column holds: its header names a row, or cites its norm, and most of its values can be read by it. */
export function factOfColumn(column: TableColumn, held: HeldByColumn): Fact | undefined {
  const { named, cited } = factsOfHeader(column.name)
  const found = named.find((fact) => canHold(fact, column, held))
  if (found) return found
  const [only, other] = cited.filter((fact) => canHold(fact, column, held))
  return other ? undefined : only
}

/** The rows that a header names, the likeliest first, and those that it may mean by the norm alone. */
function factsOfHeader(header: string): { named: Fact[]; cited: Fact[] } {
  if (header.length > LONGEST_HEADER) return { named: [], cited: [] }
  const { norms, plain: bare } = withoutNorms(plainValue(header))
  const whole = factNamed(header)
  const named = whole ? [whole] : distinct(piecesOf(bare).flatMap((piece) => namedBy(piece) ?? []))
  const groups = new Set(named.map(({ group }) => group))
  if (norms.length === 0) {
    if (!whole && ANY_NORM.test(bare)) return { named: [], cited: [] }
    // A Chinese list that says 燃烧性能 may mean the national norm.
    const national = HAN.test(header) ? facts.filter((fact) => groups.has(fact.group) && isNational(fact)) : []
    return { named: distinct([...named, ...national]), cited: [] }
  }
  const byNorm = facts.filter((fact) => norms.some((norm) => citesNormOf(fact, norm)))
  return {
    named: named.filter((fact) => fact === whole || byNorm.includes(fact)),
    cited: byNorm.filter((fact) => named.length === 0 || groups.has(fact.group)),
  }
}

/** A header without the norms that it cites. */
export function headerWithoutNorms(header: string): string {
  if (header.length > LONGEST_HEADER) return header
  const { norms, plain } = withoutNorms(plainValue(header))
  return norms.length === 0 ? header : plain.replaceAll(EMPTY_BRACKETS, ' ').trim()
}

function isNational({ norms }: Fact): boolean {
  return norms.length > 0 && norms.every(({ name }) => name.startsWith('GB'))
}

/** The parts of a header that may each be a name, the longest first; without what stands in brackets, and that alone. */
function piecesOf(bare: string): string[] {
  const inside = [...bare.matchAll(IN_BRACKETS)].map(([, text = '']) => text)
  const outside = bare.replaceAll(IN_BRACKETS, ' ')
  const parts = (text: string) => [text, ...text.split(BETWEEN)]
  return [bare, ...parts(outside), ...inside.flatMap(parts)].flatMap((text) => {
    const piece = text.trim()
    return piece === '' ? [] : piece
  })
}

/** The row of a name, also with its unit behind it: `Pendulum PTV`. */
function namedBy(piece: string): Fact | undefined {
  const fact = factNamed(piece)
  const last = LAST_WORD.exec(piece)?.[1]
  if (fact || last === undefined) return fact
  const before = factNamed(piece.replace(LAST_WORD, ''))
  return before?.kind === 'number' && isOfUnit(before, last) ? before : undefined
}

/** Whether most of a column's different values can be read by a fact. */
function canHold(fact: Fact, column: TableColumn, { type, unit }: HeldByColumn): boolean {
  if (fact.kind === 'number' && !isOfUnit(fact, unit)) return false
  if (fact.kind === 'number' && (type === 'number' || type === 'range')) return true
  const values = column.distinct.filter(({ value }) => !saysNone(value))
  const known = values.filter(({ value }) => isRead(fact, value))
  return known.length * 2 > values.length
}

/** Whether something is read in a value; other words than those of a choice are kept, and say nothing. */
function isRead(fact: Fact, text: string): boolean {
  const { store, told } = readOf(fact, text)
  if (fact.kind === 'choice') return fact.values.some((words) => words.some((word) => likenessOf(word) === likenessOf(text))) // prettier-ignore
  return store !== undefined && (fact.kind === 'class' || told.rest === '')
}

/** Whether numbers of a unit can be values of a fact. What stands in the brackets of a header may be its name. */
function isOfUnit(fact: NumberFact, unit: string): boolean {
  if (unit === '' || identityOf(unit) === fact.unit || factNamed(unit) === fact) return true
  if (fact.unitWords !== undefined && new RegExp(`^(?:${fact.unitWords})$`, 'iu').test(unit)) return true
  const [own, stated] = [unitsNamed(fact.unit), unitsNamed(unit)]
  return own.some((one) => stated.some((other) => areConvertible(one, other)))
}

/** Another fact that the cells of a column state too, `A+B` beside R10: in how many, and as what in one of them. */
export interface OfferedFact {
  code: string
  cells: number
  text: string
}

/** Values of a column that are not, or not wholly, read by its fact. */
export function unreadBy(fact: Fact, { distinct: values }: Pick<TableColumn, 'distinct'>): string[] {
  return values.flatMap(({ value }) => {
    if (saysNone(value)) return []
    const { store, told } = readOf(fact, value)
    return store === undefined || told.rest !== '' ? value : []
  })
}

/** What the cells of a fact's column say of other facts. Of more than two hundred different values the rest is not counted. */
export function offeredBy(fact: Fact, { distinct: values }: Pick<TableColumn, 'distinct'>): OfferedFact[] {
  const offers = new Map<string, OfferedFact>()
  for (const { value, count } of values) {
    for (const { code, text } of readOf(fact, value).others) {
      const offer = offers.get(code) ?? { code, cells: 0, text }
      offers.set(code, { ...offer, cells: offer.cells + count })
    }
  }
  return [...offers.values()]
}

/** The property that a fact becomes: the stored one that is joined to it, or one by the table's row. */
export function propertyOfFact(
  fact: Fact,
  known: readonly StoredProperty[],
  { distinct: values }: Pick<TableColumn, 'distinct'>,
) {
  const joined = known.find(({ fact: code }) => code === fact.code)
  const { name, enName, unit, type } = joined ?? attributeOfFact(fact)
  const isOfRanges = !joined && fact.kind === 'number' && values.some(({ value }) => isRange(fact, value))
  return { name: name ?? '', enName: enName ?? '', unit, type: isOfRanges ? ('range' as const) : type, fact: fact.code }
}

interface StoredProperty {
  name: string | null
  enName: string | null
  unit: string
  type: HeldByColumn['type']
  fact?: string | null
}

function isRange(fact: NumberFact, text: string): boolean {
  const { store } = readOf(fact, text)
  return store?.is === 'figure' && store.low !== store.high
}

function distinct<Thing>(things: readonly Thing[]): Thing[] {
  return [...new Set(things)]
}
