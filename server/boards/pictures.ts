import { sql } from 'kysely'
import type { BoardFields } from '../../contract/boards/board.ts'
import type { Item } from '../../contract/boards/item.ts'
import { drawBoard } from '../../contract/boards/layout/draw-board.ts'
import { seenOn } from '../../contract/boards/layout/seen-parts.ts'
import type { Seen } from '../../contract/boards/layout/seen-parts.ts'
import { includesRight } from '../../contract/collaboration/rights.ts'
import type { Right } from '../../contract/collaboration/rights.ts'
import type { Trx } from '../database.ts'
import { PictureError } from '../platform/pictures/picture-error.ts'
import { showSeen } from '../platform/pictures/seen-picture.ts'
import { keysOf } from './brought-pictures.ts'
import type { BoardDeps } from './deps.ts'

/** Keeps the owner's and collaborators' pictures that were removed from a board for another day, so that an undo finds them. */
export async function freshenPictures(trx: Trx, keys: readonly string[], now: Date): Promise<void> {
  if (keys.length === 0) return
  await sql`
    UPDATE upload SET created_at = ${now}
    WHERE directory = 'board' AND key = ANY (${keys}::text[])`.execute(trx)
}

/** The parts of a board on which it depends what is seen of its pictures. */
export interface ShowingPictures {
  fields: Pick<BoardFields, 'canvas' | 'scale' | 'background'>
  items: readonly Item[]
}

/**
 * Addresses of the members' pictures on a board, valid for an hour. Only who may edit the board gets whole pictures: others what is
 * seen of them on the paper, which is the same for all (decisions/176).
 */
export async function addressesOf(
  { privatePictures }: Pick<BoardDeps, 'privatePictures'>,
  board: ShowingPictures,
  right: Right | null,
): Promise<Record<string, string>> {
  const seen = includesRight(right, 'edit') ? allOf(board) : seenOf(board, 'paper')
  const addresses = [...seen].map(async ([key, part]) => [key, await privatePictures.addressOf(key, part)] as const)
  return Object.fromEntries(await Promise.all(addresses))
}

function allOf({ fields: { background }, items }: ShowingPictures): Map<string, Seen> {
  return new Map([background, ...items].flatMap(keysOf).map((key) => [key, null]))
}

/** What is seen of a picture, for somebody who takes the board away; undefined where it is gone or cannot be read. */
export async function readSeen(
  { privatePictures }: Pick<BoardDeps, 'privatePictures'>,
  key: string,
  seen: Seen,
): Promise<Buffer | undefined> {
  const picture = await privatePictures.read(key)
  return picture && seen ? showSeen(picture, { seen }).catch(ifBroken) : picture
}

function ifBroken(error: unknown): undefined {
  if (!(error instanceof PictureError)) throw error
}

/** What is seen of each member's picture, by its key: on the paper alone, or everywhere on the desk. */
export function seenOf({ fields, items }: ShowingPictures, on: 'paper' | 'desk'): Map<string, Seen> {
  const { canvas, scale, background } = fields
  const own = {
    canvas,
    scale,
    background: background.type === 'picture' ? background : ({ type: 'color', value: '#ffffff' } as const),
    items: items.filter(({ type }) => type === 'picture'),
  }
  const clip = on === 'paper' ? { w: canvas.width, h: canvas.height } : null
  return seenOn([{ clip, drawings: drawBoard(own, 'en') }])
}
