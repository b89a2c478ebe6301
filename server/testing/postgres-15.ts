import { existsSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { providePostgres } from './postgres.ts'
import { statementsFolder } from './statements/kept.ts'

// Debian's package. Elsewhere POSTGRES_15_BIN names the folder of its programs.
export const POSTGRES_15 = process.env['POSTGRES_15_BIN'] ?? '/usr/lib/postgresql/15/bin'

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync(`${POSTGRES_15}/postgres`)) {
    throw new Error(
      'The tests on PostgreSQL 15 need its programs: install it (Debian: apt-get install postgresql-15), or name their folder in POSTGRES_15_BIN.',
    )
  }
  project.provide('statementsFolder', statementsFolder())
  return providePostgres(project, POSTGRES_15)
}
