import type { FileThread } from './make-in-thread.ts'
import { serveRequests } from './serve-requests.ts'

/**
 * The thread's side of `makeInThread`: collects the parts, and makes the file once all are there. A promise of `take` is the work on a
 * part that its sender waits for.
 */
export function serveFile(
  write: () => Promise<Uint8Array> | Uint8Array,
  take?: (part: never) => undefined | Promise<void>,
): void {
  serveRequests<FileThread<object>>(
    async (message) => {
      if ('isWhole' in message) return { file: new Uint8Array(await write()) }
      const work = take?.(message as never)
      if (!work) return undefined
      await work
      return { isDone: true }
    },
    (answer) => ('file' in answer ? [answer.file.buffer] : []),
  )
}
