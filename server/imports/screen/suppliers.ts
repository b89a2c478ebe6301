import { sql } from 'kysely'
import type { ImportMapping } from '../../../contract/import-mapping.ts'
import type { Db } from '../../database.ts'
import { mappingWithoutRemarks, mappingWithRemarks, withoutRemarks } from '../mapping/remark-column.ts'

/** The mapping of the supplier whose last table had these columns, apart from our own remark columns. */
export async function findSupplierMapping(
  db: Db,
  header: readonly string[],
): Promise<{ name: string; mapping: ImportMapping } | undefined> {
  const found = await db
    .selectFrom('import_supplier')
    .select(['name', 'mapping'])
    .where(sql<boolean>`header = ${withoutRemarks(header)}::text[]`)
    .orderBy('updated_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found && { ...found, mapping: mappingWithRemarks({ header, mapping: found.mapping }) }
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
