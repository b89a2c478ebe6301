import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { exportCatalogue } from '../../../contract/catalogue-export.ts'
import type { CatalogueTables } from '../../catalogue/tables.ts'
import { serveFile } from '../../platform/http/files.ts'
import { fileCatalogue } from './file-catalogue.ts'
import type { CatalogueFileParts } from './parts.ts'

type Parts<Tables extends CatalogueTables> = Omit<CatalogueFileParts, 'db'> & { db: Kysely<Tables> }

/** The catalogue as files. */
export function registerCatalogueFiles<Tables extends CatalogueTables>(
  app: FastifyInstance,
  parts: Parts<Tables>,
): void {
  const db = parts.db as unknown as Kysely<CatalogueTables>
  serveFile({ app, parts: { ...parts, db } }, exportCatalogue, fileCatalogue)
}
