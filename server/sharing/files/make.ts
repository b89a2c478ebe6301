import { setImmediate as otherCalls } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { SheetWish } from '../../../contract/boards/layout/sheet.ts'
import type { sharedFileFormats, SharedView } from '../../../contract/sharing/calls.ts'
import { boardSheet } from './board-sheet.ts'
import { contentOf, withoutLists } from './in-parts.ts'
import type { FilePart } from './in-parts.ts'
import type { SharedFile } from './shared-file.ts'

export interface SharedFileWish extends Omit<SharedFile, 'drawing'> {
  format: (typeof sharedFileFormats)[number]
}

/** Draws a board as a PDF. */
export type DrawBoard = (sheet: SheetWish, signal: AbortSignal) => Promise<Uint8Array>

const WORKER = new URL('./make-worker.ts', import.meta.url)
/** A thread of its own: hundreds of pages take seconds, and everybody else's calls go on meanwhile. */
const LIMITS = { maxOldGenerationSizeMb: 768 }
/** Lines, items and allocations that are packed in one go: some milliseconds. */
const AT_ONCE = 1000

/** The bytes of what a link shows, as a file. Throws the signal's abort, and whatever `drawBoard` throws. */
export async function makeSharedFile(
  { format, ...wish }: SharedFileWish,
  drawBoard: DrawBoard,
  signal: AbortSignal,
): Promise<Uint8Array> {
  signal.throwIfAborted()
  const { view, language } = wish
  const sheet = view.board && format === 'pdf' ? boardSheet(view.board, view, language) : undefined
  const file: SharedFile = { ...wish, ...(sheet && { drawing: await drawBoard(sheet, signal) }) }
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
  const workerData = { format, file: { ...file, view: withoutLists(view) } }
  const worker = new Worker(WORKER, { workerData, resourceLimits: LIMITS, execArgv: [] })
  const giveUp = () => {
    reject(signal.reason as Error)
    void worker.terminate()
  }
  signal.addEventListener('abort', giveUp)
  worker.once('message', resolve).once('error', reject)
  worker.once('exit', (code) => reject(new Error(`the file was not made: its thread ended with ${code}`)))
  // Nobody listens yet who would be told that it has failed while parts are on their way.
  promise.catch(() => undefined)
  await send(worker, view, signal)
  return promise.finally(() => signal.removeEventListener('abort', giveUp))
}

async function send(worker: Worker, view: SharedView, signal: AbortSignal): Promise<void> {
  const tell = (part: FilePart) => worker.postMessage(part, [])
  for (const [list, all] of Object.entries(contentOf(view)))
    for (let from = 0; Array.isArray(all) && from < all.length; from += AT_ONCE) {
      tell({ list, some: all.slice(from, from + AT_ONCE) })
      await otherCalls()
      if (signal.aborted) return
    }
  tell({ isWhole: true })
}
