import { sql } from 'kysely'
import type { Measure } from '../../platform/metrics/measure.ts'
import type { Db } from '../../database.ts'

/** Imports under way, on whatever machine. */
export function runsMeasure(db: Db): Measure {
  return {
    metrics: { quarry_imports_running: { help: 'Import runs that have not ended' } },
    async read() {
      const { rows } = await sql<{ running: number }>`
        SELECT count(*)::int AS running FROM import_run WHERE finished_at IS NULL`.execute(db)
      return { quarry_imports_running: rows[0]?.running }
    },
  }
}
