import { sql } from 'kysely'
import type { Updateable } from 'kysely'
import type { MappingProposal } from '../../../../contract/import-mapping.ts'
import type { AskedReading, ReadingChoice } from '../../../../contract/import-table.ts'
import type { Db } from '../../../database.ts'
import type { TableRefused } from '../../tables/table-refused.ts'
import type { ImportTables } from '../tables.ts'

type Facts = Updateable<ImportTables['import_upload']>

/**
 * Stores what a reading finds, unless a member has stopped it or changed the choice since. Each call returns whether it wrote. `chosen` is
 * the choice at the start of the reading.
 */
export function createReadingNotes(db: Db, id: string, chosen: AskedReading | null) {
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
    /** Stores the first facts, and the choice by which the file is read. */
    async begin(choice: ReadingChoice, facts: Facts): Promise<boolean> {
      const isWritten = await note({ ...facts, choice: JSON.stringify(choice) }, ['reading'])
      stands = JSON.stringify(choice)
      return isWritten
    },
    read: async (facts: Facts) => note({ ...facts, state: 'read', problem: null }, ['reading']),
    /** Stores the facts of the whole file. The mapping is left alone if a member has begun to change it. */
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
