import { foldedAs } from '../../../contract/identity.ts'
import type { ColumnRule, ImportMapping, MappingChange, TableColumn } from '../../../contract/import-mapping.ts'
import { withType } from '../../../contract/import-property.ts'
import { withSigns } from './ask-signs.ts'
import { guessMapping, PRICES } from './guess-mapping.ts'
import { priceHeader } from './price-headers.ts'
import { guessValues } from './guess-values.ts'
import type { KnownCatalogue } from './known-names.ts'
import { SECTION_NAMES } from '../tables/read-table.ts'
import type { MappedColumns } from './remark-column.ts'

/** Fewer columns, or a smaller share of the remembered ones, are those of another table. */
const FEWEST = 3
const MOST_MISSING = 0.4
const MOST_CHANGES = 200
const YEARS = /(?<!\d)20\d\d(?!\d)/g

/**
 * Where the columns of a remembered table are now, by their names; those of one name but for its year if nothing else has it. Values are
 * places in `header`, keys those in the remembered one.
 */
export function placesNow(remembered: readonly string[], header: readonly string[]): Map<number, number> {
  const places = new Map<number, number>()
  const found = new Set<number>()
  for (const nameOf of [foldedAs, nameOfAnyYear]) {
    const open = Map.groupBy(
      [...header.keys()].filter((place) => !found.has(place)),
      (place) => nameOf(header[place] ?? ''),
    )
    for (const [was, name] of remembered.entries()) {
      const place = places.has(was) ? undefined : open.get(nameOf(name))?.shift()
      if (place === undefined) continue
      places.set(was, place)
      found.add(place)
    }
  }
  return places
}

function nameOfAnyYear(name: string): string {
  return foldedAs(name).replaceAll(YEARS, '#')
}

/** How alike two headers are: 1 if they are one, 0 if they are of different tables. */
export function likenessOfHeaders(remembered: readonly string[], header: readonly string[]): number {
  const shared = placesNow(remembered, header).size
  const isOne = shared === remembered.length && shared === header.length
  if (!isOne && (shared < FEWEST || shared < (1 - MOST_MISSING) * remembered.length)) return 0
  return shared / (remembered.length + header.length - shared)
}

/**
 * The mapping of a table like a remembered one: its columns by their names, other columns as guessed, save what the remembered ones are.
 * Tells what differs from the guess alone.
 */
export function asRemembered(
  remembered: MappedColumns,
  columns: readonly TableColumn[],
  known: KnownCatalogue,
  today: string,
): { mapping: ImportMapping; changes: MappingChange[] } {
  const places = placesNow(remembered.header, columns.map(({ name }) => name)) // prettier-ignore
  // `UVP 2027` is the column of `UVP 2026`, and its price does not apply yet.
  for (const { column: was, target } of remembered.mapping.columns) {
    const name = columns[places.get(was) ?? -1]?.name ?? ''
    const isLater = PRICES.has(target) && name !== remembered.header[was] && priceHeader(name, today)?.kind === 'future'
    if (isLater) places.delete(was)
  }
  const alone = guessMapping(columns, known, today).mapping
  const kept = new Map<number, ColumnRule>()
  const levelsOf = (names: readonly string[]) => names.filter((name) => SECTIONS.has(name)).length
  const isOfSameLevels = levelsOf(remembered.header) === columns.filter(({ isSection }) => isSection).length
  for (const rule of remembered.mapping.columns) {
    const column = places.get(rule.column)
    if (column !== undefined && standsNow(rule, columns[column], isOfSameLevels))
      kept.set(column, keptRule(rule, { column, places, known, columns, alone }))
  }
  const guessed = guessMapping(columns, known, today, kept).mapping
  const missing = remembered.mapping.columns.filter(({ column, target }) => target !== null && !places.has(column))
  const mapping = withSigns(
    {
      ...remembered.mapping,
      columns: guessed.columns,
      constants: constantsNow(remembered.mapping, { guessed, kept, missing }),
      ...((remembered.mapping.newProducts ?? alone.newProducts) && {
        newProducts: remembered.mapping.newProducts ?? alone.newProducts,
      }),
    },
    columns,
    known,
  )
  const gone = missing.map(({ column, target }): MappingChange => ({
    column: remembered.header[column] ?? '',
    what: 'missing',
    of: '',
    was: target ?? '',
    is: '',
  }))
  return { mapping, changes: [...gone, ...changesOf({ alone, mapping, columns, known })].slice(0, MOST_CHANGES) }
}

const SECTIONS: ReadonlySet<string> = new Set(SECTION_NAMES)

/** A title of one level means another thing than the first of two, and a price of a day to come is no price yet. */
function standsNow({ target }: ColumnRule, column: TableColumn | undefined, isOfSameLevels: boolean): boolean {
  if (column?.isSection && !isOfSameLevels) return false
  return !(PRICES.has(target) && column?.about === 'future')
}

interface Keeping {
  column: number
  places: ReadonlyMap<number, number>
  known: KnownCatalogue
  columns: readonly TableColumn[]
  alone: ImportMapping
}

/** A rule at its place in this table. The decimal mark that its cells show wins over the remembered one. */
function keptRule(rule: ColumnRule, { column, places, known, columns, alone }: Keeping): ColumnRule {
  const { unitColumn } = rule
  const shown = alone.columns[column]?.decimal
  const moved: ColumnRule = {
    ...rule,
    column,
    ...(unitColumn != null && { unitColumn: places.get(unitColumn) ?? null }),
    ...(rule.decimal && shown && { decimal: shown }),
  }
  return withType(moved, columns[column], known.attributes)
}

/** The remembered constants; those of prices that stand in another column now, or of what had a column, are as guessed. */
function constantsNow(
  { constants }: ImportMapping,
  {
    guessed,
    kept,
    missing,
  }: { guessed: ImportMapping; kept: ReadonlyMap<number, ColumnRule>; missing: readonly ColumnRule[] },
): ImportMapping['constants'] {
  const isPricedAnew = guessed.columns.some(({ column, target }) => PRICES.has(target) && !kept.has(column))
  const { 'sku.taxIncluded': _, 'sku.priceQuantity': __, ...others } = constants
  const open = Object.entries(guessed.constants).filter(
    ([target]) => isPricedAnew || missing.some((rule) => rule.target === target),
  )
  return { ...(isPricedAnew ? others : constants), ...Object.fromEntries(open) }
}

/** How a mapping differs from the guess alone. */
function changesOf({
  alone,
  mapping,
  columns,
  known,
}: {
  alone: ImportMapping
  mapping: ImportMapping
  columns: readonly TableColumn[]
  known: KnownCatalogue
}): MappingChange[] {
  const changes: MappingChange[] = []
  const note = (change: Omit<MappingChange, 'was' | 'is'>, was: string | undefined, is: string | undefined) => {
    if ((was ?? '') !== (is ?? '')) changes.push({ ...change, was: was ?? '', is: is ?? '' })
  }
  for (const rule of mapping.columns) {
    const column = columns[rule.column]
    const guess = alone.columns[rule.column]
    if (!column || !guess) continue
    const of = { column: column.name, of: '' }
    note({ ...of, what: 'target' }, guess.target ?? '', rule.target ?? '')
    note({ ...of, what: 'unit' }, guess.unit, rule.unit)
    // A property that is left out has a decimal mark all the same.
    if (guess.target === rule.target) note({ ...of, what: 'decimal' }, guess.decimal, rule.decimal)
    note({ ...of, what: 'multiply' }, guess.multiply?.toString(), rule.multiply?.toString())
    const { target, values = {} } = rule
    const meant = target === null || target === 'attribute' ? {} : guessValues(target, column, known)
    const words = new Set(column.distinct.map(({ value }) => value))
    for (const [word, is] of Object.entries(values))
      if (words.has(word)) note({ ...of, what: 'word', of: word }, Object.hasOwn(meant, word) ? meant[word] : word, is)
  }
  const whole = { column: '', of: '' }
  const both = <Name extends string>(one: Partial<Record<Name, string>>, other: Partial<Record<Name, string>>) =>
    [...new Set([...Object.keys(one), ...Object.keys(other)])].map((name) => [name as Name, one[name as Name], other[name as Name]] as const) // prettier-ignore
  for (const [target, was, is] of both(alone.constants, mapping.constants))
    note({ ...whole, what: 'constant', of: target }, was, is)
  for (const [sign, was, is] of both(alone.signs ?? {}, mapping.signs ?? {}))
    if (was !== undefined) note({ ...whole, what: 'sign', of: sign }, was, is)
  note({ ...whole, what: 'rowIs' }, alone.rowIs, mapping.rowIs)
  note({ ...whole, what: 'newProducts' }, alone.newProducts ?? 'on_sale', mapping.newProducts ?? 'on_sale')
  return changes
}
