import { parseArgs } from 'node:util'
import { readConfig } from '../config.ts'
import type { Config } from '../config.ts'
import { isDatabaseAway, openDatabase } from '../platform/postgres/database.ts'
import type { OpenDatabase } from '../platform/postgres/database.ts'
import { runCommand } from '../platform/run-command.ts'
import { SetupError } from '../platform/setup-error.ts'
import { onAskedToStop } from '../platform/stop-signals.ts'
import { within } from '../platform/storage/objects/objects.ts'
import { checkObjects } from '../platform/storage/objects/check-objects.ts'
import { openObjects } from '../platform/storage/objects/open-objects.ts'
import { createStorage } from '../platform/storage/storage.ts'
import { importCatalogue } from './import-catalogue.ts'
import type { ImportProgress, ImportSummary } from './import-catalogue.ts'
import { seemsToBe } from './reading/file-shape.ts'
import { createHintList } from './telling/hints.ts'
import { openImportFile } from './reading/import-source.ts'
import { createNoveltyList } from './telling/novelties.ts'
import { createRejectionPrinter } from './telling/rejection-printer.ts'

const USAGE = 'Usage: npm run import -- FILE [--dry-run]'
const PROGRESS_MS = 1000

/** `npm run import`: uses the database of a running server, or starts and stops its own. */
async function main(): Promise<number> {
  const { path, isDryRun } = readArguments()
  const config = readConfig()
  const source = await openImportFile(path)
  // Before the database starts, which would outlive a killed command.
  const interruption = new AbortController()
  onAskedToStop(() => {
    // A second interruption ends the command at once; the next run continues the import all the same.
    if (interruption.signal.aborted) process.exit(1)
    interruption.abort()
  })
  await checkObjects(config.storage, console.warn)
  const database = await openDatabase(config, 'tool')
  const { db, close } = database
  console.log(describePlace(database, config, isDryRun))
  const shape = await seemsToBe(path)
  if (shape) console.log(shape)
  const { objects } = await openObjects(config.storage, { log: console, whose: 'work' })
  const storage = createStorage(within(objects, 'storage'))
  const novelties = createNoveltyList()
  const hints = createHintList()
  const rejections = createRejectionPrinter(console.log)
  try {
    const summary = await importCatalogue({ db, storage }, source, {
      actor: 'import command',
      isDryRun,
      signal: interruption.signal,
      onProgress: createProgressPrinter(),
      onRejection: rejections.add,
      onNovelty: novelties.add,
      onHint: hints.add,
    })
    rejections.end()
    console.log(describe(summary, isDryRun, [...novelties.describe(), ...hints.describe(summary.incomplete)]))
    return summary.rejected || !summary.isFinished ? 1 : 0
  } catch (error) {
    throw isDatabaseAway(error) ? ofDatabaseAway(error, database, isDryRun) : error
  } finally {
    await close()
  }
}

function readArguments(): { path: string; isDryRun: boolean } {
  try {
    const { values, positionals } = parseArgs({
      options: { 'dry-run': { type: 'boolean', default: false } },
      allowPositionals: true,
    })
    const [path] = positionals
    if (path && positionals.length === 1) return { path, isDryRun: values['dry-run'] }
  } catch {
    // An unknown option: the usage lists the known ones.
  }
  throw new SetupError(USAGE)
}

function createProgressPrinter(): (progress: ImportProgress) => void {
  let printedAt = performance.now()
  return ({ done, total }) => {
    if (performance.now() - printedAt < PROGRESS_MS) return
    printedAt = performance.now()
    console.error(total ? `${done} of ${total} lines (${Math.floor((done / total) * 100)} %)` : `${done} lines`)
  }
}

type Place = Pick<OpenDatabase, 'location' | 'embedded'>

/** Names the catalogue, so that a forgotten DATA_DIR is noticed. */
function describePlace({ location, embedded }: Place, { dataDir, storage }: Config, isDryRun: boolean): string {
  const doing = isDryRun ? 'Checking against' : 'Importing into'
  const files = storage.to ? 'the object store (STORAGE_URL)' : `${dataDir} (DATA_DIR)`
  if (!embedded) return `${doing} the ${location} (DATABASE_URL); pictures and documents go into ${files}.`
  const folder = `the ${embedded.isNew ? 'new ' : ''}data folder ${dataDir} (DATA_DIR)`
  return `${doing} ${folder}${embedded.hasServer ? ', beside the server that runs on it' : '; no server runs on it'}.`
}

function ofDatabaseAway(error: unknown, { embedded }: Place, isDryRun: boolean): SetupError {
  const what = embedded?.hasServer
    ? 'The Quarry server of this database was stopped, and its database with it.'
    : `The database went away (${(error as Error).message}).`
  return new SetupError(`${what} Run the same command again${isDryRun ? '' : ': it goes on where it stopped'}.`, error)
}

function describe(summary: ImportSummary, isDryRun: boolean, told: string[]): string {
  const { added, changed, unchanged, rejected, resumedFrom, isFinished } = summary
  const sentences = [
    resumedFrom && `Went on from line ${resumedFrom}, where this import was interrupted.`,
    isDryRun && 'A dry run: nothing was changed.',
    `${added} added, ${changed} changed, ${unchanged} unchanged, ${rejected} rejected.`,
    ...told,
    !isFinished && 'Interrupted; run the same command again to go on.',
  ]
  return sentences.filter(Boolean).join('\n')
}

await runCommand(main)
