import { identityOf, foldedAs } from '../../../contract/identity.ts'
import type { ImportMapping } from '../../../contract/import-mapping.ts'
import type { ImportTableRow } from '../../../contract/import-table.ts'
import { brandOfRows, productKeyOfRows, lineOfRows } from './line-of-rows.ts'
import type { MadeLine } from './line-of-rows.ts'
import { createOtherPrices } from './other-prices.ts'
import { contradictedFacts } from './contradicted-facts.ts'
import { readRow } from './row-facts.ts'
import type { CellProblem } from './read-number.ts'
import type { MeaningOf, RowFacts } from './row-facts.ts'
import { contradictions, createStatedRows, differences, otherBases } from './stated-rows.ts'
import type { NameOf } from './stated-rows.ts'
import { createCurrencyCheck } from './unstated-currency.ts'

/** A product made of rows, or a rejected row. */
export type FromRows = { kind: 'line'; made: MadeLine } | RejectedRow

/** `of` is the product of the row, if it says so. */
interface RejectedRow {
  kind: 'rejected'
  row: number
  problems: CellProblem[]
  of: { key: string; brand: { englishName: string } } | undefined
}

/** What reading rows needs besides the mapping. */
export interface MakeLinesDeps {
  picturesOf?: (model: string) => string[]
  meaningOf?: MeaningOf | undefined
}

/** As many SKUs as a line of the import file may have. */
const MOST_ROWS = 500

/**
 * Makes products of rows: consecutive rows with the same brand and key are one, and a later repetition is another line. A row with an
 * unreadable value is rejected alone; rows of one product that repeat a SKU are rejected together.
 */
export async function* linesOfRows(
  rows: AsyncIterable<ImportTableRow>,
  mapping: ImportMapping,
  header: readonly string[],
  { picturesOf = () => [], meaningOf }: MakeLinesDeps = {},
): AsyncGenerator<FromRows> {
  const currencyNotes = createCurrencyCheck()
  const nameOf = namesOf(mapping, header)
  const statedNotes = createStatedRows(nameOf)
  const otherPrices = createOtherPrices(mapping, header)
  const factNotes = toldOnce()
  let group: RowFacts[] = []
  let rejected: FromRows[] = []
  for await (const row of rows) {
    const facts = readRow(row, mapping, { header, meaningOf })
    const problems = row.problem ? brokenRow(row) : problemsOf(facts)
    if (problems.length) {
      // The cells of a broken row may be shifted, so it says nothing of its product.
      rejected.push({ kind: 'rejected', row: row.row, problems, of: row.problem ? undefined : productOf(facts) })
      continue
    }
    if (group.length && (!isSame(group[0], facts) || group.length >= MOST_ROWS)) {
      yield* flush()
      group = []
      rejected = []
    }
    group.push(facts)
  }
  yield* flush()

  // Sorted by row, because an interrupted import continues at a row.
  function* flush(): Generator<FromRows> {
    const repeated = contradictions(group, nameOf)
    const single = group.filter((row) => !repeated.some((one) => one.row === row))
    const contrary = [...repeated, ...otherBases(single, nameOf)]
    const doubtful = new Set(contrary.map(({ row }) => row))
    const sound = group.filter((row) => !doubtful.has(row))
    const made = lineOfRows(sound, picturesOf)
    made?.notes.push(
      ...sound.flatMap(({ notes }) => notes),
      ...[...sound.flatMap((row) => row.factNotes), ...contradictedFacts(sound, pathOf(made), header)].filter(
        factNotes,
      ),
      ...sound.flatMap(otherPrices),
      ...differences(sound, nameOf),
      ...statedNotes(sound),
      ...currencyNotes(made),
    )
    const others = [...Map.groupBy(contrary, ({ row }) => row)].map(([row, wrong]): FromRows => ({ kind: 'rejected', row: row.row, problems: wrong.map(({ problem }) => problem), of: productOf(row) })) // prettier-ignore
    const all: FromRows[] = [...(made ? [{ kind: 'line', made } as const] : []), ...others, ...rejected]
    yield* all.toSorted((one, other) => rowNumberOf(one) - rowNumberOf(other))
  }
}

/** The category of a product, as its rows name it. */
function pathOf({ value: { category } }: MadeLine): { name: string | null; enName: string | null }[] {
  const steps = Array.isArray(category) ? (category as { name?: string; enName?: string }[]) : []
  return steps.map(({ name = null, enName = null }) => ({ name, enName }))
}

/** Whether a note is the first of its column, value and reason. */
function toldOnce(): (note: CellProblem) => boolean {
  const told = new Set<string>()
  return ({ column, value, reason }) => {
    const mark = JSON.stringify([column, value, reason.en])
    if (told.has(mark) || told.size >= MOST_TOLD) return false
    told.add(mark)
    return true
  }
}

const MOST_TOLD = 1000

/** The product that a row is of, if it says so; nothing of the row is taken. */
export function productOfRow(
  row: ImportTableRow,
  mapping: ImportMapping,
  { header, meaningOf }: { header: readonly string[]; meaningOf?: MeaningOf | undefined },
): RejectedRow['of'] {
  return productOf(readRow(row, mapping, { header, meaningOf }))
}

/** The header of the column that is mapped to a target. */
function namesOf({ columns }: ImportMapping, header: readonly string[]): NameOf {
  return (target) => {
    const rule = columns.find((one) => one.target === target)
    return rule ? (header[rule.column] ?? '') : ''
  }
}

function rowNumberOf(one: FromRows): number {
  return one.kind === 'line' ? one.made.line : one.row
}

function isSame(one: RowFacts | undefined, other: RowFacts): boolean {
  return (
    one !== undefined &&
    productKeyOfRows(one) !== '' &&
    identityOf(productKeyOfRows(one)) === identityOf(productKeyOfRows(other)) &&
    foldedAs(brandOfRows(one)) === foldedAs(brandOfRows(other))
  )
}

function productOf(facts: RowFacts): RejectedRow['of'] {
  const [key, englishName] = [productKeyOfRows(facts), brandOfRows(facts)]
  return key === '' || englishName === '' ? undefined : { key, brand: { englishName } }
}

function problemsOf(facts: RowFacts): CellProblem[] {
  if (facts.problems.length || productKeyOfRows(facts) !== '') return facts.problems
  const reason = { en: 'the row has neither a product number nor a model', zh: '该行既没有产品编号也没有型号' }
  return [{ row: facts.row, column: '', value: '', reason }]
}

function brokenRow({ row, problem, cells }: ImportTableRow): CellProblem[] {
  return [
    { row, column: '', value: cells.slice(0, 3).join(' · ').slice(0, 200), reason: problem ?? { en: '', zh: '' } },
  ]
}
