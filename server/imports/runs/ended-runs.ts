import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import type { Logger } from 'pino'
import { isCarriedOut } from '../../catalogue/import-lock.ts'
import type { CatalogueTables } from '../../catalogue/tables.ts'
import type { Db } from '../../database.ts'

export interface EndedRunsDeps {
  db: Db
  log: Pick<Logger, 'info' | 'warn'>
}

export interface EndedRuns {
  /** Logs the imports that have ended since the last call. */
  look(): Promise<void>
}

export interface TellingRuns {
  stop(): Promise<void>
}

const LOOK_MS = 5000
const SECOND_MS = 1000
/** The end of an import becomes visible a little later than its time stamp. */
const OVERLAP_MS = 60 * SECOND_MS

/** Imports run in other processes; the server finds their ends in the database and logs them. */
export async function watchRuns({ db, log }: EndedRunsDeps): Promise<EndedRuns> {
  const { rows } = await sql<{ now: Date }>`SELECT now()`.execute(db)
  let since = rows[0]?.now ?? new Date()
  const told = new Set<string>()
  let underWay = new Set<string>()

  return {
    async look() {
      const runs = await db
        .selectFrom('import_run')
        .selectAll()
        .select(isCarriedOut.as('is_under_way'))
        .where('kind', '=', 'import')
        .where(({ eb, or }) => or([eb('finished_at', 'is', null), eb('finished_at', '>=', since)]))
        .orderBy('id')
        .execute()
      const before = underWay
      underWay = new Set(runs.flatMap((run) => (run.is_under_way ? [run.id] : [])))
      for (const run of runs) {
        if (told.has(run.id) || run.is_under_way) continue
        if (run.finished_at) {
          told.add(run.id)
          const seconds = (run.finished_at.getTime() - run.started_at.getTime()) / SECOND_MS
          log.info({ ...factsOf(run), seconds }, 'an import ended')
          since = new Date(Math.max(since.getTime(), run.finished_at.getTime() - OVERLAP_MS))
        } else if (before.has(run.id)) log.info(factsOf(run), 'an import was broken off; it can go on')
      }
    },
  }
}

/** Checks regularly until it is stopped. */
export function tellEndedRuns(deps: EndedRunsDeps): TellingRuns {
  let runs: EndedRuns | undefined
  let hasFailed = false
  const lookOnce = async () => {
    try {
      runs ??= await watchRuns(deps)
      await runs.look()
      hasFailed = false
    } catch (error) {
      // Logged once: an unreachable database is also logged elsewhere.
      if (!hasFailed) deps.log.warn({ err: error }, 'imports that ended are told later')
      hasFailed = true
    }
  }
  let looking = lookOnce()
  const lookAgain = () => {
    looking = looking.then(lookOnce)
  }
  const timer = setInterval(lookAgain, LOOK_MS).unref()
  return {
    async stop() {
      clearInterval(timer)
      await looking
    },
  }
}

function factsOf(run: Selectable<CatalogueTables['import_run']>): object {
  const { name, next_line: next, added, changed, unchanged, rejected, incomplete } = run
  return { source: name, lines: next - 1, added, changed, unchanged, rejected, incomplete }
}
