import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { getImportPage, getImportRejections } from '../../contract/imports.ts'
import type { CatalogueTables } from '../catalogue/tables.ts'
import { serve } from '../platform/http/http.ts'
import { getPageOfRejections, getPageOfRuns } from './runs/past-runs.ts'

/** What operators are told of imports. */
export function registerImports(app: FastifyInstance, db: Kysely<CatalogueTables>): void {
  serve(app, getImportPage, (paging) => getPageOfRuns(db, paging))
  serve(app, getImportRejections, ({ id, ...paging }) => getPageOfRejections(db, id, paging))
}
