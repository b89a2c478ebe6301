import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply } from 'fastify'
import pLimit from 'p-limit'
import { paperPage } from '../../contract/boards/layout/sheet.ts'
import type { Page } from '../../contract/boards/layout/sheet.ts'
import { readIfThere, replaceFile } from '../platform/storage/storage.ts'
import { drawApart } from './export/drawing.ts'
import { gatherPictures } from './export/gather-pictures.ts'
import type { PictureParts } from './export/gather-pictures.ts'
import type { BoardParts } from './parts.ts'
import { asPublished } from './published.ts'
import { fieldsOf, findItems, IS_PUBLISHED, selectCards } from './stored.ts'
import type { CardRow } from './stored.ts'
import { readThumbnailAddress } from './thumbnails.ts'
import type { ThumbnailAddress } from './thumbnails.ts'

export interface ThumbnailParts extends Pick<BoardParts, 'db' | 'clock'>, PictureParts {
  /** Where they are kept once they are drawn; what is removed is drawn anew. */
  thumbnailFolder: string
  log: FastifyBaseLogger
}

const WIDTH = 640
const MOST_KEPT = 2000
const LONGEST_QUEUE = 100

/** Pictures of whole boards, at the addresses that their cards have. */
export function registerThumbnails(app: FastifyInstance, parts: ThumbnailParts): void {
  const find = createThumbnails(parts)
  app.get<{ Params: { id: string; version: string }; Querystring: Record<string, unknown> }>(
    '/private/board/:id/:version',
    async ({ params, query }, reply) => {
      const { view, until, sign } = query
      const address = await readThumbnailAddress(parts, { ...params, view, until, sign })
      const found = address && (await find(address))
      if (!address || !found) return plain(reply, 404, 'No such picture')
      if (found === 'busy') return plain(reply.header('Retry-After', '2'), 503, 'Too many pictures at once')
      const seconds = Math.floor((address.until - parts.clock.now().getTime()) / 1000)
      const kept = `${found.isPublic ? 'public' : 'private'}, max-age=${seconds}, immutable`
      return reply
        .header('Cache-Control', found.mayBeKept ? kept : 'private, no-store')
        .type('image/webp')
        .send(found.picture)
    },
  )
}

interface Thumbnail {
  picture: Buffer
  isPublic: boolean
  /** Not where it shows what is its owner's alone, or is of another version than its address says. */
  mayBeKept: boolean
}

function createThumbnails(parts: ThumbnailParts) {
  const { db, log, thumbnailFolder } = parts
  const limit = pLimit(1)
  const underWay = new Map<string, Promise<Buffer>>()

  async function draw(row: CardRow, { view }: ThumbnailAddress, file: string): Promise<Buffer> {
    const pages = [await pageOf(db, row, view)]
    const pictures = await gatherPictures(parts, { pages, pxPerMm: WIDTH / row.fields.canvas.width })
    const output = { format: 'webp', width: WIDTH } as const
    const drawn = await drawApart({ pages, title: row.name, language: 'en', output }, pictures)
    const picture = Buffer.from(drawn)
    // A full disk costs the next one's time, not the picture.
    await replaceFile(join(thumbnailFolder, file), picture)
      .then(async () => sweep(thumbnailFolder, file))
      .catch((error: unknown) => log.warn({ err: error }, 'the picture of a board was not kept'))
    return picture
  }

  return async (address: ThumbnailAddress): Promise<Thumbnail | 'busy' | undefined> => {
    const { id, version, view } = address
    const row = await selectCards(db)
      .select(IS_PUBLISHED.as('is_published'))
      .where('board.id', '=', id)
      .executeTakeFirst()
    if (!row || (view === 'shown' && !row.is_published)) return undefined
    const showsOwn = row.has_pictures && (view === 'own' || row.fields.showsPictures)
    const facts = { isPublic: row.is_published, mayBeKept: row.version === version && !showsOwn }
    const file = `${id}-${row.has_pictures ? view : 'all'}-${row.version}.webp`
    const kept = await readIfThere(join(thumbnailFolder, file))
    if (kept) return { picture: kept, ...facts }
    if (limit.pendingCount >= LONGEST_QUEUE) return 'busy'
    const drawn = underWay.get(file) ?? limit(() => draw(row, address, file)).finally(() => underWay.delete(file))
    underWay.set(file, drawn)
    return { picture: await drawn, ...facts }
  }
}

/** The paper without what is read on it: that would be in one language, and too small. */
async function pageOf(db: BoardParts['db'], row: CardRow, view: ThumbnailAddress['view']): Promise<Page> {
  const whole = { fields: fieldsOf(row), items: await findItems(db, row) }
  const { fields, items } = view === 'own' ? whole : asPublished(whole, { keepsPictures: whole.fields.showsPictures })
  const unlabelled = items.map((item) =>
    'label' in item ? { ...item, label: { ...item.label, show: false, position: 'below' as const } } : item,
  )
  const labelled = new Set(unlabelled.flatMap((item) => ('label' in item ? [item.id] : [])))
  const page = paperPage({ ...fields, items: unlabelled }, 'en')
  const layers = page.layers.map((layer) => ({
    ...layer,
    drawings: layer.drawings
      .filter(({ id }) => id !== 'scale-bar')
      .map((drawing) =>
        labelled.has(drawing.id) ? { ...drawing, marks: drawing.marks.filter(({ type }) => type !== 'text') } : drawing,
      ),
  }))
  return { ...page, layers }
}

/** Removes earlier versions of the board that was drawn, and, where too many are kept, those that were drawn first. */
async function sweep(folder: string, file: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.webp'))
  const board = file.slice(0, file.lastIndexOf('-') + 1)
  const earlier = names.filter((name) => name.startsWith(board) && name !== file)
  const others = names.filter((name) => !earlier.includes(name))
  const tooMany = others.length - MOST_KEPT
  const oldest = tooMany > 0 ? (await byAge(folder, others)).slice(0, tooMany) : []
  await Promise.all([...earlier, ...oldest].map((name) => rm(join(folder, name), { force: true })))
}

async function byAge(folder: string, names: readonly string[]): Promise<string[]> {
  const aged = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(folder, name)).catch(() => undefined))?.mtimeMs ?? 0 })),
  )
  return aged.toSorted((one, other) => one.at - other.at).map(({ name }) => name)
}

function plain(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).header('Cache-Control', 'no-store').type('text/plain; charset=utf-8').send(text)
}
