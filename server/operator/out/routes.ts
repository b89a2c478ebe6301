import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { exportCatalogue } from '../../../contract/catalogue-export.ts'
import { serveFile } from '../../platform/http/files.ts'
import { listenForQuiet } from '../../platform/http/quiet.ts'
import { fileCatalogue } from './file-catalogue.ts'
import type { CatalogueFileDeps } from './deps.ts'

/** The catalogue as files. */
export function registerCatalogueFiles(app: FastifyInstance, deps: Omit<CatalogueFileDeps, 'whenQuiet'>): void {
  const isCounted = ({ url = '' }: IncomingMessage) => !url.startsWith(exportCatalogue.path)
  const whenQuiet = listenForQuiet(app.server, { isCounted })
  serveFile({ app, deps: { ...deps, whenQuiet } }, exportCatalogue, fileCatalogue, ({ format }) => format === 'zip')
}
