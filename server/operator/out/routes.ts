import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { exportCatalogue } from '../../../contract/catalogue-export.ts'
import type { CatalogueTables } from '../../catalogue/tables.ts'
import { serveFile } from '../../platform/http/files.ts'
import { fileCatalogue } from './file-catalogue.ts'
import type { CatalogueFileDeps } from './deps.ts'

type Deps<Tables extends CatalogueTables> = Omit<CatalogueFileDeps, 'db'> & { db: Kysely<Tables> }

/** The catalogue as files. */
export function registerCatalogueFiles<Tables extends CatalogueTables>(app: FastifyInstance, deps: Deps<Tables>): void {
  const db = deps.db as unknown as Kysely<CatalogueTables>
  serveFile({ app, deps: { ...deps, db } }, exportCatalogue, fileCatalogue)
}
