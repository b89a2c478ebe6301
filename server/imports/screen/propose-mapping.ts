import type { MappingProposal, TableColumn } from '../../../contract/import-mapping.ts'
import type { Db } from '../../database.ts'
import { withSigns } from '../mapping/ask-signs.ts'
import { guessMapping, rateMapping } from '../mapping/guess-mapping.ts'
import { asRemembered } from '../mapping/remembered-mapping.ts'
import { loadKnownCatalogue } from './known-catalogue.ts'
import { findOrigin, proposeAsOrigin } from './origin.ts'
import { findRemembered } from './suppliers.ts'

/**
 * Proposes a mapping: that of the import which the table corrects, else that of a supplier's last table like it, else a guess. `today` is
 * `YYYY-MM-DD`.
 */
export async function proposeMapping(
  db: Db,
  header: readonly string[],
  columns: readonly TableColumn[],
  today: string,
): Promise<MappingProposal> {
  const origin = await findOrigin(db, header)
  const known = await loadKnownCatalogue(db)
  const asFirst = origin && proposeAsOrigin(origin, header, columns)
  if (asFirst) return { ...asFirst, mapping: withSigns(asFirst.mapping, columns, known) }
  const remembered = await findRemembered(db, columns)
  if (!remembered) return guessMapping(columns, known, today)
  const { mapping, changes } = asRemembered(remembered, columns, known, today)
  return { ...rateMapping(columns, mapping, remembered.name), changes }
}
