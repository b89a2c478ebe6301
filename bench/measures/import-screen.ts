import { mkdtemp, rm, stat } from 'node:fs/promises'
import { openAsBlob } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Envelope } from '../../contract/endpoint.ts'
import * as calls from '../../contract/import-screen.ts'
import type { OneImport } from '../../contract/import-screen.ts'
import { importCatalogue } from '../../server/imports/import-catalogue.ts'
import { openDatabase } from '../../server/platform/postgres/database.ts'
import { createFolderStorage } from '../../server/platform/storage/storage.ts'
import type { Figure } from '../figure.ts'
import { generatedSource } from '../generator.ts'
import { COLUMNS, PROPERTIES, writeWideCsv, writeWideXlsx } from '../imports/wide-table.ts'
import { listTimes, sleepLong } from '../list-times.ts'
import { makeMembers, signIn } from '../members.ts'
import { memoryOf, totalMegabytes } from '../process-memory.ts'
import type { ProcessMemory } from '../process-memory.ts'
import { say } from '../say.ts'
import { startServer } from '../server.ts'
import type { BenchServer } from '../server.ts'
import { spreadOf, timed } from '../spread.ts'
import { queueFigures } from '../imports/queue-cost.ts'

const ROWS = 50_000
/** SKUs of the catalogue whose lists are requested meanwhile. */
const SKUS_BEFORE = 20_000
/** Rows that make a file of about 50 MB. */
const ROWS_OF_LARGE = 130_000
const REST_MS = 8000
/** Poll intervals for steps of a second or two, and for steps of a minute (as often as the page polls). */
const POLL_MS = 50
const STEP_POLL_MS = 1000
const MEMORY_POLL_MS = 1000

/**
 * A supplier's list through the calls of the import screen: read, checked, run and undone, with lists requested
 * meanwhile.
 */
export async function measureImportScreen(): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'quarry-bench-'))
  const email = await fillCatalogue(dataDir)
  const server = await startServer(dataDir)
  try {
    const staff = { server, authorization: `Bearer ${(await signIn(server.url, email)).accessToken}` }
    await sleep(REST_MS)
    const figures = await measureSteps(staff, dataDir)
    return [...figures, ...(await measureReading(staff, dataDir)), ...(await queueFigures(dataDir))]
  } finally {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function fillCatalogue(dataDir: string): Promise<string> {
  say('Imports: filling a catalogue')
  const { db, close } = await openDatabase({ databaseUrl: undefined, dataDir }, 'tool')
  try {
    const parts = {
      db,
      storage: createFolderStorage(join(dataDir, 'storage')),
    }
    await importCatalogue(parts, generatedSource(SKUS_BEFORE), { actor: 'bench' })
    const [email = ''] = await makeMembers(db, 1)
    await db.updateTable('member').set({ user_type: 2, is_editor: true }).where('email', '=', email).execute()
    return email
  } finally {
    await close()
  }
}

interface Staff {
  server: BenchServer
  authorization: string
}

async function measureSteps(staff: Staff, folder: string): Promise<Figure[]> {
  const path = join(folder, 'list.csv')
  await writeWideCsv(path, ROWS)
  const quiet = spreadOf(await listTimes(staff.server.url, sleepLong))
  const rest = await memoriesOf(staff.server)
  const id = await upload(staff, path, 'list.csv')
  await until(staff, id, ['read'])
  await mapProperties(staff, id)
  const figures: Figure[] = []
  for (const step of STEPS) {
    say(`Imports: ${step.name}`)
    const memory = watchMemory(staff.server)
    let seconds = 0
    const lists = spreadOf(
      await listTimes(staff.server.url, async () => {
        seconds =
          (await timed(async () => {
            await ask(staff, step.call, { id })
            await until(staff, id, [step.end], STEP_POLL_MS)
          })) / 1000
      }),
    )
    const most = await memory.stop()
    const name = `${step.name} of ${ROWS.toLocaleString('en')} rows × ${COLUMNS}`
    figures.push(
      { name, value: seconds, unit: 's', target: { atMost: 60 }, note: noteOf(await find(staff, id)) },
      { name: `memory over rest, ${step.name}`, value: totalMegabytes(most) - totalMegabytes(rest), unit: 'MB', target: { atMost: 150 }, note: `${partsOf(most)}; at rest ${partsOf(rest)}` },
      { name: `lists' p95 meanwhile over before, ${step.name}`, value: lists.p95 / quiet.p95, unit: '', target: { atMost: 2 }, note: `${lists.p95.toFixed(1)} over ${quiet.p95.toFixed(1)} ms, n ${lists.count}` },
    ) // prettier-ignore
    await sleep(REST_MS)
  }
  return figures
}

const STEPS = [
  { name: 'dry run', call: calls.checkImport, end: 'checked' },
  { name: 'run', call: calls.runImport, end: 'done' },
  { name: 'undo', call: calls.undoImport, end: 'undone' },
] as const

function noteOf({ checked, run, undone }: OneImport): string {
  if (undone) return `${undone.removed} products removed, ${undone.kept} kept`
  const counts = run ?? checked
  return counts ? `${counts.added} products added, ${counts.rejected} rows rejected` : ''
}

/** From the end of the upload until the mapping can be shown. */
async function measureReading(staff: Staff, folder: string): Promise<Figure[]> {
  const csv = join(folder, 'large.csv')
  const xlsx = join(folder, 'list.xlsx')
  await writeWideCsv(csv, ROWS_OF_LARGE)
  await writeWideXlsx(xlsx, ROWS)
  const figures: Figure[] = []
  for (const [path, name, atMost] of [[csv, 'large.csv', 2], [xlsx, 'list.xlsx', 10]] as const) {
    say(`Imports: looking at ${name}`)
    const id = await upload(staff, path, name)
    const milliseconds = await timed(() => until(staff, id, ['read']))
    const megabytesOfFile = (await stat(path)).size / 1024 / 1024
    figures.push({ name: `mapping screen of ${name}`, value: milliseconds / 1000, unit: 's', target: { atMost }, note: `${megabytesOfFile.toFixed(0)} MB` })
    await sleep(REST_MS)
  } // prettier-ignore
  return figures
}

async function upload({ server, authorization }: Staff, path: string, name: string): Promise<string> {
  const form = new FormData()
  form.append('file', await openAsBlob(path), name)
  const response = await fetch(server.url + calls.uploadImport.path, { method: 'POST', body: form, headers: { authorization } }) // prettier-ignore
  const { code, msg, data } = (await response.json()) as Envelope<{ importId: string }>
  if (code !== 200) throw new Error(msg)
  return data.importId
}

async function ask({ server, authorization }: Staff, { path, method }: { path: string; method: string }, input: unknown): Promise<OneImport> {
  const response = await fetch(server.url + path, { method, body: JSON.stringify(input), headers: { authorization, 'content-type': 'application/json' } })
  const { code, msg, data } = (await response.json()) as Envelope<OneImport>
  if (code !== 200) throw new Error(`${path}: ${msg}`)
  return data
} // prettier-ignore

async function find({ server, authorization }: Staff, id: string): Promise<OneImport> {
  const response = await fetch(`${server.url}${calls.getImport.path}?id=${id}`, { headers: { authorization } })
  return ((await response.json()) as Envelope<OneImport>).data
}

async function until(staff: Staff, id: string, states: OneImport['state'][], pollMs = POLL_MS): Promise<void> {
  for (;;) {
    const { state, problem } = await find(staff, id)
    if (states.includes(state)) return
    if (state === 'failed' || state === 'refused') throw new Error(problem?.en ?? state)
    await sleep(pollMs)
  }
}

/** Maps the columns without a guess as properties, and publishes at once what is new: the lists are longer for it. */
async function mapProperties(staff: Staff, id: string): Promise<void> {
  const { mapping, columns } = await find(staff, id)
  if (!mapping) throw new Error('no mapping was proposed')
  const rules = mapping.columns.map((rule) => {
    const name = columns?.[rule.column]?.name ?? ''
    return PROPERTIES.includes(name) ? { ...rule, target: 'attribute' as const } : rule
  })
  await ask(staff, calls.mapImport, { id, mapping: { ...mapping, columns: rules, newProducts: 'on_sale' } })
}

async function memoriesOf({ pid }: BenchServer): Promise<ProcessMemory[]> {
  return (await memoryOf(pid)) ?? []
}

/** The server, PostgreSQL and worker processes, in MB of proportional set size. */
function partsOf(memories: ProcessMemory[]): string {
  const [server, ...others] = memories
  const isDatabase = ({ name }: ProcessMemory) => name === 'postgres'
  const parts = {
    server: server ? [server] : [],
    PostgreSQL: others.filter(isDatabase),
    apart: others.filter((one) => !isDatabase(one)),
  }
  return Object.entries(parts)
    .map(([name, of]) => `${name} ${totalMegabytes(of).toFixed(0)}`)
    .join(', ')
}

function watchMemory(server: BenchServer): { stop(): Promise<ProcessMemory[]> } {
  let most: ProcessMemory[] = []
  const state = { isOver: false }
  const watching = (async () => {
    while (!state.isOver) {
      const now = await memoriesOf(server)
      if (totalMegabytes(now) > totalMegabytes(most)) most = now
      await sleep(MEMORY_POLL_MS)
    }
  })()
  return {
    stop: async () => {
      state.isOver = true
      await watching
      return most
    },
  }
}
