import { parentPort } from 'node:worker_threads'
import { countRange } from './count-range.ts'
import type { ScanAnswer, ScanQuestion } from './scan-thread.ts'

// A thread that counts ranges of the catalogue (decisions/118). It keeps nothing: a question brings its columns, which lie in shared memory.

parentPort?.on('message', ({ id, task }: ScanQuestion) => tell({ id, sets: countRange(task) }))
// Whoever asked would wait in vain for a question that cannot be read.
parentPort?.on('messageerror', () => process.exit(1))
tell({})

function tell(answer: ScanAnswer): void {
  parentPort?.postMessage(answer, [])
}
