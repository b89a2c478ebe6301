import type { MappingProposal, SaidBeside, TableColumn } from '../../../contract/import-mapping.ts'
import type { Db } from '../../database.ts'
import { withSigns } from '../mapping/ask-signs.ts'
import { guessMapping, rateMapping } from '../mapping/guess-mapping.ts'
import { saidBeside } from '../mapping/said-beside.ts'
import type { BesideText } from '../mapping/said-beside.ts'
import { asRemembered } from '../mapping/remembered-mapping.ts'
import { loadKnownCatalogue } from './known-catalogue.ts'
import { findOrigin, proposeAsOrigin } from './origin.ts'
import { findRemembered } from './suppliers.ts'

/** A proposal with what stands above and below the table, where nothing else says it. */
export function withSaid(proposal: MappingProposal, said: readonly SaidBeside[]): MappingProposal {
  if (said.length === 0) return proposal
  const { mapping } = proposal
  const constants = Object.fromEntries(said.map(({ target, value }) => [target, value]))
  return { ...proposal, said: [...said], mapping: { ...mapping, constants: { ...constants, ...mapping.constants } } }
}

/**
 * Proposes a mapping: that of the import which the table corrects, else that of a supplier's last table like it, else a guess. `today` is
 * `YYYY-MM-DD`.
 */
export async function proposeMapping(
  db: Db,
  header: readonly string[],
  columns: readonly TableColumn[],
  beside: readonly BesideText[],
  today: string,
): Promise<MappingProposal> {
  const origin = await findOrigin(db, header)
  const known = await loadKnownCatalogue(db)
  const told = (proposal: MappingProposal) => withSaid(proposal, saidBeside(beside, proposal.mapping, known))
  const asFirst = origin && proposeAsOrigin(origin, header, columns)
  if (asFirst) return { ...asFirst, mapping: withSigns(asFirst.mapping, columns, known) }
  const remembered = await findRemembered(db, columns)
  if (!remembered) return told(guessMapping(columns, known, today))
  const { mapping, changes } = asRemembered(remembered, columns, known, today)
  return told({ ...rateMapping(columns, mapping, remembered.name), changes })
}
