import { workerData } from 'node:worker_threads'
import { lowerPriority } from '../../platform/lower-priority.ts'
import { serveFile } from '../../platform/worker/serve-file.ts'
import { withLists } from './file-chunks.ts'
import type { FileChunk } from './file-chunks.ts'
import type { SharedFileWish } from './make.ts'
import type { SharedFile } from './shared-file.ts'

lowerPriority()

/** Loads the writer while the lists are on their way. A CSV needs none of the modules for PDF. */
const { file, format } = workerData as { file: SharedFile; format: SharedFileWish['format'] }
const writing = writerOf(format)
const lists = new Map<string, unknown[]>()

serveFile(
  async () => (await writing)({ ...file, view: withLists(file.view, lists) }),
  ({ list, some }: FileChunk) => void lists.set(list, [...(lists.get(list) ?? []), ...some]),
)

async function writerOf(
  format: SharedFileWish['format'],
): Promise<(file: SharedFile) => Promise<Uint8Array> | Uint8Array> {
  return format === 'csv'
    ? (await import('./csv-file.ts')).writeSharedCsv
    : (await import('./pdf-file.ts')).writeSharedPdf
}
