import * as z from 'zod'
import { Problem } from '../problem.ts'
import { boardFields, MOST_BOARD_ITEMS } from './board.ts'
import { item, ownPictureKey } from './item.ts'

/** Written into every board's file, and checked when one is read. */
export const FILE_FORMAT = 'quarry-board'
export const FILE_VERSION = 1

/** A board and its items, without anything that belongs to an account: no owner, no ids of rows, no visibility, no room of a project. */
const boardFile = z.object({
  format: z.literal(FILE_FORMAT),
  version: z.literal(FILE_VERSION),
  board: boardFields.omit({ visibility: true, showsPictures: true, projectRoomId: true }),
  items: z.array(item).max(MOST_BOARD_ITEMS),
  /** The member's own pictures in base64, by their key. */
  pictures: z.record(ownPictureKey, z.base64()),
})
export type BoardFile = z.output<typeof boardFile>

export function writeBoardFile(content: Omit<BoardFile, 'format' | 'version'>): string {
  return JSON.stringify({ format: FILE_FORMAT, version: FILE_VERSION, ...content } satisfies BoardFile)
}

/**
 * Reads an exported file, given as text or as parsed JSON. Throws 1009001003 for what is no board, and 1009001004 for a board
 * of a later version.
 */
export function readBoardFile(file: unknown): BoardFile {
  const content = typeof file === 'string' ? parse(file) : file
  if (typeof content !== 'object' || content === null || !('format' in content) || content.format !== FILE_FORMAT)
    throw foreign('it says nothing of a board', '其中没有材料板的内容')
  if ('version' in content && typeof content.version === 'number' && content.version > FILE_VERSION)
    throw new Problem(1009001004)
  const read = boardFile.safeParse(content)
  if (read.success) return read.data
  const [issue] = read.error.issues
  const at = issue?.path.join('.') || 'version'
  throw foreign(`${at} cannot be read`, `无法读取 ${at}`)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    throw foreign('it is not whole, or not JSON', '文件不完整，或不是 JSON')
  }
}

function foreign(en: string, zh: string): Problem {
  return new Problem(1009001003, { reason: { en, zh } })
}
