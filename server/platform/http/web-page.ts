import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { existsSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { answerOf, dataOf } from './inlined-answer.ts'
import type { InlinedAnswer } from './inlined-answer.ts'
import { packed, sendPacked } from './packed-text.ts'
import type { PackedText } from './packed-text.ts'
import { pageWithAnswer } from './page-markup.ts'

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
  const page = await readFile(path, 'utf8')
  servePagesWithAnswer(app, page, first)
  serveLinkPages(app, page)
}

/**
 * Serves the pages of links. Whose one is, is known only once it has asked; until then, and to whoever unfurls its address in a mail, it
 * says nothing of the product, whose name some studios leave out (decisions/235).
 */
function serveLinkPages(app: FastifyInstance, page: string): void {
  const unnamed = page
    .replace(/<title>[^<]*<\/title>/, `<title>${LINK_TITLE}</title>`)
    .replace(/\s*<meta name="description"[^>]*>/, '')
  const made = packed(unnamed)
  app.decorate('sendLinkPage', async (request, reply) =>
    sendPacked(request, reply.type('text/html; charset=utf-8'), await made),
  )
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The page at the address of a link; absent where no page was built. */
    sendLinkPage?: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>
  }
}

const LINK_TITLE = 'Shared with you'

/** Serves pages with their first answer inlined, if it comes soon; else without. */
function servePagesWithAnswer(app: FastifyInstance, page: string, first: InlinedAnswer): void {
  // Cached in compressed form until the catalogue changes, so that a page costs no more than its list.
  let usual: { envelope: string; packed: Promise<PackedText> } | undefined
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
      return sendPacked(
        request,
        reply.type('text/html; charset=utf-8'),
        await (envelope === null ? bare : pageFor(envelope, call)),
      )
    })
}
