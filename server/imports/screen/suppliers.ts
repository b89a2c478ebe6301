import { foldedAs } from '../../../contract/identity.ts'
import type { ImportMapping, TableColumn } from '../../../contract/import-mapping.ts'
import type { Db } from '../../database.ts'
import { likenessOfHeaders, placesNow } from '../mapping/remembered-mapping.ts'
import { mappingWithoutRemarks, withoutRemarks } from '../mapping/remark-column.ts'

/** A supplier's last table: its columns without our own remarks, and how it was read. */
export interface RememberedTable {
  name: string
  header: string[]
  mapping: ImportMapping
}

/** Finds the supplier whose last table had the columns most like these; of several the one whose name is a brand in it, else the latest. */
export async function findRemembered(db: Db, columns: readonly TableColumn[]): Promise<RememberedTable | undefined> {
  const header = withoutRemarks(columns.map(({ name }) => name))
  const tables = await db
    .selectFrom('import_supplier')
    .select(['name', 'header'])
    .orderBy('updated_at', 'desc')
    .execute()
  const alike = tables.map((table) => ({ name: table.name, likeness: likenessOfHeaders(table.header, header) }))
  const most = Math.max(0, ...alike.map(({ likeness }) => likeness))
  if (most === 0) return undefined
  const names = alike.filter(({ likeness }) => likeness === most).map(({ name }) => name)
  const found = await db
    .selectFrom('import_supplier')
    .select(['name', 'header', 'mapping'])
    .where('name', 'in', names)
    .orderBy('updated_at', 'desc')
    .execute()
  return found.find((table) => isBrandOf(table, columns)) ?? found[0]
}

/** Whether the column of brands names the supplier. */
function isBrandOf({ name, header, mapping }: RememberedTable, columns: readonly TableColumn[]): boolean {
  const places = placesNow(header, columns.map((column) => column.name)) // prettier-ignore
  const rule = mapping.columns.find(({ target }) => target === 'brand.englishName')
  const brands = columns[(rule && places.get(rule.column)) ?? -1]?.distinct ?? []
  return brands.some(({ value }) => foldedAs(value) === foldedAs(name))
}

/** Stores the mapping of a supplier's table in place of the previous one. */
export async function rememberSupplier(
  db: Db,
  { name, header, mapping }: { name: string; header: string[]; mapping: ImportMapping },
): Promise<void> {
  const bare = mappingWithoutRemarks({ header, mapping })
  const facts = { header: withoutRemarks(header), mapping: JSON.stringify(bare), updated_at: new Date() }
  await db
    .insertInto('import_supplier')
    .values({ name, ...facts })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(facts))
    .execute()
}
