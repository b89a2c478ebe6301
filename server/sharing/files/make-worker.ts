import { parentPort, workerData } from 'node:worker_threads'
import { lowerPriority } from '../../platform/lower-priority.ts'
import { withLists } from './file-chunks.ts'
import type { FileChunk } from './file-chunks.ts'
import type { SharedFileWish } from './make.ts'
import type { SharedFile } from './shared-file.ts'

lowerPriority()

/** What is begun at once is there when the lists have come. A table needs none of what paper is made with. */
const { file, format } = workerData as { file: SharedFile; format: SharedFileWish['format'] }
const writing = writerOf(format)
const lists = new Map<string, unknown[]>()

parentPort?.on('message', (part: FileChunk) => {
  if ('list' in part) lists.set(part.list, [...(lists.get(part.list) ?? []), ...part.some])
  else void write()
})

async function write(): Promise<void> {
  const bytes = await (await writing)({ ...file, view: withLists(file.view, lists) })
  const own = new Uint8Array(bytes)
  parentPort?.postMessage(own, [own.buffer])
  parentPort?.close()
}

async function writerOf(
  format: SharedFileWish['format'],
): Promise<(file: SharedFile) => Promise<Uint8Array> | Uint8Array> {
  return format === 'csv'
    ? (await import('./csv-file.ts')).writeSharedCsv
    : (await import('./pdf-file.ts')).writeSharedPdf
}
