import type { FastifyInstance } from 'fastify'
import { exportBoard as exportBoardCall } from '../../../contract/boards/calls.ts'
import { serveFile } from '../../platform/http/files.ts'
import { registerThumbnails } from '../thumbnail-pictures.ts'
import type { ThumbnailDeps } from '../thumbnail-pictures.ts'
import { exportBoard } from './export-board.ts'
import type { BoardFileDeps } from './export-board.ts'

/** Boards as pictures and as files. */
export function registerBoardFiles(app: FastifyInstance, deps: ThumbnailDeps & BoardFileDeps): void {
  registerThumbnails(app, deps)
  serveFile({ app, deps }, exportBoardCall, exportBoard)
}
