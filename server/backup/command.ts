import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '../config.ts'
import { openDatabase } from '../platform/postgres/database.ts'
import { runCommand } from '../platform/run-command.ts'
import { SetupError } from '../platform/setup-error.ts'
import { checkObjects } from '../platform/storage/objects/check-objects.ts'
import { openObjects } from '../platform/storage/objects/open-objects.ts'
import { readDigest, requireDigest, requireSameDigest } from './archive/file-digest.ts'
import { readKeyFile } from './archive/key-file.ts'
import type { BackupKey } from './archive/key-file.ts'
import { readBackup } from './read-backup.ts'
import {
  createInterruption,
  createProgressPrinter,
  describeContent,
  EXIT,
  sizeOf,
  tellMakeable,
} from './command-line.ts'
import { writeBackup } from './write-backup.ts'

const USAGE = `Usage: npm run backup -- --to FOLDER|FILE [--key-file FILE] [--without-files]
       npm run backup -- verify FILE [--key-file FILE] [--digest SHA256]`

/** `npm run backup`: writes a backup, beside a running server or without one, or verifies one. */
async function main(): Promise<number> {
  const { verified, to, keyFile, digest, hasFiles } = readArguments()
  const key = keyFile === undefined ? undefined : await readKeyFile(keyFile)
  if (verified !== undefined) return verify(verified, key, digest === undefined ? undefined : readDigest(digest))
  return backUp({ path: await pathIn(to, key !== undefined), key, hasFiles })
}

async function backUp({ path, key, hasFiles }: Pick<Parameters<typeof writeBackup>[1], 'path' | 'key' | 'hasFiles'>) {
  if (!key)
    console.error(
      'Without --key-file the backup is not encrypted, and it holds everything, also what is secret about people.',
    )
  const config = readConfig()
  const signal = createInterruption()
  await checkObjects(config.storage, console.warn)
  const { objects } = await openObjects(config.storage, { log: console, whose: 'work' })
  const database = await openDatabase(config, 'backup')
  const began = performance.now()
  try {
    const onProgress = createProgressPrinter()
    const written = await writeBackup({ db: database.db, files: objects }, { path, key, hasFiles, signal, onProgress })
    const seconds = Math.ceil((performance.now() - began) / 1000)
    const files = hasFiles ? '' : ' (only their list)'
    console.log(
      `Backed up ${describeContent(written)}${files} into ${path}: ${sizeOf(written.bytes)}, in ${seconds} s.`,
    )
    tellMakeable(written)
    console.log(`Its digest is sha256:${written.digest}; keep it apart from the file.`)
    return tellMissing(written.manifest.files.missing)
  } finally {
    await database.close()
  }
}

async function verify(path: string, key: BackupKey | undefined, expected: string | undefined): Promise<number> {
  if (expected !== undefined) await requireDigest(path, expected)
  const signal = createInterruption()
  const tell = createProgressPrinter()
  const read = await readBackup(path, key, {
    onProgress: (doing) => {
      signal.throwIfAborted()
      tell(doing)
    },
  })
  const { begin, digest, missing, manifest } = read
  if (expected !== undefined) requireSameDigest(path, digest, expected)
  const files = begin.hasFiles ? '' : ' (only their list)'
  console.log(
    `Whole: ${describeContent(read)}${files}, as they were at ${begin.startedAt}; by Quarry ${begin.product}.`,
  )
  tellMakeable(read)
  console.log(`Its digest is sha256:${digest}.`)
  for (const name of missing) console.log(`Missing when it was made: ${name}`)
  return tellMissing(manifest.files.missing)
}

function tellMissing(missing: number): number {
  if (!missing) return EXIT.whole
  console.error(`${missing} files that the database names were not there: look for them in an older backup.`)
  return EXIT.lacksFiles
}

/** A folder gets a file named by the time. An existing file is never replaced. */
async function pathIn(to: string, isEncrypted: boolean): Promise<string> {
  const isFolder = await stat(to).then(
    (facts) => facts.isDirectory(),
    () => false,
  )
  const time = new Date().toISOString().replaceAll(/[:.]/g, '-')
  const path = resolve(isFolder ? join(to, `quarry-${time}.tar.zst${isEncrypted ? '.age' : ''}`) : to)
  if (existsSync(path)) throw new SetupError(`There is a file ${path} already; name another one.`)
  return path
}

interface Arguments {
  verified: string | undefined
  to: string
  keyFile: string | undefined
  digest: string | undefined
  hasFiles: boolean
}

function readArguments(): Arguments {
  try {
    const { values, positionals } = parseArgs({
      options: {
        to: { type: 'string' },
        'key-file': { type: 'string' },
        digest: { type: 'string' },
        'without-files': { type: 'boolean', default: false },
      },
      allowPositionals: true,
    })
    const { to, digest, 'key-file': keyFile, 'without-files': isWithoutFiles } = values
    const [word, verified] = positionals
    const given = { keyFile, digest, hasFiles: !isWithoutFiles }
    if (to && digest === undefined && !positionals.length) return { ...given, to, verified: undefined }
    if (!to && word === 'verify' && verified && positionals.length === 2) return { ...given, to: '', verified }
  } catch {
    // An unknown option: the usage lists the known ones.
  }
  throw new SetupError(USAGE)
}

await runCommand(main)
