import { parentPort } from 'node:worker_threads'
import { findColor } from '../colors/near-colors.ts'
import { countRange } from './count-range.ts'
import { scoreTask } from './words-task.ts'
import type { ScanAnswer, ScanQuestion } from './scan-thread.ts'

// A thread that scans a part of the catalogue (decisions/118). It keeps nothing: a question brings its columns, which lie in shared memory.

parentPort?.on('message', ({ id, range, color, words }: ScanQuestion) => {
  if (range) tell({ id, counts: countRange(range) })
  if (color) tell({ id, found: findColor(color.search, color.wanted, color.share) })
  if (words) {
    const scored = scoreTask(words)
    tell(
      { id, scored },
      scored.flatMap(({ skus, scores }) => [skus.buffer, scores.buffer]),
    )
  }
})
// Whoever asked would wait in vain for a question that cannot be read.
parentPort?.on('messageerror', () => process.exit(1))
tell({})

/** Columns that are the answer's own are given away. */
function tell(answer: ScanAnswer, given: ArrayBuffer[] = []): void {
  parentPort?.postMessage(answer, given)
}
