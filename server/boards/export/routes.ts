import type { FastifyInstance } from 'fastify'
import { registerThumbnails } from '../thumbnail-pictures.ts'
import type { ThumbnailParts } from '../thumbnail-pictures.ts'

/** Boards as pictures and as files. */
export function registerBoardFiles(app: FastifyInstance, parts: ThumbnailParts): void {
  registerThumbnails(app, parts)
}
