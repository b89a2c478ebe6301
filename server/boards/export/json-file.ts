import { Readable } from 'node:stream'
import type { BoardFields } from '../../../contract/boards/board.ts'
import { writeBoardFile } from '../../../contract/boards/file.ts'
import type { StoredItem } from '../../../contract/boards/item.ts'
import { findOwnPicture } from './gather-pictures.ts'
import type { PictureDeps } from './gather-pictures.ts'

/**
 * Writes a board's file with the stored pictures; leaves out those that are gone. Streams picture by picture, because together they
 * may have some hundred megabytes.
 */
export function writeJson(
  deps: PictureDeps,
  { fields, items }: { fields: BoardFields; items: readonly StoredItem[] },
): Readable {
  const { visibility: _visibility, showsPictures: _showsPictures, ...board } = fields
  const plain = items.map(({ version: _version, ...item }) => item)
  const keys = new Set(plain.flatMap((item) => (item.type === 'picture' ? [item.refId] : [])))
  if (board.background.type === 'picture') keys.add(board.background.value)
  const written = writeBoardFile({ board, items: plain, pictures: {} })
  return Readable.from(parted(deps, written, keys), { objectMode: false })
}

async function* parted(deps: PictureDeps, written: string, keys: Iterable<string>): AsyncGenerator<string> {
  yield written.slice(0, -END.length)
  let comma = ''
  for (const key of keys) {
    const picture = await findOwnPicture(deps, key)
    if (!picture) continue
    yield `${comma}${JSON.stringify(key)}:"${picture.toString('base64')}"`
    comma = ','
  }
  yield END
}

/** The braces that close the pictures and the file. */
const END = '}}'
