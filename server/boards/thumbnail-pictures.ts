import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply } from 'fastify'
import { groundOf } from '../../contract/boards/layout/setting.ts'
import { plainPicture } from '../platform/pictures/pictures.ts'
import { keepDerived, readDerived } from '../platform/storage/derived-files.ts'
import { NotMade } from '../platform/storage/maker.ts'
import { drawApart } from './export/drawing.ts'
import { noteWaiting } from '../platform/calls/waits.ts'
import { createFairQueue, QueueFull } from '../platform/fair-queue.ts'
import { gatheringFrom } from './export/gather-pictures.ts'
import type { PictureDeps } from './export/gather-pictures.ts'
import type { BoardDeps } from './deps.ts'
import { asPublished } from './published.ts'
import { fieldsOf, findItems, hasPictures, IS_PUBLISHED, selectCards } from './stored.ts'
import type { CardRow } from './stored.ts'
import { readThumbnailAddress } from './thumbnails.ts'
import type { ThumbnailAddress, ThumbnailView } from './thumbnails.ts'

export interface ThumbnailDeps extends Pick<BoardDeps, 'db' | 'clock'>, PictureDeps {
  /** The cache of thumbnails. Deleted ones are drawn again. */
  thumbnailFolder: string
  log: FastifyBaseLogger
}

const WIDTH = 640
const MOST_HEIGHT = 2560
const HOUR = 60 * 60_000
const MOST_KEPT = 2000
/** The longest time for drawing: people in the gallery wait for it. */
const LONGEST_MS = 15_000
/** Thumbnails that may wait. One member's may fill two pages, which leaves room for others. */
const MOST_WAITING = { all: 600, each: 100 }
const TRIED_AGAIN_MS = 10 * 60_000
const MOST_PLAIN = 1000

/** Serves the thumbnails of boards at the addresses that their cards contain. */
export function registerThumbnails(app: FastifyInstance, deps: ThumbnailDeps): void {
  const find = createThumbnails(deps)
  app.get<{ Params: { id: string; version: string }; Querystring: Record<string, unknown> }>(
    '/private/board/:id/:version',
    async ({ params, query }, reply) => {
      const { view, until, sign } = query
      const address = await readThumbnailAddress(deps, { ...params, view, until, sign })
      const found = address && (await find(address))
      if (!address || !found) return plain(reply, 404, 'No such picture')
      if (found === 'busy') return plain(reply.header('Retry-After', '2'), 503, 'Too many pictures at once')
      const seconds = Math.floor((address.until - deps.clock.now().getTime()) / 1000)
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
  /** Whether browsers may cache it: not where only the owner sees it, where the version has changed, or where it could not be drawn. */
  mayBeKept: boolean
}

function createThumbnails(deps: ThumbnailDeps) {
  const { db, log, thumbnailFolder, clock } = deps
  const inTurn = noteWaiting(createFairQueue({ atOnce: 1, most: MOST_WAITING.all, mostEach: MOST_WAITING.each }))
  const underWay = new Map<string, Promise<Buffer>>()
  /** Boards that could not be drawn, and until when they are not tried again. */
  const plainUntil = new Map<string, number>()

  async function draw(row: CardRow, { view }: ThumbnailAddress, file: string): Promise<Buffer> {
    const { width } = sizeOf(row)
    const wish = { format: 'webp', width, board: await boardOf(db, row, view) } as const
    const { content } = await drawApart(wish, gatheringFrom(deps, { isKept: true }), { longestMs: LONGEST_MS })
    const picture = Buffer.from(content)
    // A full disk loses only the cached thumbnail.
    await keepDerived(join(thumbnailFolder, file), picture)
      .then(async () => sweep(thumbnailFolder, file))
      .catch((error: unknown) => log.warn({ err: error }, 'the picture of a board was not kept'))
    return picture
  }

  function giveUp(file: string, error: unknown): undefined {
    log.warn({ err: error }, 'the picture of a board was not drawn')
    if (plainUntil.size >= MOST_PLAIN) plainUntil.clear()
    plainUntil.set(file, clock.now().getTime() + TRIED_AGAIN_MS)
  }

  return async (address: ThumbnailAddress): Promise<Thumbnail | 'busy' | undefined> => {
    const { id, version, view } = address
    const row = await selectCards(db, undefined)
      .select(IS_PUBLISHED.as('is_published'))
      .where('board.id', '=', id)
      .executeTakeFirst()
    if (!row || !isThere(row, view)) return undefined
    const isWhole = view !== 'shown'
    const showsOwn = hasPictures(row) && (isWhole || row.fields.showsPictures)
    const facts = { isPublic: row.is_published, mayBeKept: row.version === version && !showsOwn }
    // The holder of the address may have lost access since, so they see no later version.
    const wanted = isWhole ? version : row.version
    const file = `${id}-${hasPictures(row) ? (isWhole ? 'own' : 'shown') : 'all'}-${wanted}.webp`
    const kept = await readDerived(join(thumbnailFolder, file))
    if (kept) return { picture: kept, ...facts }
    const plain = async () => ({ picture: await plainPaper(row), ...facts, mayBeKept: false })
    if (wanted !== row.version || (plainUntil.get(file) ?? 0) > clock.now().getTime()) return plain()
    const drawn =
      underWay.get(file) ??
      inTurn(row.member_id, async () => draw(row, address, file)).finally(() => underWay.delete(file))
    underWay.set(file, drawn)
    const picture = await drawn.catch((error: unknown) => (isPassing(error) ? 'busy' : giveUp(file, error)))
    if (picture === 'busy') return 'busy'
    return picture ? { picture, ...facts } : plain()
  }
}

/** Whether the next try may succeed at once. */
function isPassing(error: unknown): boolean {
  return error instanceof QueueFull || error instanceof NotMade
}

function isThere(row: CardRow & { is_published: boolean }, view: ThumbnailView): boolean {
  if (view === 'shown') return row.is_published
  return (row.deleted_at !== null) === (view === 'deleted')
}

async function boardOf(db: BoardDeps['db'], row: CardRow, view: ThumbnailView) {
  const whole = { fields: fieldsOf(row), items: await findItems(db, row) }
  const { fields, items } = view !== 'shown' ? whole : asPublished(whole, { keepsPictures: whole.fields.showsPictures })
  return { ...fields, items: [...items] }
}

/** The size of a thumbnail in px; a narrow board has a narrow one. */
function sizeOf({ fields: { canvas } }: CardRow): { width: number; height: number } {
  const scale = Math.min(WIDTH / canvas.width, MOST_HEIGHT / canvas.height)
  return { width: Math.round(canvas.width * scale), height: Math.round(canvas.height * scale) }
}

/** An empty board, in place of one that is too large to draw. */
async function plainPaper(row: CardRow): Promise<Buffer> {
  return plainPicture(groundOf(row.fields.background), sizeOf(row))
}

/** Deletes thumbnails of earlier versions of a board, and the oldest ones where there are too many. */
async function sweep(folder: string, file: string): Promise<void> {
  const all = await readdir(folder)
  const names = all.filter((name) => name.endsWith('.webp'))
  const board = file.slice(0, file.lastIndexOf('-') + 1)
  const earlier = names.filter((name) => name.startsWith(board) && name !== file)
  const others = names.filter((name) => !earlier.includes(name))
  const tooMany = others.length - MOST_KEPT
  const oldest = tooMany > 0 ? (await byAge(folder, others)).slice(0, tooMany) : []
  const halves = await abandonedIn(folder, all)
  await Promise.all(
    [...earlier, ...oldest, ...halves].map((name) => rm(join(folder, name), { recursive: true, force: true })),
  )
}

/** Files that an interrupted server left half written. */
async function abandonedIn(folder: string, names: readonly string[]): Promise<string[]> {
  const halves = names.filter((name) => name.endsWith('.part'))
  const aged = await Promise.all(halves.map(async (name) => ({ name, at: await writtenAt(folder, name) })))
  return aged.flatMap(({ name, at }) => (at < Date.now() - HOUR ? [name] : []))
}

async function writtenAt(folder: string, name: string): Promise<number> {
  return (await stat(join(folder, name)).catch(() => undefined))?.mtimeMs ?? 0
}

async function byAge(folder: string, names: readonly string[]): Promise<string[]> {
  const aged = await Promise.all(names.map(async (name) => ({ name, at: await writtenAt(folder, name) })))
  return aged.toSorted((one, other) => one.at - other.at).map(({ name }) => name)
}

function plain(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).header('Cache-Control', 'no-store').type('text/plain; charset=utf-8').send(text)
}
