import { pino } from 'pino'
import { startJobs } from '../../server/platform/jobs/jobs.ts'
import { openDatabase } from '../../server/platform/postgres/database.ts'
import type { Figure } from '../figure.ts'
import { timed } from '../spread.ts'

const KINDS = { lane: 'bench', work: async () => 'done' as const, onFailed: async () => undefined }

/** What the import queue adds to a start: its first query for due work, and its memory. */
export async function queueFigures(dataDir: string): Promise<Figure[]> {
  const { db, close } = await openDatabase({ databaseUrl: undefined, dataDir }, 'tool')
  try {
    globalThis.gc?.()
    const before = process.memoryUsage.rss()
    let jobs: ReturnType<typeof startJobs> | undefined
    const milliseconds = await timed(async () => {
      jobs = startJobs({
        db,
        log: pino({ level: 'silent' }),
        kinds: { bench: KINDS },
      })
      jobs.wake()
      await jobs.stop()
    })
    const kept = Math.max(0, process.memoryUsage.rss() - before) / 1024 / 1024
    return [
      { name: 'queue, its part of a later start', value: milliseconds / 1000, unit: 's', target: { atMost: 0.1 } },
      { name: 'queue, memory', value: kept, unit: 'MB', target: { atMost: 10 } },
    ]
  } finally {
    await close()
  }
}
