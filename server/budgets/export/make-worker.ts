import { workerData } from 'node:worker_threads'
import { lowerPriority } from '../../platform/lower-priority.ts'
import { serveFile } from '../../platform/worker/serve-file.ts'
import type { FileBudget, FileLine } from './file-budget.ts'
import type { LinesPart } from './make.ts'

lowerPriority()

// Each format has libraries of its own. They are loaded at once, while the lines arrive.
const { budget } = workerData as { budget: FileBudget }
const writing = writerOf(budget.format)
const lines: FileLine[] = []

serveFile(
  async () => (await writing)({ ...budget, lines }),
  (part: LinesPart) => void lines.push(...part.lines),
)

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
