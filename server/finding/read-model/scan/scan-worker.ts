import { announceReady, serveRequests } from '../../../platform/worker/serve-requests.ts'
import { findColor } from '../colors/near-colors.ts'
import { countRange } from './count-range.ts'
import { scoreTask } from './words-task.ts'
import type { ScanProtocol } from './scan-thread.ts'

// A thread that scans a part of the catalogue (decisions/118). It keeps no state: a task brings its columns, in shared memory.

serveRequests<ScanProtocol>(
  ({ range, color, words }) => {
    if (range) return { counts: countRange(range) }
    if (color) return { found: findColor(color.search, color.wanted, color.share) }
    return words && { scored: scoreTask(words) }
  },
  ({ scored = [] }) => scored.flatMap(({ skus, scores }) => [skus.buffer, scores.buffer]),
)
announceReady()
