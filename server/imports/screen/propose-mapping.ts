import type { MappingProposal, TableColumn } from '../../../contract/import-mapping.ts'
import { withType } from '../../../contract/import-property.ts'
import type { Db } from '../../database.ts'
import { withSigns } from '../mapping/ask-signs.ts'
import { guessMapping, rateMapping } from '../mapping/guess-mapping.ts'
import { loadKnownCatalogue } from './known-catalogue.ts'
import { findOrigin, proposeAsOrigin } from './origin.ts'
import { findSupplierMapping } from './suppliers.ts'

/** Proposes a mapping: that of the import which the table corrects, else that of the supplier's last table, else a guess. */
export async function proposeMapping(
  db: Db,
  header: readonly string[],
  columns: readonly TableColumn[],
): Promise<MappingProposal> {
  const origin = await findOrigin(db, header)
  const known = await loadKnownCatalogue(db)
  const asFirst = origin && proposeAsOrigin(origin, header, columns)
  if (asFirst) return { ...asFirst, mapping: withSigns(asFirst.mapping, columns, known) }
  const remembered = await findSupplierMapping(db, header)
  if (!remembered) return guessMapping(columns, known)
  const { name, mapping } = remembered
  const typed = mapping.columns.map((rule) => withType(rule, columns[rule.column], known.attributes))
  return rateMapping(columns, withSigns({ ...mapping, columns: typed }, columns, known), name)
}
