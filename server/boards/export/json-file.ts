import { Readable } from 'node:stream'
import type { BoardFields } from '../../../contract/boards/board.ts'
import { writeBoardFile } from '../../../contract/boards/file.ts'
import type { StoredItem } from '../../../contract/boards/item.ts'
import type { Seen } from '../../../contract/boards/layout/seen-parts.ts'
import { includesRight } from '../../../contract/collaboration/rights.ts'
import type { Right } from '../../../contract/collaboration/rights.ts'
import { readSeen, seenOf } from '../pictures.ts'
import type { PictureDeps } from './gather-pictures.ts'

/**
 * Writes a board's file with the stored pictures, without what is cropped or masked away: files are passed on (decisions/176).
 * Leaves out pictures that are gone. Streams picture by picture, because together they may have some hundred megabytes.
 */
export function writeJson(
  deps: PictureDeps,
  { fields, items, right }: { fields: BoardFields; items: readonly StoredItem[]; right: Right },
): Readable {
  const { visibility: _visibility, showsPictures: _showsPictures, projectRoomId: _room, ...board } = fields
  const plain = items.map(({ version: _version, ...item }) => item)
  const written = writeBoardFile({ board, items: plain, pictures: {} })
  // Who edits the board may have laid pictures beside the paper.
  const seen = seenOf({ fields, items }, includesRight(right, 'edit') ? 'desk' : 'paper')
  return Readable.from(parted(deps, written, seen), { objectMode: false })
}

async function* parted(
  deps: PictureDeps,
  written: string,
  seenByKey: ReadonlyMap<string, Seen>,
): AsyncGenerator<string> {
  yield written.slice(0, -END.length)
  let comma = ''
  for (const [key, seen] of seenByKey) {
    const picture = await readSeen(deps, key, seen)
    if (!picture) continue
    yield `${comma}${JSON.stringify(key)}:"${picture.toString('base64')}"`
    comma = ','
  }
  yield END
}

/** The braces that close the pictures and the file. */
const END = '}}'
