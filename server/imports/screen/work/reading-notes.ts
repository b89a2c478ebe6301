import { sql } from 'kysely'
import type { Kysely, Updateable } from 'kysely'
import type { MappingProposal } from '../../../../contract/import-mapping.ts'
import type { ReadingChoice } from '../../../../contract/import-table.ts'
import type { TableRefused } from '../../tables/table-refused.ts'
import type { ImportTables } from '../tables.ts'

type Facts = Updateable<ImportTables['import_upload']>

/**
 * Writes down what a reading finds, as long as it is the one that is wanted: where somebody has stopped it, or wants the file read in
 * another way, that stands. Each answers whether it was written. `chosen` is how the file was to be read when the reading began.
 */
export function createReadingNotes(db: Kysely<ImportTables>, id: string, chosen: ReadingChoice | null) {
  let stands = chosen === null ? null : JSON.stringify(chosen)

  async function note(facts: Facts, states: ('reading' | 'read' | 'checked')[]): Promise<boolean> {
    const written = await db
      .updateTable('import_upload')
      .set(facts)
      .where('id', '=', id)
      .where('state', 'in', states)
      .where(sql<boolean>`choice IS NOT DISTINCT FROM ${stands}::jsonb`)
      .returning('id')
      .executeTakeFirst()
    return written !== undefined
  }

  return {
    /** What is known first, and how the file is read from now on. */
    async begin(choice: ReadingChoice, facts: Facts): Promise<boolean> {
      const isWritten = await note({ ...facts, choice: JSON.stringify(choice) }, ['reading'])
      stands = JSON.stringify(choice)
      return isWritten
    },
    read: async (facts: Facts) => note({ ...facts, state: 'read', problem: null }, ['reading']),
    /** What the rest of the file says, while a person looks at its beginning: what they have begun to change stays theirs. */
    async complete(facts: Facts, proposal: MappingProposal): Promise<void> {
      await db
        .updateTable('import_upload')
        .set(facts)
        .where('id', '=', id)
        .where('state', 'not in', ['reading', 'refused'])
        .where(sql<boolean>`choice IS NOT DISTINCT FROM ${stands}::jsonb`)
        .execute()
      await db
        .updateTable('import_upload')
        .set({ proposal: JSON.stringify(proposal), mapping: JSON.stringify(proposal.mapping) })
        .where('id', '=', id)
        .where('is_own_mapping', '=', false)
        .where('state', '=', 'read')
        .where(sql<boolean>`choice IS NOT DISTINCT FROM ${stands}::jsonb`)
        .execute()
    },
    refuse: async ({ reason }: TableRefused) =>
      note({ state: 'refused', problem: JSON.stringify(reason) }, ['reading', 'read', 'checked']),
  }
}
