import type { Letterhead } from '../../../../contract/paper.ts'
import type { sharedFileFormats } from '../../../../contract/sharing/shown-calls.ts'
import type { SharedView } from '../../../../contract/sharing/shown-calls.ts'
import { makeInThread } from '../../../platform/worker/make-in-thread.ts'
import { boardSheet } from '../board-sheet.ts'
import type { PartChoice } from '../choice.ts'
import { withoutLists } from '../file-chunks.ts'
import { sendLists } from '../make.ts'
import type { DrawBoard } from '../make.ts'
import { sharedWordsIn } from '../words.ts'
import type { SentMessage } from './messages.ts'
import type { SentHead, SentPart } from './sent-file.ts'

export interface SentWish {
  head: SentHead
  format: (typeof sharedFileFormats)[number]
  /** What the file shows of a part. */
  read: (part: SentPart) => Promise<SharedView>
  /** JPEGs of a view's lines and items by their address. */
  picturesOf: (view: SharedView) => Promise<ReadonlyMap<string, Uint8Array>>
}

const WORKER = new URL('./sent-worker.ts', import.meta.url)
const HEAP_MB = 768

/**
 * Makes a file of a version in a thread. Its parts are read, drawn and handed over one after the other, so that no more than one of them
 * is in memory. Throws as `makeSharedFile`, and what `read` throws.
 */
export async function makeSentFile(
  { head, format, read, picturesOf }: SentWish,
  drawBoard: DrawBoard,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const isDrawn = format === 'pdf'
  const letterhead = headedOf(head)
  return makeInThread<SentMessage>(
    {
      program: WORKER,
      workerData: { format, head },
      heapMb: HEAP_MB,
      async send(post, wait) {
        for (const part of head.parts) {
          signal.throwIfAborted()
          const view = await read(part)
          const wish = { letterhead, isPart: true }
          const sheet = view.board && isDrawn ? boardSheet(view.board, view, head.language, wish) : undefined
          const drawing = sheet && (await drawBoard(sheet, signal))
          const pictures = isDrawn ? await picturesOf(view) : new Map<string, Uint8Array>()
          const choice = choiceOf(head, part)
          post({ begins: { name: part.name, view: withoutLists(view), pictures, drawing, choice } })
          await sendLists(view, post, signal)
          await wait({ ends: true })
        }
      },
    },
    signal,
  )
}

/** The check code stands on every sheet. */
function headedOf({ letterhead, decision, language }: SentHead): Letterhead | undefined {
  if (!letterhead) return undefined
  const { jpeg: _jpeg, ...headed } = letterhead
  return decision ? { ...headed, note: sharedWordsIn(language).hash(decision.contentHash) } : headed
}

function choiceOf({ decision }: SentHead, { place }: SentPart): PartChoice | undefined {
  if (!decision) return undefined
  const { verdict, lines, totals } = decision
  return {
    verdict,
    lines: lines.filter((line) => line.place === place),
    total: totals.find((total) => total.place === place),
  }
}
