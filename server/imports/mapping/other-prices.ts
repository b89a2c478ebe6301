import type { ImportMapping } from '../../../contract/import-mapping.ts'
import { saysNone } from '../../../contract/values/read-value.ts'
import { PRICES } from './guess-mapping.ts'
import { priceHeader } from './price-headers.ts'
import type { CellProblem, RowFacts } from './row-facts.ts'

/** A price of a later day is one of another kind, whatever the day. */
const ANY_DAY = '9999-12-31'

/**
 * Finds the first row that has another price beside the one that is taken, in a column that says nothing else of it: of a finish, of a
 * size. A product has one price, so the others are left out; one note is enough.
 */
export function createOtherPrices(
  { columns }: ImportMapping,
  header: readonly string[],
): (row: Pick<RowFacts, 'row' | 'cells'>) => CellProblem[] {
  const kindOf = (column: number) => {
    const said = priceHeader(header[column] ?? '', ANY_DAY)
    return said && JSON.stringify([said.kind, said.tax, said.from])
  }
  const taken = columns.flatMap(({ column, target }) => (PRICES.has(target) ? column : []))
  const kinds = new Set(taken.flatMap((column) => kindOf(column) ?? []))
  const others = columns.flatMap(({ column, target }) => (target === null && kinds.has(kindOf(column) ?? '') ? column : [])) // prettier-ignore
  let isTold = others.length === 0
  return ({ row, cells }) => {
    if (isTold) return []
    const textOf = (column: number) => cells[column]?.trim() ?? ''
    const own = new Set(taken.map(textOf))
    const other = others.find((column) => /\p{Nd}/u.test(textOf(column)) && !own.has(textOf(column)) && !saysNone(textOf(column))) // prettier-ignore
    if (other === undefined) return []
    isTold = true
    const [one, all] = [taken.map((column) => header[column]).join(', '), others.map((column) => header[column]).join(', ')] // prettier-ignore
    const reason = {
      en: `is a further price, and a product has one: ${one} is taken, and nothing of ${all}`,
      zh: `是另一个价格，而产品只有一个价格：采用“${one}”，不采用“${all}”`,
    }
    return [{ row, column: header[other] ?? '', value: textOf(other), reason }]
  }
}
