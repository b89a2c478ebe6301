import { LARGEST_BOARD_FILE_BYTES } from '../../../contract/boards/calls.ts'

/** Why a file cannot be a board, by its key in `boards.file`. */
export type FileFault = 'tooLarge' | 'empty' | 'cutOff' | 'foreign' | 'unreadable'

/**
 * Reads an exported board's JSON; the server checks the rest. A text that begins as an object but is not complete was cut off; anything
 * else was never a board.
 */
export async function readBoardJson(
  file: Pick<File, 'size' | 'text'>,
): Promise<{ json: object } | { fault: FileFault }> {
  if (file.size > LARGEST_BOARD_FILE_BYTES) return { fault: 'tooLarge' }
  let text: string
  try {
    text = (await file.text()).trim()
  } catch {
    return { fault: 'unreadable' }
  }
  if (text === '') return { fault: 'empty' }
  if (!text.startsWith('{')) return { fault: 'foreign' }
  try {
    return { json: JSON.parse(text) as object }
  } catch {
    return { fault: 'cutOff' }
  }
}
