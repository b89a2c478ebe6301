import { performance } from 'node:perf_hooks'

const LOOK_MS = 30_000
const MEBIBYTE = 2 ** 20
/** Share of the time in which the event loop had something to do. */
const IDLE = 0.05
/** Less garbage than that is not worth a pause. */
const WORTH = 32 * MEBIBYTE

/** Whether a rest is used to collect garbage: V8 itself waits for far more of it on a machine with much memory. */
export function isWorthCollecting({
  busy,
  heap,
  afterLast,
}: {
  busy: number
  heap: number
  afterLast: number
}): boolean {
  return busy < IDLE && heap - afterLast > WORTH
}

/** Gives memory back after load (decisions/084). Does nothing where Node was not started with `--expose-gc`. */
export function collectWhenIdle(): void {
  const { gc } = globalThis
  let before = performance.eventLoopUtilization()
  let afterLast = 0
  setInterval(() => {
    const now = performance.eventLoopUtilization()
    const busy = performance.eventLoopUtilization(now, before).utilization
    before = now
    if (!gc || !isWorthCollecting({ busy, heap: process.memoryUsage().heapTotal, afterLast })) return
    gc()
    afterLast = process.memoryUsage().heapTotal
  }, LOOK_MS).unref()
}
