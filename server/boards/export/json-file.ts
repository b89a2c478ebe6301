import type { BoardFields } from '../../../contract/boards/board.ts'
import { writeBoardFile } from '../../../contract/boards/file.ts'
import type { StoredItem } from '../../../contract/boards/item.ts'
import { findOwnPicture } from './gather-pictures.ts'
import type { PictureParts } from './gather-pictures.ts'

/** A board's file, with the member's pictures as they are kept; one that is no more is left out. */
export async function writeJson(
  parts: PictureParts,
  { fields, items }: { fields: BoardFields; items: readonly StoredItem[] },
  signal: AbortSignal,
): Promise<Uint8Array> {
  const { visibility: _visibility, showsPictures: _showsPictures, ...board } = fields
  const plain = items.map(({ version: _version, ...item }) => item)
  const keys = new Set(plain.flatMap((item) => (item.type === 'picture' ? [item.refId] : [])))
  if (board.background.type === 'picture') keys.add(board.background.value)
  const written = writeBoardFile({ board, items: plain, pictures: {} })
  // Picture by picture: to write them as one text would keep everybody else waiting.
  const parted: Buffer[] = [Buffer.from(written.slice(0, -END.length))]
  for (const key of keys) {
    signal.throwIfAborted()
    const picture = await findOwnPicture(parts, key)
    const comma = parted.length > 1 ? ',' : ''
    if (picture) parted.push(Buffer.from(`${comma}${JSON.stringify(key)}:"${picture.toString('base64')}"`))
  }
  return Buffer.concat([...parted, Buffer.from(END)])
}

/** Of the pictures and of the file. */
const END = '}}'
