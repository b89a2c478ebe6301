import { endianness } from 'node:os'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { FastifyBaseLogger } from 'fastify'
import type { CatalogueTables } from '../../../catalogue/tables.ts'
import { getEdition } from '../edition.ts'
import { modelFromParts, modelSections } from './model-sections.ts'
import type { ReadModel } from '../model.ts'
import { readSections, removeHalves, writeSections } from './sections-file.ts'
import type { Allocate } from './sections-file.ts'

/** A model that has stood so long is kept. */
const REST_MS = 5000

/** Where a model stands: the last change it holds, and the day whose rates and certificates it was made with. */
export interface State {
  model: ReadModel
  version: number
  today: string
}

/** A copy of the model in a file, from which the next start goes on. Whatever is wrong with it, a start only takes longer. */
export interface ModelSnapshot {
  /** The state that was kept; none where there is no use in the file. */
  read(): Promise<State | undefined>
  /** Keeps a state once it has stood for a while. */
  note(state: State): void
  /** Keeps what was noted, now. */
  finish(): Promise<void>
}

export interface SnapshotParts {
  db: Kysely<CatalogueTables>
  path: string
  log: Pick<FastifyBaseLogger, 'warn'>
  /** Where the columns that are read shall lie. */
  allocate?: Allocate
}

interface Label {
  /** Of the code: what parts mean is known to the code alone that made them. */
  edition: string
  /** Of the machine: columns lie as it reads numbers, and names are in the order of its alphabet. */
  machine: string
  version: number
  today: string
  /** The change with this version, and of which database. */
  change: string
}

export function createSnapshot({ db, path, log, allocate }: SnapshotParts): ModelSnapshot {
  let noted: State | undefined
  let keptVersion = -1
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()

  async function keep(): Promise<void> {
    clearTimeout(timer)
    const state = noted
    noted = undefined
    if (!state || state.version === keptVersion) return
    try {
      const change = await findChange(db, state.version)
      // An empty log belongs to no database in particular.
      if (change === undefined) return
      const { version, today } = state
      await writeSections(
        path,
        { edition: getEdition(), machine: MACHINE, version, today, change },
        modelSections(state.model),
      )
      keptVersion = version
    } catch (error) {
      log.warn({ err: error }, 'the catalogue in memory could not be kept for the next start')
    }
  }
  const keepAfterOthers = () => (writing = writing.then(keep))

  return {
    async read() {
      try {
        await removeHalves(path)
        const state = await readState(db, path, allocate)
        keptVersion = state.version
        return state
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
          log.warn(`The catalogue is read afresh: ${path} is of no use (${(error as Error).message})`)
        return undefined
      }
    },
    note(state) {
      noted = state
      clearTimeout(timer)
      timer = setTimeout(() => void keepAfterOthers(), REST_MS).unref()
    },
    finish: keepAfterOthers,
  }
}

const MACHINE = `${endianness()} ${process.versions['icu']}`

async function readState(db: Kysely<CatalogueTables>, path: string, allocate?: Allocate): Promise<State> {
  const { label, parts } = await readSections(path, allocate)
  const { edition, machine, version, today, change } = label as Label
  if (edition !== getEdition() || machine !== MACHINE) throw new Error('it is of another edition')
  if (change !== (await findChange(db, version))) throw new Error('it is of another database')
  return { model: modelFromParts(parts), version, today }
}

/**
 * What is known of the change with a version: no other database has just this one, nor has the same one once it was put
 * back to an older state and went on from there.
 */
async function findChange(db: Kysely<CatalogueTables>, version: number): Promise<string | undefined> {
  const { rows } = await sql<{ change: string }>`
    SELECT concat_ws(' ', pg_database.oid, extract(epoch FROM at), actor, run_id, entity, entity_id,
      md5(concat(before, after))) AS change
    FROM change_log, pg_database WHERE version = ${version} AND datname = current_database()`.execute(db)
  return rows[0]?.change
}
