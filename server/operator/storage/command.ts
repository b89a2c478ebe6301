import { readConfig } from '../../config.ts'
import { openDatabase } from '../../platform/postgres/database.ts'
import { runCommand } from '../../platform/run-command.ts'
import { SetupError } from '../../platform/setup-error.ts'
import { checkObjects } from '../../platform/storage/objects/check-objects.ts'
import { openObjects } from '../../platform/storage/objects/open-objects.ts'
import { checkFiles } from './check-files.ts'
import type { Checked } from './check-files.ts'
import { moveFiles } from './move-files.ts'
import type { Moved } from './move-files.ts'

const USAGE = 'Usage: npm run storage -- check, or npm run storage -- move'
const PROGRESS_MS = 1000
const MOST_NAMED = 20
const MEBIBYTE = 1024 * 1024

/** `npm run storage`: compares stored files with the database, or copies them to where they go now. */
async function main(): Promise<number> {
  const [, , task, ...more] = process.argv
  if ((task !== 'check' && task !== 'move') || more.length) throw new SetupError(USAGE)
  const { storage: settings, ...config } = readConfig()
  if (task === 'move' && !settings.from)
    throw new SetupError('Nothing says where the files are now: set STORAGE_FROM_URL (file: for DATA_DIR, or s3://…).')
  await checkObjects(settings, console.warn)
  const options = { log: console, whose: 'work' } as const
  const { db, close } = await openDatabase(config, 'tool')
  try {
    if (task === 'check') {
      const { objects } = await openObjects(settings, options)
      return tellChecked(
        await checkFiles({ db, objects, onProgress: progress(({ whole }) => `${whole} files are whole`) }),
      )
    }
    const { dataDir, to, from } = settings
    const [older, newer] = [
      await openObjects({ dataDir, to: from === 'files' ? undefined : from, from: undefined }, options),
      await openObjects({ dataDir, to, from: undefined }, options),
    ]
    const onProgress = progress<Moved>(({ copied, there }) => `${copied} files copied, ${there} were there`)
    return tellMoved(await moveFiles({ db, from: older.objects, to: newer.objects, onProgress }))
  } finally {
    await close()
  }
}

function progress<Done>(describe: (done: Done) => string): (done: Done) => void {
  let printedAt = performance.now()
  return (done) => {
    if (performance.now() - printedAt < PROGRESS_MS) return
    printedAt = performance.now()
    console.error(describe(done))
  }
}

function tellMoved({ copied, bytes, there, makeable, missing, damaged }: Moved): number {
  console.log(`${copied} files copied (${Math.ceil(bytes / MEBIBYTE)} MB); ${there} were there already.`)
  tellMakeable(makeable)
  tellNames('are missing in both places', missing)
  tellNames('are damaged and were not copied', damaged)
  console.log(
    'Now remove STORAGE_FROM_URL from the settings of every server, and restart them. Then the former place is not used any more; delete what is left in it.',
  )
  return missing.length || damaged.length ? 1 : 0
}

function tellChecked({ whole, makeable, missing, damaged, unknown }: Checked): number {
  console.log(`${whole} files are whole, ${missing.length} missing, ${damaged.length} damaged.`)
  tellMakeable(makeable)
  tellNames('are missing', missing)
  tellNames('are damaged', damaged)
  if (unknown.length) {
    const bytes = unknown.reduce((sum, one) => sum + one.bytes, 0)
    console.log(
      `${unknown.length} files (${Math.ceil(bytes / MEBIBYTE)} MB) belong to nothing in the database; an upload under way may be among them.`,
    )
  }
  return missing.length || damaged.length ? 1 : 0
}

function tellMakeable(count: number): void {
  if (count)
    console.log(`Left out are the pictures and documents that are drawn when somebody looks at them: ${count}.`)
}

function tellNames(what: string, names: readonly string[]): void {
  if (!names.length) return
  const more = names.length > MOST_NAMED ? `, and ${names.length - MOST_NAMED} more` : ''
  console.log(`${names.length} files ${what}: ${names.slice(0, MOST_NAMED).join(', ')}${more}`)
}

await runCommand(main)
