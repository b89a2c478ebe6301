import { purchasesOf } from '../../../contract/budgets/orders.ts'
import type { FileBudget, FileLine } from './file-budget.ts'
import { lineBrand } from './line-words.ts'
import { budgetWordsIn } from './words.ts'

/** The orders to one seller. */
export interface OrderList {
  seller: string
  orders: { line: FileLine; remainder: string; orderBy: string }[]
}

/** Orders by seller, or of one brand or supplier. A line that names a supplier is not ordered from its brand. */
export function ordersOf({ lines, brandId, supplier: onlyOf, language, list }: FileBudget): OrderList[] {
  const wanted = lines.filter(
    ({ snapshot, supplier }) =>
      (brandId === undefined || (snapshot?.brandId === brandId && supplier.trim() === '')) &&
      (onlyOf === undefined || supplier.trim() === onlyOf),
  )
  const linesById = new Map(wanted.map((line) => [line.id, line]))
  const purchases = purchasesOf(
    wanted.map((line) => ({ line, figures: line.figures })),
    list,
  )
  return purchases.map(({ supplier, orders }) => {
    const found = orders.flatMap(({ line: { id }, remainder, orderBy }) => {
      const line = linesById.get(id)
      return line ? [{ line, remainder, orderBy: orderBy ?? '' }] : []
    })
    const brand = found[0] ? lineBrand(found[0].line, language) : ''
    return { seller: supplier || brand || budgetWordsIn(language).withoutBrand, orders: found }
  })
}
