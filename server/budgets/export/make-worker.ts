import { parentPort, workerData } from 'node:worker_threads'
import { lowerPriority } from '../../platform/lower-priority.ts'
import type { FileBudget, FileLine } from './file-budget.ts'
import type { BudgetPart } from './make.ts'

lowerPriority()

/** What is begun at once is there when the lines have come. Each format has libraries of its own, and needs no other's. */
const { budget } = workerData as { budget: FileBudget }
const writing = writerOf(budget.format)
const lines: FileLine[] = []

parentPort?.on('message', (part: BudgetPart) => {
  if ('lines' in part) lines.push(...part.lines)
  else void write()
})

async function write(): Promise<void> {
  const bytes = await (await writing)({ ...budget, lines })
  const own = new Uint8Array(bytes)
  parentPort?.postMessage(own, [own.buffer])
  parentPort?.close()
}

async function writerOf(
  format: FileBudget['format'],
): Promise<(budget: FileBudget) => Promise<Uint8Array> | Uint8Array> {
  switch (format) {
    case 'csv':
      return (await import('./csv-file.ts')).writeCsv
    case 'xlsx':
      return (await import('./xlsx-file.ts')).writeXlsx
    case 'pdf':
      return (await import('./pdf-file.ts')).writePdf
  }
}
