import { SetupError } from '../platform/setup-error.ts'
import { onAskedToStop } from '../platform/stop-signals.ts'
import type { ReadBackup } from './read-backup.ts'

const PROGRESS_MS = 1000
const COUNTS = new Intl.NumberFormat('en')

/** Prints what is being done, once a second. */
export function createProgressPrinter(): (doing: string) => void {
  let printedAt = performance.now()
  return (doing) => {
    if (performance.now() - printedAt < PROGRESS_MS) return
    printedAt = performance.now()
    console.error(`${doing} …`)
  }
}

/** Aborts on the first request to stop; a second one ends the process at once. */
export function createInterruption(): AbortSignal {
  const interruption = new AbortController()
  onAskedToStop(() => {
    if (interruption.signal.aborted) process.exit(1)
    interruption.abort(new SetupError('Interrupted: nothing was kept.'))
  })
  return interruption.signal
}

/** What is in a backup, in one sentence's words. */
export function describeContent({ manifest: { tables, files } }: Pick<ReadBackup, 'manifest'>): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return `${tables.length} tables with ${COUNTS.format(rows)} rows, ${COUNTS.format(files.count)} files of ${sizeOf(files.bytes)}`
}

export function sizeOf(bytes: number): string {
  return `${COUNTS.format(Math.ceil(bytes / 2 ** 20))} MB`
}

/** The exit codes: the backup is whole; it failed or is refused; it is whole, but files that the database names are missing. */
export const EXIT = { whole: 0, refused: 1, lacksFiles: 2 } as const

/** Tells of the files that are in no backup because they can be made. */
export function tellMakeable({ manifest: { makeable } }: Pick<ReadBackup, 'manifest'>): void {
  if (!makeable) return
  const count = COUNTS.format(makeable)
  console.log(`Left out are the pictures and documents that are drawn when somebody looks at them: ${count}.`)
}
