import { NEW_BOARD } from '../../contract/boards/board.ts'
import type { BoardFields } from '../../contract/boards/board.ts'
import type * as calls from '../../contract/boards/calls.ts'
import { readBoardFile } from '../../contract/boards/file.ts'
import type { BoardFile } from '../../contract/boards/file.ts'
import type { Item } from '../../contract/boards/item.ts'
import type { OutputOf, ParsedInputOf } from '../../contract/endpoint.ts'
import type { MemberContext } from '../platform/http/serve.ts'
import { inTransaction } from '../platform/postgres/in-transaction.ts'
import { insertBoard } from './boards.ts'
import { findMissing, referencesOfBackground, referencesOfItem } from './checks.ts'
import type { Reference } from './checks.ts'
import type { BoardParts, Trx } from './parts.ts'

type ImportParts = Pick<BoardParts, 'db' | 'clock' | 'privatePictures' | 'keepPicture'>

/**
 * Makes a private board of an exported file. The member's pictures that are here still are used again, others are taken from
 * the file; items whose SKU or picture is not to be had are left out and counted, and so is the background. Throws 1009001003
 * and 1009001004 for what is no such file, 1009001001 for too many boards, 1001003001 where there is no room for its pictures.
 */
export async function importBoard(
  parts: ImportParts,
  { file, name }: ParsedInputOf<typeof calls.importBoard>,
  { caller: { memberId } }: MemberContext,
): Promise<OutputOf<typeof calls.importBoard>> {
  const content = readBoardFile(file)
  const kept: string[] = []
  try {
    return await inTransaction(parts.db, async (trx) => {
      const keys = await keysHere(trx, { parts, content, memberId, kept })
      const { board, items, left } = await whatIsThere(trx, memberId, withKeys(content, keys))
      const fields: BoardFields = { ...NEW_BOARD, ...board, ...(name !== undefined && { name }) }
      return { id: await insertBoard(trx, { memberId, fields, items, now: parts.clock.now() }), left }
    })
  } catch (error) {
    // Nobody knows of them any more.
    for (const key of kept) await parts.privatePictures.remove(key)
    throw error
  }
}

interface Bringing {
  parts: ImportParts
  content: BoardFile
  memberId: string
  /** Keys under which pictures were kept anew. */
  kept: string[]
}

/** By the file's key the one under which a picture is the member's here; without those that cannot be had. */
async function keysHere(trx: Trx, { parts, content, memberId, kept }: Bringing): Promise<Map<string, string>> {
  const named = [
    ...referencesOfBackground(content.board.background, ''),
    ...content.items.flatMap((item) => referencesOfItem(item, '')),
  ].filter(({ kind }) => kind === 'picture')
  const missing = new Set((await findMissing(trx, memberId, named)).map(({ value }) => value))
  const keys = new Map<string, string>()
  for (const key of new Set(named.map(({ value }) => value))) {
    const data = content.pictures[key]
    if (!missing.has(key)) keys.set(key, key)
    else if (data !== undefined) {
      const anew = await parts.keepPicture(trx, memberId, Buffer.from(data, 'base64'))
      if (anew === undefined) continue
      kept.push(anew)
      keys.set(key, anew)
    }
  }
  return keys
}

function withKeys({ board, items }: BoardFile, keys: ReadonlyMap<string, string>): Pick<BoardFile, 'board' | 'items'> {
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

async function whatIsThere(
  trx: Trx,
  memberId: string,
  { board, items }: Pick<BoardFile, 'board' | 'items'>,
): Promise<{ board: BoardFile['board']; items: Item[]; left: number }> {
  const ofBackground = referencesOfBackground(board.background, '')
  const ofItems = items.map((item) => referencesOfItem(item, ''))
  const missing = new Set(await findMissing(trx, memberId, [...ofBackground, ...ofItems.flat()]))
  const isThere = (references: readonly Reference[]) => !references.some((reference) => missing.has(reference))
  const there = items.filter((_item, index) => isThere(ofItems[index] ?? []))
  const hasBackground = isThere(ofBackground)
  return {
    board: hasBackground ? board : { ...board, background: NEW_BOARD.background },
    items: there,
    left: items.length - there.length + (hasBackground ? 0 : 1),
  }
}
