import type { ClassFact, Fact, NumberFact } from './facts/fact.ts'
import { attributeOfFact, factNamed, facts } from './facts/facts.ts'
import { readClasses } from './facts/read-fact.ts'
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
/** Words before a norm: `Brandverhalten nach EN 13501-1`. */
const ACCORDING =
  /(?<![\p{L}])(?:acc(?:ording|\.)? to|as per|per|nach|gem(?:äß|\.)?|selon|según|secondo|norme?|norma?)(?![\p{L}])|依据|符合|按照?|标准/giu
/** Any norm: one that no row names is another way to measure. */
const ANY_NORM =
  /(?<![\p{L}\p{N}])(?:DIN|EN|ISO|GB|BS|ASTM|ANSI|NF|UNI|UNE|JIS|NFPA|AS|TB|ÖNORM|SIA)(?:[\s/-]+(?:DIN|EN|ISO|T|TS|NZS|P))*[\s/-]*\p{L}?[\s-]?\d{2,}/iu

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
  const { byNorm, bare } = withoutNorms(header)
  const whole = factNamed(header)
  const named = whole ? [whole] : distinct(piecesOf(bare).flatMap((piece) => namedBy(piece) ?? []))
  if (byNorm.length === 0) {
    if (!whole && ANY_NORM.test(bare)) return { named: [], cited: [] }
    const groups = new Set(named.map(({ group }) => group))
    // A Chinese list that says 燃烧性能 may mean the national norm.
    const national = HAN.test(header) ? facts.filter((fact) => groups.has(fact.group) && isNational(fact)) : []
    return { named: distinct([...named, ...national]), cited: [] }
  }
  const groups = new Set(named.map(({ group }) => group))
  const both = named.filter((fact) => byNorm.includes(fact))
  return { named: both, cited: byNorm.filter((fact) => named.length === 0 || groups.has(fact.group)) }
}

function isNational({ norms }: Fact): boolean {
  return norms.length > 0 && norms.every(({ name }) => name.startsWith('GB'))
}

/** The rows whose norms a header cites, and the header without them. */
export function withoutNorms(header: string): { byNorm: Fact[]; bare: string } {
  let bare = header
  const byNorm = normPatterns().flatMap(({ pattern, of }) => {
    const without = bare.replaceAll(pattern, ' ')
    const isCited = without !== bare
    bare = without
    return isCited ? of : []
  })
  return { byNorm: distinct(byNorm), bare: bare.replaceAll(EMPTY_BRACKETS, ' ').trim() }
}

let norms: { pattern: RegExp; of: Fact[] }[] | undefined

function normPatterns(): { pattern: RegExp; of: Fact[] }[] {
  if (norms) return norms
  const byName = Map.groupBy(
    facts.flatMap((fact) => fact.norms.map(({ name }) => ({ name, fact }))),
    ({ name }) => name,
  )
  // `EN 13501-10` is not `EN 13501-1`.
  norms = [...byName]
    .toSorted(([one], [other]) => other.length - one.length)
    .map(([name, all]) => ({
      pattern: new RegExp(
        String.raw`(?<![\p{L}\p{N}])(?:(?:DIN|BS|NF|UNI|UNE|EN|CEN|ISO)[\s/-]*)*${name.split(/[\s/-]+/).join(String.raw`[\s./-]*`)}(?:\s?[-:]\s?(?:19|20)\d\d)?(?![\p{N}\p{L}])`,
        'giu',
      ),
      of: distinct(all.map(({ fact }) => fact)),
    }))
  return norms
}

/** The parts of a header that may each be a name, the longest first; without what stands in brackets, and that alone. */
function piecesOf(bare: string): string[] {
  const inside = [...bare.matchAll(IN_BRACKETS)].map(([, text = '']) => text)
  const outside = bare.replaceAll(IN_BRACKETS, ' ')
  const parts = (text: string) => [text, ...text.split(BETWEEN)]
  return [bare, ...parts(outside), ...inside.flatMap(parts)].flatMap((text) => {
    const piece = text.replaceAll(ACCORDING, ' ').trim()
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
  if (fact.kind === 'number') return (type === 'number' || type === 'range') && isOfUnit(fact, unit)
  if (fact.kind === 'boolean') return type === 'boolean'
  const values = column.distinct.filter(({ value }) => !saysNone(value))
  const known = values.filter(({ value }) =>
    fact.kind === 'class' ? readClasses(fact, value).classes.length > 0 : hasWord(fact.values, value),
  )
  return known.length * 2 > values.length
}

function hasWord(values: readonly (readonly string[])[], text: string): boolean {
  return values.some((words) => words.some((word) => likenessOf(word) === likenessOf(text)))
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

/** Values of a column in which no class of a fact is read: they are kept as written. */
export function unreadBy(fact: ClassFact, { distinct: values }: Pick<TableColumn, 'distinct'>): string[] {
  return values.flatMap(({ value }) => {
    if (saysNone(value)) return []
    const { classes, rest } = readClasses(fact, value)
    return classes.length === 0 || rest !== '' ? value : []
  })
}

/** What the cells of a fact's column say of other facts. Of more than two hundred different values the rest is not counted. */
export function offeredBy(fact: ClassFact, { distinct: values }: Pick<TableColumn, 'distinct'>): OfferedFact[] {
  const offers = new Map<string, OfferedFact>()
  for (const { value, count } of values) {
    for (const { code, text } of readClasses(fact, value).others) {
      const offer = offers.get(code) ?? { code, cells: 0, text }
      offers.set(code, { ...offer, cells: offer.cells + count })
    }
  }
  return [...offers.values()]
}

/** The property that a fact becomes: the stored one that is joined to it, or one by the table's row. */
export function propertyOfFact(
  fact: Fact,
  known: readonly {
    name: string | null
    enName: string | null
    unit: string
    type: HeldByColumn['type']
    fact?: string | null
  }[],
  held: HeldByColumn['type'],
) {
  const joined = known.find(({ fact: code }) => code === fact.code)
  const { name, enName, unit, type } = joined ?? attributeOfFact(fact)
  const isOfRanges = !joined && type === 'number' && held === 'range'
  return { name: name ?? '', enName: enName ?? '', unit, type: isOfRanges ? ('range' as const) : type, fact: fact.code }
}

function distinct<Thing>(things: readonly Thing[]): Thing[] {
  return [...new Set(things)]
}
