import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { MOST_BOARD_ITEMS, NEW_BOARD } from '../../contract/boards/board.ts'
import type { Background, BoardFields } from '../../contract/boards/board.ts'
import { importBoard as importBoardCall, LARGEST_BOARD_FILE_BYTES } from '../../contract/boards/calls.ts'
import { readBoardFile } from '../../contract/boards/file.ts'
import type { BoardFile } from '../../contract/boards/file.ts'
import { ownPictureKey } from '../../contract/boards/item.ts'
import type { Item, Snapshot } from '../../contract/boards/item.ts'
import { withFacts } from '../../contract/boards/scale.ts'
import type { OutputOf } from '../../contract/endpoint.ts'
import { noteWaiting } from '../platform/calls/waits.ts'
import { createFairQueue } from '../platform/fair-queue.ts'
import { answerOnce, idempotencyKeyOf } from '../platform/http/first-answers.ts'
import { requireFewValues } from '../platform/http/json-values.ts'
import { leaveJsonUnread, readLargeJson } from '../platform/http/large-json.ts'
import { createAdmission } from '../platform/http/admission.ts'
import { parseInput, route } from '../platform/http/serve.ts'
import type { MemberContext } from '../platform/http/serve.ts'
import type { Trx } from '../database.ts'
import { insertBoard } from './boards.ts'
import { createBroughtPictures, keysOf } from './brought-pictures.ts'
import { findMissing, referencesOfBackground, referencesOfItem } from './checks.ts'
import type { BoardDeps } from './deps.ts'
import { factsOfBackground, factsOfItem, isSamePrice, withPrice } from './facts.ts'
import { findBoardSkus } from './samples.ts'
import type { BoardSkuNow } from './samples.ts'

type ImportDeps = Pick<BoardDeps, 'db' | 'clock' | 'keepPicture' | 'removeUpload'>

const MEBIBYTE = 1024 * 1024
const PICTURE_KEY_LETTERS = 32
const LIMITS = {
  largest: LARGEST_BOARD_FILE_BYTES,
  largestRest: 16 * MEBIBYTE,
  longestString: 16 * MEBIBYTE,
  // One for each item, and one for the background.
  mostStrings: MOST_BOARD_ITEMS + 1,
  isTakenOut: (name: string) => name.length === PICTURE_KEY_LETTERS && ownPictureKey.safeParse(name).success,
}
/** Files that are received at a time; each takes some megabytes of memory, and a core for its pictures. */
const takePlace = createAdmission({ all: 12, eachMember: 2, eachClient: 6 })
const inTurn = noteWaiting(createFairQueue({ atOnce: 6 }))

/** Serves the import of board files, which are read as they arrive, with any number of pictures. */
export function registerImport(app: FastifyInstance, deps: ImportDeps): void {
  void app.register(async (scope) => {
    leaveJsonUnread(scope)
    route(scope, importBoardCall, async (request, context) => {
      const { caller, clientAddress } = context
      const leave = takePlace({ memberId: caller.memberId, clientAddress })
      const bringIn = async () => importBoard({ ...deps, scope }, request, context)
      return inTurn(caller.memberId, bringIn).finally(leave)
    })
  })
}

/**
 * Makes a private board from an exported file; leaves out and counts items whose SKU or picture is gone. Throws 1009001003 and
 * 1009001004 for other files, 1009001001 for too many boards, 1001003001 without room for the pictures.
 */
async function importBoard(
  { scope, ...deps }: ImportDeps & { scope: FastifyInstance },
  request: FastifyRequest,
  { caller: { memberId }, language }: MemberContext,
): Promise<OutputOf<typeof importBoardCall>> {
  const pictures = createFilePictures(deps, memberId)
  try {
    const json = await readLargeJson(request, { ...LIMITS, take: pictures.take })
    const input = parseInput(importBoardCall, json, language)
    if (typeof input.file === 'string') requireFewValues(input.file)
    const content = readBoardFile(input.file)
    await pictures.takeRest(content)
    const call = { memberId, path: importBoardCall.path, key: idempotencyKeyOf(request), input }
    return await answerOnce(scope.firstAnswers, call, async (trx) => {
      const withKeys = withKeysHere(content, pictures.keys)
      const { board, items, left } = await whatIsThere({ db: trx, clock: deps.clock }, memberId, withKeys)
      const fields: BoardFields = { ...NEW_BOARD, ...board, ...(input.name !== undefined && { name: input.name }) }
      return { id: await insertBoard(trx, { memberId, fields, items, now: deps.clock.now() }), left }
    })
  } finally {
    await pictures.removeUnused()
  }
}

/** The pictures of a file. */
function createFilePictures(deps: ImportDeps, memberId: string) {
  const { keys, bring, removeUnused } = createBroughtPictures(deps, memberId)
  return {
    keys,
    /** Puts a hash in the picture's place, so that the same file still counts as the same call. */
    async take(key: string, written: Buffer): Promise<string> {
      // Some programs escape the slashes.
      const data = () => written.toString('latin1').replaceAll(String.raw`\/`, '/')
      await bring(key, () => Buffer.from(data(), 'base64'))
      return createHash('sha256').update(written).digest('base64')
    },
    /** Takes the pictures that were too small to be taken out while the file was read. */
    async takeRest({ board, items, pictures }: BoardFile): Promise<void> {
      const named = [board.background, ...items].flatMap(keysOf)
      for (const key of new Set(named)) {
        const data = pictures[key]
        if (data !== undefined) await bring(key, () => Buffer.from(data, 'base64'))
      }
    },
    removeUnused,
  }
}

function withKeysHere(
  { board, items }: BoardFile,
  keys: ReadonlyMap<string, string>,
): Pick<BoardFile, 'board' | 'items'> {
  const { background } = board
  const keyOf = (key: string) => keys.get(key) ?? key
  return {
    board:
      background.type === 'picture'
        ? { ...board, background: { ...background, value: keyOf(background.value) } }
        : board,
    items: items.map((item) => (item.type === 'picture' ? { ...item, refId: keyOf(item.refId) } : item)),
  }
}

/**
 * What of a file exists here, with the catalogue's facts of SKUs. A price that the file states and the catalogue does not stays, as
 * of the file's day.
 */
async function whatIsThere(
  deps: Pick<ImportDeps, 'clock'> & { db: Trx },
  memberId: string,
  { board, items }: Pick<BoardFile, 'board' | 'items'>,
): Promise<{ board: BoardFile['board']; items: Item[]; left: number }> {
  const { background } = board
  const references = [...referencesOfBackground(background, ''), ...items.flatMap((item) => referencesOfItem(item, ''))]
  const missing = new Set((await findMissing(deps.db, { memberIds: [memberId] }, references)).map(({ key }) => key))
  const skuIds = [factsOfBackground(background), ...items.map(factsOfItem)].flatMap((facts) => facts?.skuId ?? [])
  const skus = skuIds.length > 0 ? await findBoardSkus(deps, [...new Set(skuIds)]) : new Map<string, BoardSkuNow>()
  const now = deps.clock.now().getTime()
  const factsHere = (skuId: string, ofFile: Snapshot) => {
    const sku = skus.get(skuId)
    return sku && asOfFile(sku.snapshot, ofFile, now)
  }
  const there = items.flatMap((item): Item[] => {
    if (item.type === 'picture') return missing.has(item.refId) ? [] : [item]
    if (item.type !== 'sku') return [item]
    const snapshot = factsHere(item.refId, item.snapshot)
    return snapshot ? [withFacts(item, snapshot)] : []
  })
  const backgroundHere = (): Background | undefined => {
    if (background.type === 'picture') return missing.has(background.value) ? undefined : background
    if (background.type !== 'material') return background
    const snapshot = factsHere(background.value, background.snapshot)
    return snapshot && { ...background, snapshot }
  }
  const below = backgroundHere()
  return {
    board: { ...board, background: below ?? NEW_BOARD.background },
    items: there,
    left: items.length - there.length + (below ? 0 : 1),
  }
}

/** The catalogue's facts with the price of a file. It is marked where the catalogue does not state it. Times are epoch milliseconds. */
function asOfFile(here: Snapshot, ofFile: Snapshot, now: number): Snapshot {
  const capturedAt = Math.min(ofFile.capturedAt, now)
  if (isSamePrice(here, ofFile)) return { ...here, capturedAt }
  return { ...withPrice(here, { ...ofFile, capturedAt }), fromFile: Math.min(ofFile.fromFile ?? capturedAt, now) }
}
