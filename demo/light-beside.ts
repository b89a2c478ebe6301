import { Worker } from 'node:worker_threads'
import { type AskedWorker, askWorker } from '../server/platform/worker/ask-worker.ts'
import type { LightProtocol } from './light-thread.ts'
import type { LightBeside } from './rooms/room.ts'

/** Kept for the next room: starting it costs half as much as the light. */
let kept: AskedWorker<LightProtocol> | undefined

/** Computes a room's light in a thread of its own; undefined if that ends, as for want of memory. */
export const lightBeside: LightBeside = async (order) => {
  const worker = (kept ??= askWorker(new Worker(new URL('./light-thread.ts', import.meta.url))))
  try {
    return await worker.ask(order)
  } catch {
    kept = undefined
    void worker.close()
    return undefined
  }
}
