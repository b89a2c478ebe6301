import { papers } from '../contract/boards/board.ts'
import type { BoardFields } from '../contract/boards/board.ts'
import { NEW_ITEM, NEW_PICTURE } from '../contract/boards/item.ts'
import type { Item, Label, Snapshot } from '../contract/boards/item.ts'
import { repeatOf } from '../contract/boards/scale.ts'
import type { DemoBoard, Piece } from '../demo/boards/board.ts'
import { createBoard } from './boards/boards.ts'
import type { BoardDeps } from './boards/deps.ts'
import { getSamples } from './boards/samples.ts'
import { updateBoard } from './boards/saving.ts'
import { keepNothing } from './catalogue/kept-files.ts'
import { idOf } from './platform/id-of.ts'
import { remakePicture } from './platform/pictures/pictures.ts'
import { NotMade } from './platform/storage/maker.ts'
import type { Storage } from './platform/storage/storage.ts'

export type DemonstrationBoardDeps = Pick<BoardDeps, 'db' | 'clock' | 'privatePictures'> & { storage: Storage }

const LONGEST_ROOM_PX = 1280
const INK = '#211f1b'
const LABELLED: Label = { show: true, fields: ['number', 'name'], position: 'below' }
const UNLABELLED: Label = { show: false, fields: [], position: 'below' }

const HOUR = 60 * 60_000
/** How long the rooms of a board may wait for idle moments; then they are asked for. */
const LONGEST_IDLE_MS = 10_000

/**
 * Creates the demonstration's boards for its member, each once: deleted ones stay deleted, and those without all materials come
 * later. Dates follow the list's order, newest first. Returns how many were created, and how many wait for a room that could not be
 * made now.
 */
export async function loadDemonstrationBoards(
  deps: DemonstrationBoardDeps,
): Promise<Record<'created' | 'waiting', number>> {
  const counts = { created: 0, waiting: 0 }
  const { db, clock } = deps
  const owner = await db
    .selectFrom('member')
    .select('id')
    .where('is_demonstration', '=', true)
    .where('user_type', '=', 1)
    .orderBy('id')
    .executeTakeFirst()
  if (!owner) return counts
  const laid = new Set((await db.selectFrom('demonstration_board').select('key').execute()).map(({ key }) => key))
  // Loaded only when needed.
  const { BOARDS } = await import('../demo/boards/boards.ts')
  for (const [place, board] of BOARDS.entries()) {
    if (laid.has(board.key)) continue
    const laidAt = new Date(clock.now().getTime() - place * HOUR)
    const outcome = await layBoard({ ...deps, clock: { ...clock, now: () => laidAt } }, board, owner.id)
    if (outcome !== 'left') counts[outcome] += 1
  }
  return counts
}

async function layBoard(
  deps: DemonstrationBoardDeps,
  board: DemoBoard,
  memberId: string,
): Promise<'created' | 'waiting' | 'left'> {
  const samples = await findSamples(deps, modelsOf(board))
  const found = await findRooms(deps, board)
  if (!samples || !found) return 'left'
  const drawn = await drawRooms(deps.storage, found)
  if (!drawn) return 'waiting'
  const rooms = await keepRooms(deps, drawn, memberId)
  const items = board.pieces.map((piece, index) => itemOf(piece, { board, index, samples, rooms }))
  const caller = { memberId, sessionId: '0', roles: ['member'] as const, isCounted: false }
  return deps.db.transaction().execute(async (trx) => {
    const { numInsertedOrUpdatedRows: isFirst } = await trx
      .insertInto('demonstration_board')
      .values({ key: board.key })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (!isFirst) return 'left'
    await keepNothing(trx)
    const own = { db: trx, clock: deps.clock }
    const { name, ...fields } = fieldsOf(board, samples)
    const id = await createBoard(own, { name, ...fields, items }, { caller })
    const published = { visibility: 'published' as const, showsPictures: true }
    await updateBoard(own, { id, version: 1, board: published }, { caller })
    return 'created'
  })
}

function modelsOf({ ground, pieces }: DemoBoard): string[] {
  const models = pieces.flatMap((piece) => (piece.kind === 'sample' ? [piece.model] : []))
  return ground.startsWith('#') ? models : [...models, ground]
}

interface SampleOf {
  skuId: string
  snapshot: Snapshot
}

/** Samples by model; undefined if a material or its picture is missing. */
async function findSamples(deps: DemonstrationBoardDeps, models: string[]): Promise<Map<string, SampleOf> | undefined> {
  const rows = await deps.db.selectFrom('sku').select(['id', 'model']).where('model', 'in', models).execute()
  // Usually some are missing, and this query is enough.
  const there = new Set(rows.map(({ model }) => model))
  if (!models.every((model) => there.has(model))) return undefined
  const found = await getSamples(deps, { skuIds: rows.map(({ id }) => id) })
  const byModel = new Map(found.flatMap((one) => (one.snapshot.cover ? [[one.snapshot.model, one]] : [])))
  return models.every((model) => byModel.has(model)) ? byModel : undefined
}

interface Room {
  key: string
  width: number
  height: number
}

/** Room pictures of the catalogue by product key; undefined if one is missing. */
async function findRooms(
  { db }: DemonstrationBoardDeps,
  { pieces }: DemoBoard,
): Promise<Map<string, Room> | undefined> {
  const keys = pieces.flatMap((piece) => (piece.kind === 'room' ? [piece.product] : []))
  if (keys.length === 0) return new Map()
  const rows = await db
    .selectFrom('picture_use')
    .innerJoin('picture', 'picture.id', 'picture_use.picture_id')
    .innerJoin('product', 'product.id', 'picture_use.product_id')
    .select(['product.key as product', 'picture.key', 'picture.width', 'picture.height'])
    .where('role', '=', 'case')
    .where('product.key', 'in', keys)
    .execute()
  const rooms = new Map(rows.map(({ product, ...room }) => [product, room]))
  return keys.every((key) => rooms.has(key)) ? rooms : undefined
}

/** The room pictures with their contents, made one after the other; undefined if one cannot be made now. */
async function drawRooms(
  storage: Storage,
  rooms: ReadonlyMap<string, Room>,
): Promise<Map<string, Room & { bytes: Buffer }> | undefined> {
  const drawn = new Map<string, Room & { bytes: Buffer }>()
  const isIdle = AbortSignal.timeout(LONGEST_IDLE_MS)
  try {
    for (const [product, room] of rooms) {
      const bytes = await drawRoom(storage, room.key, isIdle)
      if (!bytes) return undefined
      drawn.set(product, { ...room, bytes })
    }
    return drawn
  } catch (error) {
    if (error instanceof NotMade) return undefined
    throw error
  }
}

/** In idle moments at first: what the first visitors look at goes before. */
async function drawRoom(storage: Storage, key: string, isIdle: AbortSignal): Promise<Buffer | undefined> {
  try {
    return await storage.find(key, { urgency: 'idle', signal: isIdle })
  } catch (error) {
    if (!isIdle.aborted) throw error
    return storage.find(key)
  }
}

/** Copies room pictures as uploads of the member. */
async function keepRooms(
  { db, clock, privatePictures }: DemonstrationBoardDeps,
  rooms: ReadonlyMap<string, Room & { bytes: Buffer }>,
  memberId: string,
): Promise<Map<string, Room>> {
  const kept = new Map<string, Room>()
  for (const [product, { bytes, width, height }] of rooms) {
    const picture = await remakePicture(bytes, LONGEST_ROOM_PX)
    const own = await privatePictures.keep(picture)
    await db
      .insertInto('upload')
      .values({ key: own, member_id: memberId, directory: 'board', bytes: picture.length, created_at: clock.now() })
      .execute()
    kept.set(product, { key: own, width, height })
  }
  return kept
}

function fieldsOf(
  board: DemoBoard,
  samples: ReadonlyMap<string, SampleOf>,
): Omit<BoardFields, 'visibility' | 'showsPictures'> {
  const { width, height } = papers[board.paper]
  const ground = samples.get(board.ground)
  return {
    name: board.name,
    description: board.description,
    canvas: board.isUpright ? { width, height } : { width: height, height: width },
    scale: board.scale,
    background: ground
      ? { type: 'material', value: ground.skuId, snapshot: ground.snapshot }
      : { type: 'color', value: board.ground },
    grid: { size: 10, show: false },
    snap: true,
    projectRoomId: null,
  }
}

interface Around {
  board: DemoBoard
  index: number
  samples: ReadonlyMap<string, SampleOf>
  rooms: ReadonlyMap<string, Room>
}

function itemOf(piece: Piece, { board, index, samples, rooms }: Around): Item {
  const [[x, y], [w, h]] = [piece.at, piece.size]
  const onPaper = {
    ...NEW_ITEM,
    id: idOf(`${board.key} ${index}`),
    x,
    y,
    w,
    h,
    rotation: piece.turn ?? 0,
    z: index + 1,
  }
  switch (piece.kind) {
    case 'sample': {
      const { skuId, snapshot } = getOf(samples, piece.model)
      const [fromX, fromY] = piece.from ?? [0, 0]
      const tileRepeat = repeatOf(snapshot)
      return {
        ...onPaper,
        ...NEW_PICTURE,
        type: 'sku',
        refId: skuId,
        snapshot,
        laid: index + 1,
        trueScale: tileRepeat !== null,
        tileRepeat,
        crop: { x: fromX, y: fromY, w: 1 - fromX, h: 1 - fromY },
        mask: piece.mask ?? 'rectangle',
        label: LABELLED,
      }
    }
    case 'room': {
      const { key, width, height } = getOf(rooms, piece.product)
      return { ...onPaper, ...NEW_PICTURE, type: 'picture', refId: key, name: '', width, height, label: UNLABELLED }
    }
    case 'chip':
      return {
        ...onPaper,
        type: 'chip',
        color: piece.hex,
        name: piece.name,
        mask: 'rectangle',
        shadow: false,
        label: { show: true, fields: ['name'], position: 'below' },
      }
    case 'text':
      return {
        ...onPaper,
        type: 'text',
        text: piece.text,
        level: piece.level,
        align: 'left',
        color: piece.ink ?? INK,
        size: piece.letters,
      }
    case 'area':
      return { ...onPaper, type: 'shape', shape: 'rectangle', fill: piece.fill, stroke: piece.stroke, strokeWidth: 0.3 }
  }
}

function getOf<Value>(values: ReadonlyMap<string, Value>, key: string): Value {
  const value = values.get(key)
  if (value === undefined) throw new Error(`${key} is not there`)
  return value
}
