import type { FileThread } from './make-in-thread.ts'
import { serveRequests } from './serve-requests.ts'

/** The thread's side of `makeInThread`: collects the parts, and makes the file once all are there. */
export function serveFile(write: () => Promise<Uint8Array> | Uint8Array, take?: (part: never) => void): void {
  serveRequests<FileThread<object>>(
    async (message) => {
      if ('isWhole' in message) return { file: new Uint8Array(await write()) }
      take?.(message as never)
      return undefined
    },
    ({ file }) => [file.buffer],
  )
}
