import type { FileChunk } from '../file-chunks.ts'
import type { SharedFile } from '../shared-file.ts'

/** What a part adds to the head that all parts have. Its lists come after it. */
export interface PartBegun extends Pick<SharedFile, 'view' | 'pictures' | 'drawing' | 'choice'> {
  name: string
}

/** Messages to the thread that makes the file of a version: each part begins, gets its lists, and ends. */
export type SentMessage = { begins: PartBegun } | FileChunk | { ends: true }

/** Makes the file of a version part by part. */
export interface SentWriter {
  add(part: SharedFile & { name: string }): Promise<void>
  finish(): Promise<Uint8Array>
}
