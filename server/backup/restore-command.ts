import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '../config.ts'
import type { Config } from '../config.ts'
import type { Db } from '../database.ts'
import { countOpenMails } from '../members/sessions/revived-sessions.ts'
import { openDatabase } from '../platform/postgres/database.ts'
import { runCommand } from '../platform/run-command.ts'
import { SetupError } from '../platform/setup-error.ts'
import { checkObjects } from '../platform/storage/objects/check-objects.ts'
import { openObjects } from '../platform/storage/objects/open-objects.ts'
import { readDigest, requireDigest } from './archive/file-digest.ts'
import { readKeyFile } from './archive/key-file.ts'
import type { ReadBackup } from './read-backup.ts'
import { countRevived } from './revived/kinds.ts'
import { checkBackup, requireEmptyFolder, requireEmptyStore, restoreBackup, whileUnfinished } from './restore-backup.ts'
import type { RestoreOptions } from './restore-backup.ts'
import { createInterruption, createProgressPrinter, describeContent, EXIT, tellMakeable } from './command-line.ts'

const USAGE = 'Usage: npm run restore -- FILE --into FOLDER [--key-file FILE] [--digest SHA256] [--without-files]'

/** `npm run restore`: makes a data folder from a backup; with DATABASE_URL the tables go into that database. */
async function main(): Promise<number> {
  const { path, into, keyFile, digest: given, hasFiles } = readArguments()
  const settings = readConfig()
  const dataDir = resolve(into)
  const config = { ...settings, dataDir, storage: { ...settings.storage, dataDir } }
  const key = keyFile === undefined ? undefined : await readKeyFile(keyFile)
  if (hasFiles) await requireEmptyPlace(config)
  const digest = given === undefined ? undefined : readDigest(given)
  if (digest !== undefined) await requireDigest(path, digest)
  const onProgress = createProgressPrinter()
  const options = { path, key, digest, hasFiles, signal: createInterruption(), onProgress }
  const { begin } = await checkBackup(path, key, (doing) => onProgress(`reading ${doing}`))
  console.log(whatLivesAgain(begin))
  const began = performance.now()
  const { read, location, open } = await restore(config, options)
  const seconds = Math.ceil((performance.now() - began) / 1000)
  console.log(
    `Restored ${describeContent(read)}, as they were at ${read.begin.startedAt}, in ${seconds} s; the database is in ${location}.`,
  )
  tellMakeable(read)
  if (!read.begin.hasFiles || !hasFiles) console.log('Only their list was in it: bring the files yourself.')
  console.log(open)
  console.log(`Start on it: DATA_DIR=${config.dataDir} npm start`)
  return read.manifest.files.missing ? EXIT.lacksFiles : EXIT.whole
}

/** Told before anything is written. */
function whatLivesAgain({ startedAt }: ReadBackup['begin']): string {
  return `Everything comes back as it was at ${startedAt}. Whatever was ended since then lives again: share links that were revoked, sessions that were logged out, feed keys that were revoked, invitations that were taken back, mail codes and take-back links that were used; also former passwords and addresses, roles and collaborators, and accounts that were locked or deleted since.`
}

/** How much of what opens something came back, and where an operator ends it. */
async function describeOpen(db: Db): Promise<string> {
  const now = new Date()
  const { session, link, invitation, 'feed-key': keys } = await countRevived(db, { before: now, now, keptId: '0' })
  const { codes, takeBackLinks } = await countOpenMails(db, now)
  return `Open again: share links: ${link}, invitations: ${invitation}, sessions: ${session}, feed keys: ${keys}, take-back links: ${takeBackLinks}, mail codes: ${codes}. Which of them were ended since, nobody can tell any more. An operator sees a list at /operator/work, and ends all with one press, or keeps them; codes run out within minutes, take-back links within three days.`
}

/** Before the backup is read, which may take long. */
async function requireEmptyPlace({ dataDir, storage }: Config): Promise<void> {
  await requireEmptyFolder(dataDir)
  await checkObjects(storage, console.warn)
  const { objects, isElsewhere } = await openObjects(storage, { log: console, whose: 'work' })
  if (isElsewhere) await requireEmptyStore(objects, dataDir)
}

async function restore(
  config: Config,
  options: RestoreOptions,
): Promise<{ read: ReadBackup; location: string; open: string }> {
  const { objects } = await openObjects(config.storage, { log: console, whose: 'work' })
  const work = async () => {
    const database = await openDatabase(config, 'restore')
    try {
      const read = await restoreBackup({ db: database.db, files: objects }, options)
      return { read, location: database.location, open: await describeOpen(database.db) }
    } finally {
      await database.close()
    }
  }
  // Without files the folder may be one that is in use, and the database alone is never half.
  return options.hasFiles ? whileUnfinished(config.dataDir, work) : work()
}

interface Arguments {
  path: string
  into: string
  keyFile: string | undefined
  digest: string | undefined
  hasFiles: boolean
}

function readArguments(): Arguments {
  try {
    const { values, positionals } = parseArgs({
      options: {
        into: { type: 'string' },
        'key-file': { type: 'string' },
        digest: { type: 'string' },
        'without-files': { type: 'boolean', default: false },
      },
      allowPositionals: true,
    })
    const { into, digest, 'key-file': keyFile, 'without-files': isWithoutFiles } = values
    const [path] = positionals
    if (path && into && positionals.length === 1) return { path, into, keyFile, digest, hasFiles: !isWithoutFiles }
  } catch {
    // An unknown option: the usage lists the known ones.
  }
  throw new SetupError(USAGE)
}

await runCommand(main)
