import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Serves the built web page: its files by name, and the page itself for every address that a person may open. */
export async function registerWebPage(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) return
  await app.register(fastifyStatic, {
    root: folder,
    setHeaders: (reply, path) => {
      // Built files carry a hash in their name; the page that names them must be asked for anew.
      const caching = path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
      reply.header('Cache-Control', caching)
    },
  })
}
