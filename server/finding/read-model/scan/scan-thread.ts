import { Worker } from 'node:worker_threads'
import { askWorker } from '../../../platform/worker/ask-worker.ts'
import type { WorkerProtocol } from '../../../platform/worker/protocol.ts'
import { noBits } from '../bits.ts'
import type { Bits } from '../bits.ts'
import type { ColorSearch, Share, WantedColor } from '../colors/near-colors.ts'
import type { SetCounts } from '../count/count-plan.ts'
import type { RangeTask } from './count-range.ts'
import type { ScoredSkus, WordsTask } from './words-task.ts'

/** A search for a colour in a share of the squares. */
export interface ColorTask {
  search: ColorSearch
  wanted: WantedColor
  share: Share
}

/** Each kind of task has its kind of answer. */
export interface ScanProtocol extends WorkerProtocol {
  request: { range?: RangeTask; color?: ColorTask; words?: WordsTask }
  answer: { counts?: SetCounts[]; found?: Bits; scored?: ScoredSkus[] }
}

/** A thread that scans a part of the catalogue. If it ends, its open requests fail. */
export interface ScanThread {
  isReady(): boolean
  /** The bits of the sets are transferred: the caller loses them. */
  count(range: RangeTask): Promise<SetCounts[]>
  findColor(color: ColorTask): Promise<Bits>
  /** Returns what was found, segment by segment. */
  scoreWords(words: WordsTask): Promise<ScoredSkus[]>
  close(): Promise<void>
}

/** `onEnd` is called when the thread ends by itself. */
export function startScanThread(onEnd: (error: Error) => void): ScanThread {
  let isClosed = false
  const worker = askWorker<ScanProtocol>(new Worker(new URL('scan-worker.ts', import.meta.url)), {
    onEnd(error) {
      if (!isClosed) onEnd(error)
    },
  })
  return {
    isReady: () => worker.isReady(),
    async count(range) {
      const transfer = range.sets.flatMap(({ skus }) => (skus ? [skus.buffer] : []))
      const { counts = [] } = await worker.ask({ range }, { transfer })
      return counts
    },
    async findColor(color) {
      const { found = noBits(color.search.size) } = await worker.ask({ color })
      return found
    },
    async scoreWords(words) {
      const { scored = [] } = await worker.ask({ words })
      return scored
    },
    async close() {
      isClosed = true
      await worker.close()
    },
  }
}
