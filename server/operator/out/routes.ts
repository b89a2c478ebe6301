import type { FastifyInstance } from 'fastify'
import { exportCatalogue } from '../../../contract/catalogue-export.ts'
import { serveFile } from '../../platform/http/files.ts'
import { fileCatalogue } from './file-catalogue.ts'
import type { CatalogueFileDeps } from './deps.ts'

/** The catalogue as files. */
export function registerCatalogueFiles(app: FastifyInstance, deps: CatalogueFileDeps): void {
  serveFile({ app, deps }, exportCatalogue, fileCatalogue)
}
