import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { answerOf, dataOf } from './inlined-answer.ts'
import type { InlinedAnswer } from './inlined-answer.ts'
import { pageWithAnswer } from './page-markup.ts'

const pack = promisify(gzip)

/** Where the built web page is, and the files of former releases (former-files.ts). */
export interface WebFolders {
  folder: string
  kept?: string | undefined
}

/** Serves the built web page: its files by name, and the page itself at every page address. */
export async function registerWebPage(
  app: FastifyInstance,
  { folder, kept }: WebFolders,
  first: InlinedAnswer,
): Promise<void> {
  const path = join(folder, 'index.html')
  if (!existsSync(path)) return
  if (kept !== undefined) await mkdir(kept, { recursive: true })
  await app.register(fastifyStatic, {
    root: kept === undefined ? folder : [folder, kept],
    setHeaders: (reply, file) => {
      // Built files have a hash in their name; the page that names them must be revalidated.
      const caching = file.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
      reply.header('Cache-Control', caching)
    },
  })
  servePagesWithAnswer(app, await readFile(path, 'utf8'), first)
}

interface PackedPage {
  html: string
  gzip: Buffer
  etag: string
}

/** Serves pages with their first answer inlined, if it comes soon; else without. */
function servePagesWithAnswer(app: FastifyInstance, page: string, first: InlinedAnswer): void {
  // Cached in compressed form until the catalogue changes, so that a page costs no more than its list.
  let usual: { envelope: string; packed: Promise<PackedPage> } | undefined
  const bare = packed(page)

  const pageFor = async (envelope: string, call: ReturnType<InlinedAnswer['callAt']>) => {
    if (!call.isUsual) return packed(pageWithAnswer(page, { call, envelope, pictures: [] }))
    if (usual?.envelope === envelope) return usual.packed
    const pictures = first.picturesIn(dataOf(envelope))
    usual = { envelope, packed: packed(pageWithAnswer(page, { call, envelope, pictures })) }
    return usual.packed
  }

  for (const path of first.paths)
    app.get(path, async (request, reply) => {
      const [, query = ''] = request.url.split('?', 2)
      const call = first.callAt(query)
      const envelope = await answerOf(app, request, call.address)
      const { html, gzip: zipped, etag } = await (envelope === null ? bare : pageFor(envelope, call))
      reply.headers({ 'Cache-Control': 'no-cache', ETag: etag, Vary: 'Accept-Encoding' })
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
      reply.type('text/html; charset=utf-8')
      if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(html)
      return reply.header('Content-Encoding', 'gzip').send(zipped)
    })
}

async function packed(html: string): Promise<PackedPage> {
  // A weak ETag, because it covers both encodings of the page.
  const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`
  return { html, gzip: await pack(html), etag }
}
