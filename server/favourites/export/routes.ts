import type { FastifyInstance } from 'fastify'
import { exportItems } from '../../../contract/favourites.ts'
import { serveFile } from '../../platform/http/files.ts'
import { exportFolder } from './export-items.ts'
import type { ExportDeps } from './gather.ts'

/** Folders as files: CSV, XLSX and PDF. */
export function registerExport(app: FastifyInstance, deps: ExportDeps): void {
  serveFile({ app, deps }, exportItems, exportFolder)
}
