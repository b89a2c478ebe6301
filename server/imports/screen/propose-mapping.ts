import type { MappingProposal, TableColumn } from '../../../contract/import-mapping.ts'
import { withType } from '../../../contract/import-property.ts'
import type { Db } from '../../database.ts'
import { withSigns } from '../mapping/ask-signs.ts'
import { guessMapping, rateMapping } from '../mapping/guess-mapping.ts'
import type { KnownCatalogue } from '../mapping/known-names.ts'
import { saidBeside } from '../mapping/said-beside.ts'
import type { BesideText } from '../mapping/said-beside.ts'
import { loadKnownCatalogue } from './known-catalogue.ts'
import { findOrigin, proposeAsOrigin } from './origin.ts'
import { findSupplierMapping } from './suppliers.ts'

/** A guess, with what stands above and below the table. */
function withSaid(proposal: MappingProposal, beside: readonly BesideText[], known: KnownCatalogue): MappingProposal {
  const said = saidBeside(beside, proposal.mapping, known)
  if (said.length === 0) return proposal
  const constants = Object.fromEntries(said.map(({ target, value }) => [target, value]))
  return {
    ...proposal,
    said,
    mapping: { ...proposal.mapping, constants: { ...proposal.mapping.constants, ...constants } },
  }
}

/** Proposes a mapping: that of the import which the table corrects, else that of the supplier's last table, else a guess. */
export async function proposeMapping(
  db: Db,
  header: readonly string[],
  columns: readonly TableColumn[],
  beside: readonly BesideText[],
): Promise<MappingProposal> {
  const origin = await findOrigin(db, header)
  const known = await loadKnownCatalogue(db)
  const asFirst = origin && proposeAsOrigin(origin, header, columns)
  if (asFirst) return { ...asFirst, mapping: withSigns(asFirst.mapping, columns, known) }
  const remembered = await findSupplierMapping(db, header)
  if (!remembered) return withSaid(guessMapping(columns, known), beside, known)
  const { name, mapping } = remembered
  const typed = mapping.columns.map((rule) => withType(rule, columns[rule.column], known.attributes))
  return rateMapping(columns, withSigns({ ...mapping, columns: typed }, columns, known), name)
}
