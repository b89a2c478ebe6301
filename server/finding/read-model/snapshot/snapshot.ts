import { endianness } from 'node:os'
import { sql } from 'kysely'
import type { FastifyBaseLogger } from 'fastify'
import type { LogPlace } from '../../../catalogue/change-log.ts'
import type { Db } from '../../../database.ts'
import { getEdition } from '../edition.ts'
import { modelFromParts, modelSections } from './model-sections.ts'
import type { ReadModel } from '../model.ts'
import { readSections, removeHalves, writeSections } from './sections-file.ts'
import type { Allocate } from './sections-file.ts'

/** A model is saved when it has not changed for this long. */
const REST_MS = 5000

/** A model with the place of its last change, and the day of its rates and certificates. */
export interface State extends LogPlace {
  model: ReadModel
  today: string
}

/** A copy of the model in a file, from which the next start goes on. If the file is unusable, a start only takes longer. */
export interface ModelSnapshot {
  /** The saved state; undefined if there is no usable file. */
  read(): Promise<State | undefined>
  /** Saves a state once it has not changed for a while. */
  note(state: State): void
  /** Saves the noted state now. */
  finish(): Promise<void>
}

export interface SnapshotParts {
  db: Db
  path: string
  log: Pick<FastifyBaseLogger, 'warn'>
  /** Allocates the columns that are read. */
  allocate?: Allocate
}

interface Label {
  /** The edition of the code: only the code that wrote the parts can read them. */
  edition: string
  /** The machine's byte order and ICU version, on which stored numbers and the order of names depend. */
  machine: string
  version: number
  madeAt: string
  today: string
  /** Identifies the change with this version, and its database. */
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
      // An empty log does not identify a database.
      if (change === undefined) return
      const { version, madeAt, today } = state
      await writeSections(
        path,
        { edition: getEdition(), machine: MACHINE, version, madeAt, today, change },
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

async function readState(db: Db, path: string, allocate?: Allocate): Promise<State> {
  const { label, parts } = await readSections(path, allocate)
  const { edition, machine, version, madeAt, today, change } = label as Label
  if (edition !== getEdition() || machine !== MACHINE) throw new Error('it is of another edition')
  if (change !== (await findChange(db, version))) throw new Error('it is of another database')
  return { model: modelFromParts(parts), version, madeAt, today }
}

/**
 * Identifies the change with a version. It differs in every other database, and in the same one after it was restored to an older state
 * and went on.
 */
async function findChange(db: Db, version: number): Promise<string | undefined> {
  const { rows } = await sql<{ change: string }>`
    SELECT concat_ws(' ', pg_database.oid, extract(epoch FROM at), actor, run_id, entity, entity_id,
      md5(concat(before, after))) AS change
    FROM change_log, pg_database WHERE version = ${version} AND datname = current_database()`.execute(db)
  return rows[0]?.change
}
