import type { Trx } from '../../database.ts'
import { additionOf, deleteRows, updateRows } from './bulk-rows.ts'
import type { Row, Statement, TableName } from './bulk-rows.ts'
import type { ProductRows } from './stored-products.ts'

/** A product before a batch (undefined if new) and after it. */
export interface MergedProduct {
  before: ProductRows | undefined
  after: ProductRows
}

type OwnedTable = 'product' | 'sku' | 'attribute_value' | 'picture_use' | 'certificate' | 'download'

const INSERT_ORDER: OwnedTable[] = ['product', 'sku', 'attribute_value', 'picture_use', 'certificate', 'download']
// Columns that the database generates, or that no line states.
const NOT_WRITTEN = new Set(['created_at', 'currency_type', 'measurement_type', 'scheme_type', 'kind_type'])

/** Whether a line changed its product. */
export function isChanged({ before, after }: MergedProduct): boolean {
  return INSERT_ORDER.some((table) => {
    const old = before ? rowsOf(before, table) : []
    const fresh = rowsOf(after, table)
    return old.length !== fresh.length || differing(old, fresh).length > 0
  })
}

/** Writes the differences between the products before and after, table by table; equal rows are not touched. */
export async function saveProducts(trx: Trx, changes: MergedProduct[]): Promise<void> {
  for (const table of INSERT_ORDER.toReversed()) {
    const gone = changes.flatMap(({ before, after }) => {
      const kept = new Set(rowsOf(after, table).map(({ id }) => id))
      return before ? rowsOf(before, table).filter(({ id }) => !kept.has(id)) : []
    })
    await deleteRows(
      trx,
      table,
      gone.map(({ id }) => id),
    )
  }
  let underWay: Promise<unknown> = Promise.resolve()
  for (const table of INSERT_ORDER) {
    const differences = changes.map(({ before, after }) => ({
      old: before ? rowsOf(before, table) : [],
      fresh: rowsOf(after, table),
    }))
    const added = differences.flatMap(({ old, fresh }) => fresh.filter(({ id }) => !old.some((row) => row.id === id)))
    const changed = differences.flatMap(({ old, fresh }) =>
      differing(old, fresh).filter(({ id }) => old.some((row) => row.id === id)),
    )
    // Built while the database writes the previous table.
    const addition = additionOf(table, added, NOT_WRITTEN)
    await underWay
    underWay = writeTable(trx, table, { addition, changed: changed.map(writable) })
  }
  await underWay
}

async function writeTable(
  trx: Trx,
  table: OwnedTable,
  { addition, changed }: { addition: Statement | undefined; changed: Partial<Row<OwnedTable>>[] },
): Promise<void> {
  await addition?.execute(trx)
  await updateRows(trx, table, changed)
}

function rowsOf(rows: ProductRows, table: OwnedTable): Row<OwnedTable>[] {
  switch (table) {
    case 'product':
      return [rows.product]
    case 'sku':
      return rows.skus
    case 'attribute_value':
      return rows.values
    case 'picture_use':
      return rows.pictures
    case 'certificate':
      return rows.certificates
    case 'download':
      return rows.downloads
  }
}

// Rows that are new or changed.
function differing(old: Row<OwnedTable>[], fresh: Row<OwnedTable>[]): Row<OwnedTable>[] {
  const oldById = new Map(old.map((row) => [row.id, row as Record<string, unknown>]))
  return fresh.filter((row) => {
    const before = oldById.get(row.id)
    if (before === row) return false
    return !before || Object.entries(writable(row)).some(([column, value]) => before[column] !== value)
  })
}

function writable<Table extends TableName>(row: Row<Table>): Partial<Row<Table>> {
  const written: Record<string, unknown> = {}
  for (const [column, value] of Object.entries(row)) if (!NOT_WRITTEN.has(column)) written[column] = value
  return written as Partial<Row<Table>>
}
