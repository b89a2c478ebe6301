import { parentPort, workerData } from 'node:worker_threads'
import type { CatalogueTables } from '../../../catalogue/tables.ts'
import { connect, patientOn } from '../../../platform/postgres/database.ts'
import { modelSections } from '../snapshot/model-sections.ts'
import { createSnapshot } from '../snapshot/snapshot.ts'
import type { State } from '../snapshot/snapshot.ts'
import { takeChanges } from '../follow/take-changes.ts'
import { createAssembly, changedSectionsOf } from './assembly.ts'
import type { ThreadAnswer, ThreadQuestion, ThreadStart, ToldError } from './messages.ts'
import { allocateShared, NoSharedMemory, shareColumn } from './shared-columns.ts'

// A thread that has the catalogue in memory follow the database, and hands over what has changed (decisions/110).

const { connection, snapshotPath, held, mostShared = Infinity } = workerData as ThreadStart
const db = connect<CatalogueTables>({ ...connection, max: 1 })
const patient = patientOn(db)
const snapshot =
  snapshotPath === undefined
    ? undefined
    : createSnapshot({
        db: patient,
        path: snapshotPath,
        log: { warn: (...said: unknown[]) => tell({ kind: 'warned', said: said as [unknown, string?] }) },
        allocate,
      })
const assembly = createAssembly()
let state: State | undefined = held && {
  model: assembly.put({ changed: Object.entries(held.parts), gone: [] }),
  version: held.version,
  today: held.today,
}
let shared = 0

parentPort?.on('message', (question: ThreadQuestion) => {
  if (question.kind === 'end') return void end()
  take(question.today).then(tell, (error: Error) => tell({ kind: 'failed', error: toldOf(error) }))
})

async function take(today: string): Promise<ThreadAnswer> {
  const before = state ?? (await snapshot?.read())
  const { model, version, isAfresh } = await takeChanges(db, before, () => today)
  const changes = changedSectionsOf(assembly.parts, modelSections(model), (column) => shareColumn(column, allocate))
  // From here on of the shared columns alone.
  state = { model: assembly.put(changes), version, today }
  snapshot?.note(state)
  return { kind: 'taken', version, today, isAfresh, ...changes }
}

function allocate(bytes: number): SharedArrayBuffer {
  shared += bytes
  if (shared > mostShared) throw new NoSharedMemory(`more than ${mostShared} bytes of shared memory cannot be had`)
  return allocateShared(bytes)
}

function tell(answer: ThreadAnswer): void {
  parentPort?.postMessage(answer, [])
}

function toldOf(error: Error & { code?: string; syscall?: string }): ToldError {
  const { message, code, syscall } = error
  return { message, code, syscall, isWithoutMemory: error instanceof NoSharedMemory }
}

async function end(): Promise<void> {
  await snapshot?.finish()
  // An idle connection would keep it for a while.
  process.exit()
}
