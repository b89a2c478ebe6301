import { otherCalls } from '../../platform/in-pieces.ts'
import { makeInThread } from '../../platform/worker/make-in-thread.ts'
import type { FileBudget, FileLine } from './file-budget.ts'

/** Some of the lines, on their way to the thread. */
export interface LinesPart {
  lines: FileLine[]
}

const WORKER = new URL('./make-worker.ts', import.meta.url)
const HEAP_MB = 768
/** Lines and allocations that are packed in one go: some milliseconds. */
const AT_ONCE = 1000

/** The bytes of a budget's file. Throws the signal's abort. */
export async function makeFile(budget: FileBudget, signal: AbortSignal): Promise<Uint8Array> {
  const transferList = [...budget.pictures.values()].map(({ buffer }) => buffer as ArrayBuffer)
  const workerData = { budget: { ...budget, lines: [] } }
  const send = async (post: (part: LinesPart) => void) => sendLines(budget.lines, post, signal)
  return makeInThread({ program: WORKER, workerData, transferList, heapMb: HEAP_MB, send }, signal)
}

async function sendLines(
  lines: readonly FileLine[],
  post: (part: LinesPart) => void,
  signal: AbortSignal,
): Promise<void> {
  let part: FileLine[] = []
  let size = 0
  for (const line of lines) {
    part.push(line)
    size += 1 + line.allocations.length
    if (size < AT_ONCE) continue
    post({ lines: part })
    part = []
    size = 0
    await otherCalls()
    if (signal.aborted) return
  }
  post({ lines: part })
}
