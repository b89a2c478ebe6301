import type { SheetWish } from '../../../contract/boards/layout/sheet.ts'
import type { sharedFileFormats, SharedView } from '../../../contract/sharing/shown-calls.ts'
import type { DrawnFile } from '../../boards/export/job.ts'
import { otherCalls } from '../../platform/in-pieces.ts'
import { makeInThread } from '../../platform/worker/make-in-thread.ts'
import { boardSheet } from './board-sheet.ts'
import { shownListsOf, withoutLists } from './file-chunks.ts'
import type { FileChunk } from './file-chunks.ts'
import { sharedWordsIn } from './words.ts'
import type { SharedFile } from './shared-file.ts'

export interface SharedFileWish extends Omit<SharedFile, 'drawing'> {
  format: (typeof sharedFileFormats)[number]
}

/** Draws a board as a PDF. */
export type DrawBoard = (sheet: SheetWish, signal: AbortSignal) => Promise<DrawnFile>

const WORKER = new URL('./make-worker.ts', import.meta.url)
const HEAP_MB = 768
/** Entries in one message to the worker: serialising them takes some milliseconds. */
const AT_ONCE = 1000

/** Makes a file of a shared thing in a worker thread. Throws the signal's abort, and what `drawBoard` throws. */
export async function makeSharedFile(
  { format, ...wish }: SharedFileWish,
  drawBoard: DrawBoard,
  signal: AbortSignal,
): Promise<Uint8Array> {
  signal.throwIfAborted()
  const { view, language, letterhead, approval } = wish
  // The check code stands on every sheet.
  const note = approval && sharedWordsIn(language).hash(approval.contentHash)
  const headed = letterhead && { ...letterhead, ...(note !== undefined && { note }) }
  const sheet =
    view.board && format === 'pdf' ? boardSheet(view.board, view, language, { letterhead: headed }) : undefined
  const file: SharedFile = { ...wish, ...(sheet && { drawing: await drawBoard(sheet, signal) }) }
  const workerData = { format, file: { ...file, view: withoutLists(view) } }
  const send = async (post: (part: FileChunk) => void) => sendLists(view, post, signal)
  return makeInThread({ program: WORKER, workerData, heapMb: HEAP_MB, send }, signal)
}

/** Sends the lists of a view one after the other, in pieces. */
export async function sendLists(view: SharedView, post: (part: FileChunk) => void, signal: AbortSignal): Promise<void> {
  for (const [list, all] of Object.entries(shownListsOf(view)))
    for (let from = 0; Array.isArray(all) && from < all.length; from += AT_ONCE) {
      post({ list, some: all.slice(from, from + AT_ONCE) })
      await otherCalls()
      if (signal.aborted) return
    }
}
