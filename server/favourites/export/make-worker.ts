import { parentPort, workerData } from 'node:worker_threads'
import type { Schedule } from './schedule.ts'

// Each format has libraries of its own, and needs no other's.
async function make(schedule: Schedule): Promise<Uint8Array> {
  switch (schedule.format) {
    case 'csv':
      return (await import('./csv-file.ts')).writeCsv(schedule)
    case 'xlsx':
      return (await import('./xlsx-file.ts')).writeXlsx(schedule)
    case 'pdf':
      return (await import('./pdf-file.ts')).writePdf(schedule)
  }
}

const bytes = await make(workerData as Schedule)
const own = new Uint8Array(bytes)
parentPort?.postMessage(own, [own.buffer])
