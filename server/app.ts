import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { isDocument } from './catalogue/documents.ts'
import { registerCatalogue } from './catalogue/routes.ts'
import type { CatalogueTables } from './catalogue/tables.ts'
import type { Clock } from './platform/clock.ts'
import { createHttp } from './platform/http.ts'
import { registerMedia } from './platform/media.ts'
import { registerOpenApi } from './platform/openapi.ts'
import type { PictureServer } from './platform/picture-server.ts'
import type { Storage } from './platform/storage.ts'
import { registerWebPage } from './platform/web-page.ts'

/** What the product is made of; handed in once. */
export interface AppParts {
  db: Kysely<CatalogueTables>
  storage: Storage
  pictures: PictureServer
  clock: Clock
  logger: Logger
  /** The built web page; an app without it serves the API alone. */
  webFolder: string
  /** Where the catalogue in memory is kept for the next start; nowhere without one. */
  snapshotPath?: string | undefined
}

const COMPRESS_FROM_BYTES = 2048

/** The whole product as one Fastify instance that does not listen yet. */
export async function buildApp({
  db,
  storage,
  pictures,
  clock,
  logger,
  webFolder,
  snapshotPath,
}: AppParts): Promise<FastifyInstance> {
  const app = createHttp(logger)
  await app.register(compress, { threshold: COMPRESS_FROM_BYTES, encodings: ['gzip', 'deflate'] })
  registerCatalogue(app, { db, clock, snapshotPath })
  registerMedia(app, { storage, pictures, isDocument: (key) => isDocument(db, key) })
  registerOpenApi(app)
  registerHealth(app, db)
  await registerWebPage(app, webFolder)
  return app
}

function registerHealth(app: FastifyInstance, db: Kysely<CatalogueTables>): void {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    try {
      await sql`SELECT`.execute(db)
      return { status: 'ready' }
    } catch {
      return reply.code(503).send({ status: 'the database does not answer' })
    }
  })
}
