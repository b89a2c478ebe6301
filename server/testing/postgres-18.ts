import type { TestProject } from 'vitest/node'
import { chooseBinaries } from '../platform/postgres/embedded-postgres.ts'
import { providePostgres } from './postgres.ts'

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  return providePostgres(project, await chooseBinaries())
}
