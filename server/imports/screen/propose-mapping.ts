import type { MappingProposal, TableColumn } from '../../../contract/import-mapping.ts'
import type { Db } from '../../database.ts'
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
  const asFirst = origin && proposeAsOrigin(origin, header, columns)
  if (asFirst) return asFirst
  const remembered = await findSupplierMapping(db, header)
  if (remembered) return rateMapping(columns, remembered.mapping, remembered.name)
  return guessMapping(columns, await loadKnownCatalogue(db))
}
