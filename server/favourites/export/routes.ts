import type { FastifyInstance } from 'fastify'
import { exportItems } from '../../../contract/favourites.ts'
import { serveFile } from '../../platform/http/files.ts'
import { exportFolder } from './export-items.ts'
import type { ExportParts } from './gather.ts'

/** Folders as files. */
export function registerExport(app: FastifyInstance, parts: ExportParts): void {
  serveFile({ app, parts }, exportItems, exportFolder)
}
