import { performance } from 'node:perf_hooks'

const LOOK_MS = 30_000
const MEBIBYTE = 2 ** 20
/** Share of the time that the event loop was busy. */
const IDLE = 0.05
/** In bytes: less garbage is not worth a pause. */
const WORTH = 32 * MEBIBYTE

/** Whether idle time is used to collect garbage: on a machine with much memory V8 itself waits too long. */
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

/** Returns memory to the system after load (decisions/084). Does nothing unless Node was started with `--expose-gc`. */
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
