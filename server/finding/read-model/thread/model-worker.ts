import { workerData } from 'node:worker_threads'
import { connect, patientOn } from '../../../platform/postgres/database.ts'
import { sendNote, serveRequests } from '../../../platform/worker/serve-requests.ts'
import { modelSections } from '../snapshot/model-sections.ts'
import { createSnapshot } from '../snapshot/snapshot.ts'
import type { State } from '../snapshot/snapshot.ts'
import { takeChanges } from '../follow/take-changes.ts'
import { createAssembly, changedSectionsOf } from './assembly.ts'
import type { ModelProtocol, ThreadStart } from './messages.ts'
import { allocateShared, NoSharedMemory, shareColumn } from './shared-columns.ts'

// A thread that keeps the read model up to date and hands over its changed parts (decisions/110).

const { connection, snapshotPath, held, mostShared = Infinity } = workerData as ThreadStart
const db = connect({ ...connection, max: 1 })
const patient = patientOn(db)
const log = { warn: (...said: unknown[]) => sendNote(said) }
const snapshot =
  snapshotPath === undefined
    ? undefined
    : createSnapshot({
        db: patient,
        path: snapshotPath,
        log,
        allocate,
      })
const assembly = createAssembly()
let state: State | undefined = held && {
  model: assembly.put({ changed: Object.entries(held.parts), gone: [] }),
  version: held.version,
  madeAt: held.madeAt,
  today: held.today,
}
let shared = 0

serveRequests<ModelProtocol>((request) => {
  if (request.kind === 'take') return take(request.today)
  void end()
  return undefined
})

async function take(today: string): Promise<ModelProtocol['answer']> {
  const before = state ?? (await snapshot?.read())
  const { model, version, madeAt, isAfresh } = await takeChanges({ db, log }, before, () => today)
  const changes = changedSectionsOf(assembly.parts, modelSections(model), (column) => shareColumn(column, allocate))
  // From now on the model consists of the shared columns only.
  state = { model: assembly.put(changes), version, madeAt, today }
  snapshot?.note(state)
  return { version, madeAt, today, isAfresh, ...changes }
}

function allocate(bytes: number): SharedArrayBuffer {
  shared += bytes
  if (shared > mostShared) throw new NoSharedMemory(`more than ${mostShared} bytes of shared memory cannot be had`)
  return allocateShared(bytes)
}

async function end(): Promise<void> {
  await snapshot?.finish()
  // An idle connection would keep the thread alive for a while.
  process.exit()
}
