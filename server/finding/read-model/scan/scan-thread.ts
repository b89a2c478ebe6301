import { Worker } from 'node:worker_threads'
import { noBits } from '../bits.ts'
import type { Bits } from '../bits.ts'
import type { ColorSearch, Share, WantedColor } from '../colors/near-colors.ts'
import type { SetCounts } from '../count/count-plan.ts'
import type { RangeTask } from './count-range.ts'
import type { ScoredSkus, WordsTask } from './words-task.ts'

/** A colour to be found in a share of the squares. */
export interface ColorTask {
  search: ColorSearch
  wanted: WantedColor
  share: Share
}

/** What a thread is asked: one of these. */
export interface ScanQuestion {
  id: number
  range?: RangeTask
  color?: ColorTask
  words?: WordsTask
}

/** What it answers; the first answer has nothing in it and tells that the thread can be asked. */
export interface ScanAnswer {
  id?: number
  counts?: SetCounts[]
  found?: Bits
  scored?: ScoredSkus[]
}

/** A thread that scans a part of the catalogue. What it is asked fails where it ends before it has answered. */
export interface ScanThread {
  isReady(): boolean
  /** Takes the bits away from whoever gives them. */
  count(range: RangeTask): Promise<SetCounts[]>
  findColor(color: ColorTask): Promise<Bits>
  /** Of each segment what was found. */
  scoreWords(words: WordsTask): Promise<ScoredSkus[]>
  close(): Promise<void>
}

/** `onEnd` is told of an end that nobody asked for. */
export function startScanThread(onEnd: (error: Error) => void): ScanThread {
  const worker = new Worker(new URL('scan-worker.ts', import.meta.url))
  const waiting = new Map<number, PromiseWithResolvers<ScanAnswer>>()
  let asked = 0
  let isReady = false
  let isClosed = false
  let cause: Error | undefined
  worker.on('message', (answer: ScanAnswer) => {
    isReady = true
    if (answer.id === undefined) return
    waiting.get(answer.id)?.resolve(answer)
    waiting.delete(answer.id)
  })
  worker.on('messageerror', (error) => {
    cause = error
    void worker.terminate()
  })
  worker.on('error', (error: Error) => (cause = error))
  worker.on('exit', (code) => {
    isReady = false
    const error = new Error(cause?.message ?? `the thread ended with code ${code}`, { cause })
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
    if (!isClosed) onEnd(error)
  })
  return {
    isReady: () => isReady,
    async count(range) {
      const bits = range.sets.flatMap(({ skus }) => (skus ? [skus.buffer] : []))
      const { counts = [] } = await ask({ id: asked++, range }, bits)
      return counts
    },
    async findColor(color) {
      const { found = noBits(color.search.size) } = await ask({ id: asked++, color })
      return found
    },
    async scoreWords(words) {
      const { scored = [] } = await ask({ id: asked++, words })
      return scored
    },
    async close() {
      isClosed = true
      await worker.terminate()
    },
  }

  async function ask(question: ScanQuestion, given: ArrayBuffer[] = []): Promise<ScanAnswer> {
    worker.postMessage(question, given)
    const answer = Promise.withResolvers<ScanAnswer>()
    waiting.set(question.id, answer)
    return answer.promise
  }
}
