import { noteContent } from '../../catalogue/made-contents.ts'
import { NotMade } from '../../platform/storage/maker.ts'
import { patiently } from '../../platform/storage/patiently.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import type { Db } from '../../database.ts'

/** Files that are read or made ahead of the one that is written, so that both cores of a small machine make some. */
const AHEAD = 3

export interface ArchivedFile {
  path: string
  bytes: Buffer
}

interface Reading {
  db: Db
  storage: Storage
  /** Waited for before a file is made, so that pages come first. */
  whenQuiet(): Promise<void>
  signal: AbortSignal
  /** How many of the files that can be made are there. */
  report(done: number, total: number): void
  /** Called with the key of a file that cannot be made now. */
  onLeftOut(key: string): void
}

/** The files of these keys by path, in their order. A file that is gone from the disk is reported by the import, line by line. */
export async function* readArchived(keys: ReadonlyMap<string, string>, reading: Reading): AsyncGenerator<ArchivedFile> {
  const { storage, signal, report, onLeftOut } = reading
  const all = [...keys]
  const total = all.filter(([, key]) => storage.isMade(key)).length
  let done = 0
  /** In the order of the files. */
  const begun: Promise<Buffer | 'left out' | undefined>[] = []
  const begin = ([, key]: (typeof all)[number]) => {
    const file = findFile(reading, key)
    // Thrown below, where it is waited for.
    file.catch(() => undefined)
    begun.push(file)
  }
  for (const next of all.slice(0, AHEAD)) begin(next)
  for (const [at, [path, key]] of all.entries()) {
    signal.throwIfAborted()
    const bytes = await begun.shift()
    const next = all[at + AHEAD]
    if (next) begin(next)
    if (bytes === 'left out') onLeftOut(key)
    else if (bytes) yield { path, bytes }
    if (storage.isMade(key)) report(++done, total)
  }
}

async function findFile(reading: Reading, key: string): Promise<Buffer | 'left out' | undefined> {
  return reading.storage.isMade(key) ? makeFile(reading, key) : reading.storage.find(key)
}

async function makeFile({ db, storage, whenQuiet, signal }: Reading, key: string) {
  if (!(await storage.has(key))) await whenQuiet()
  signal.throwIfAborted()
  const find = async () => storage.find(key, { urgency: 'asked', signal })
  const bytes = await patiently(find, signal).catch(ifNotMade)
  // By which an import knows it again.
  if (bytes && bytes !== 'left out') await noteContent(db, key, bytes, { isKept: false })
  return bytes
}

function ifNotMade(error: unknown): 'left out' {
  if (error instanceof NotMade) return 'left out'
  throw error
}
