import { workerData } from 'node:worker_threads'
import { lowerPriority } from '../../../platform/lower-priority.ts'
import { serveFile } from '../../../platform/worker/serve-file.ts'
import { withLists } from '../file-chunks.ts'
import type { PartBegun, SentMessage, SentWriter } from './messages.ts'
import type { SentHead } from './sent-file.ts'

lowerPriority()

const { head, format } = workerData as { head: SentHead; format: 'pdf' | 'csv' }
const writing = format === 'csv' ? openCsv() : openPdf()
let lists = new Map<string, unknown[]>()
let part: PartBegun | undefined

serveFile(
  async () => (await writing).finish(),
  (message: SentMessage) => {
    if ('begins' in message) {
      part = message.begins
      lists = new Map()
      return undefined
    }
    if ('ends' in message) return add()
    lists.set(message.list, [...(lists.get(message.list) ?? []), ...message.some])
    return undefined
  },
)

async function add(): Promise<void> {
  if (!part) throw new Error('no part has begun')
  const { language, publicUrl, unitNames, letterhead, sentOn } = head
  const { view, ...begun } = part
  const common = { language, publicUrl, unitNames, letterhead, day: sentOn, isSent: true }
  await (await writing).add({ ...common, ...begun, view: withLists(view, lists) })
}

async function openPdf(): Promise<SentWriter> {
  return (await import('./sent-pdf.ts')).openSentPdf(head)
}

/** A table needs none of the modules for PDF. */
async function openCsv(): Promise<SentWriter> {
  return (await import('./sent-csv.ts')).openSentCsv(head)
}
