import { identityOf } from '../../../contract/identity.ts'
import type { ImportTarget } from '../../../contract/import-mapping.ts'
import { brandOfRows, productKeyOfRows, modelOfRows } from './line-of-rows.ts'
import type { CellProblem } from './read-number.ts'
import type { RowFacts } from './row-facts.ts'

/** Facts that a product has only once, whatever its number of rows. */
const OF_PRODUCT: readonly ImportTarget[] = [
  'name', 'enName', 'description', 'enDescription', 'category', 'category.1', 'category.2', 'category.3', 'enCategory', 'enCategory.1', 'enCategory.2',
  'enCategory.3', 'currencyUnit', 'measurementUnit', 'status', 'rank', 'platformNo',
] // prettier-ignore

/** Returns the header of a target's column. */
export type NameOf = (target: ImportTarget) => string

interface Stated {
  /** The row whose facts apply; they are kept as hashes, which suffice to find differences. */
  row: number
  marks: (number | undefined)[]
  rowByModel: Map<string, number>
}

/** Finds SKUs and facts that a later, separate row of a product repeats or changes; the later row applies. */
export function createStatedRows(nameOf: NameOf): (rows: readonly RowFacts[]) => CellProblem[] {
  const byProduct = new Map<string, Stated>()

  return (rows) => {
    const [first] = rows
    if (!first) return []
    const product = JSON.stringify([identityOf(brandOfRows(first)), identityOf(productKeyOfRows(first))])
    const before = byProduct.get(product)
    const stated: Stated = before ?? { row: first.row, marks: [], rowByModel: new Map() }
    byProduct.set(product, stated)
    const notes = before ? [...repeatedSkus(rows, before), ...changedFacts(first, before)] : []
    for (const row of rows) stated.rowByModel.set(identityOf(modelOfRows(row)), row.row)
    const marks = marksOf(first)
    stated.marks = marks.map((mark, index) => mark ?? stated.marks[index])
    stated.row = first.row
    return notes
  }

  function repeatedSkus(rows: readonly RowFacts[], { rowByModel }: Stated): CellProblem[] {
    return rows.flatMap((row) => {
      const [model, earlier] = [modelOfRows(row), rowByModel.get(identityOf(modelOfRows(row)))]
      if (model === '' || earlier === undefined) return []
      const reason = {
        en: `this SKU stands in row ${earlier} too: what this row says counts`,
        zh: `第 ${earlier} 行已有此 SKU，以本行为准`,
      }
      return [{ row: row.row, column: nameOf(row.values.has('sku.model') ? 'sku.model' : 'key'), value: model, reason }]
    })
  }

  function changedFacts(first: RowFacts, before: Stated): CellProblem[] {
    const marks = marksOf(first)
    return OF_PRODUCT.flatMap((target, index) => {
      const [one, other] = [before.marks[index], marks[index]]
      if (one === undefined || other === undefined || one === other) return []
      const reason = {
        en: `differs from row ${before.row} of the same product, which stands apart: what this row says counts`,
        zh: `与同一产品的第 ${before.row} 行不同，两行不相邻，以本行为准`,
      }
      return [{ row: first.row, column: nameOf(target), value: shown(first.values.get(target)), reason }]
    })
  }
}

/** Facts of a product in which later rows differ from the first, which applies. */
export function differences([first, ...others]: readonly RowFacts[], nameOf: NameOf): CellProblem[] {
  if (!first) return []
  return others.flatMap(({ row, values }) =>
    OF_PRODUCT.flatMap((target) => {
      const [one, other] = [first.values.get(target), values.get(target)]
      if (one === undefined || other === undefined || one === other) return []
      const reason = {
        en: `differs from row ${first.row} of the same product, which counts (${shown(one)})`,
        zh: `与同一产品的第 ${first.row} 行不同，以该行为准（${shown(one)}）`,
      }
      return [{ row, column: nameOf(target), value: shown(other), reason }]
    }),
  )
}

/** Rows of one product with the same model: it is unknown which one is meant. */
export function contradictions(rows: readonly RowFacts[], nameOf: NameOf): { row: RowFacts; problem: CellProblem }[] {
  const byModel = Map.groupBy(rows, (row) => identityOf(modelOfRows(row)))
  return [...byModel].flatMap(([model, alike]) => {
    if (model === '' || alike.length < 2) return []
    return alike.map((row) => {
      const others = alike.filter((one) => one !== row).map((one) => one.row)
      const named = others.slice(0, MOST_NAMED)
      const more = others.length - named.length
      const reason = {
        en: `the same SKU stands in row${others.length === 1 ? '' : 's'} ${named.join(', ')}${more ? ` and ${more} more` : ''} too: leave one of them`,
        zh: `第 ${named.join('、')} 行${more ? `等 ${others.length} 行` : ''}也是此 SKU，请只保留一行`,
      }
      const column = nameOf(row.values.has('sku.model') ? 'sku.model' : 'key')
      return { row, problem: { row: row.row, column, value: modelOfRows(row), reason } }
    })
  })
}

/** Rows of one product that say another unit or currency than its first: their prices would be taken for that. */
export function otherBases(rows: readonly RowFacts[], nameOf: NameOf): { row: RowFacts; problem: CellProblem }[] {
  const [first] = rows
  return rows.flatMap((row) =>
    (['currencyUnit', 'measurementUnit'] as const).flatMap((target) => {
      const [one, other] = [first?.values.get(target), row.values.get(target)]
      const isPriced = PRICES.some((price) => row.values.has(price))
      if (first === undefined || one === undefined || other === undefined || one === other || !isPriced) return []
      const reason = {
        en: `differs from row ${first.row} of the same product (${shown(one)}), which has one unit and one currency`,
        zh: `与同一产品的第 ${first.row} 行不同（${shown(one)}）：一个产品只有一个计量单位和币种`,
      }
      return [{ row, problem: { row: row.row, column: nameOf(target), value: shown(other), reason } }]
    }),
  )
}

const PRICES: readonly ImportTarget[] = ['sku.price', 'sku.minPrice', 'sku.maxPrice']
const MOST_NAMED = 10
const LONGEST_SHOWN = 100

function shown(value: unknown): string {
  const text = textOf(value)
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text
}

/** Facts that a product has once are texts and numbers. */
function textOf(value: unknown): string {
  return typeof value === 'number' ? String(value) : typeof value === 'string' ? value : ''
}

function marksOf({ values }: RowFacts): (number | undefined)[] {
  return OF_PRODUCT.map((target) => {
    const value = values.get(target)
    return value === undefined ? undefined : markOf(textOf(value))
  })
}

/** The FNV-1a hash (Fowler, Noll, Vo); keeping the texts of a hundred thousand products would take too much memory. */
function markOf(text: string): number {
  let mark = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) mark = Math.imul(mark ^ text.charCodeAt(index), 0x01000193)
  return mark
}
