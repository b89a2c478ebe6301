import type { ImportMapping } from '../../../contract/import-mapping.ts'
import { saysNone } from '../../../contract/values/read-value.ts'
import { PRICES } from './guess-mapping.ts'
import { ANY_DAY, isBesidePrices, isOtherAmount, priceHeader } from './price-headers.ts'
import type { CellProblem } from './read-number.ts'
import type { RowFacts } from './row-facts.ts'

/** A sign of money, or a dash for hundredths, `412.–`. */
const MONEY = /[€$£¥￥元]\s*\p{Nd}|\p{Nd}\s*[€$£¥￥元]|\p{Nd}[.,][-–—]/u
const NONE_TAKEN = {
  en: 'looks like a price, and no column is taken as the price',
  zh: '看起来是价格，但没有任何列被用作价格',
}
const DIGIT = /\p{Nd}/u

/**
 * Finds the first row that has another price beside the one that is taken, in a column that says nothing else of it: of a finish, of a
 * size; or a price, if none is taken. A product has one price, so the others are left out; one note is enough.
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
  // Columns of sizes, `12 mm`, are prices by the signs of their cells.
  const isBySign = kinds.size === 0
  const mayBe = (name: string) => !priceHeader(name, ANY_DAY) && !isBesidePrices(name) && !isOtherAmount(name)
  const isOther = (column: number) => (isBySign ? mayBe(header[column] ?? '') : kinds.has(kindOf(column) ?? ''))
  const others = columns.flatMap(({ column, target }) => (target === null && isOther(column) ? column : []))
  let isTold = others.length === 0
  return ({ row, cells }) => {
    if (isTold) return []
    const textOf = (column: number) => cells[column]?.trim() ?? ''
    const isPrice = (column: number) => (isBySign ? MONEY : DIGIT).test(textOf(column)) && !saysNone(textOf(column))
    const own = new Set(taken.map(textOf))
    const all = others.filter((column) => !isBySign || isPrice(column))
    const other = all.find((column) => isPrice(column) && !own.has(textOf(column)))
    if (other === undefined) return []
    isTold = true
    const [one, rest] = [taken, all].map((of) => of.map((column) => header[column]).join(', '))
    if (taken.length === 0) return [{ row, column: header[other] ?? '', value: textOf(other), reason: NONE_TAKEN }]
    const reason = {
      en: `is a further price, and a product has one: ${one} is taken, and nothing of ${rest}`,
      zh: `是另一个价格，而产品只有一个价格：采用“${one}”，不采用“${rest}”`,
    }
    return [{ row, column: header[other] ?? '', value: textOf(other), reason }]
  }
}
