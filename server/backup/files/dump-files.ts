import { createHash } from 'node:crypto'
import type { ArchiveWriter } from '../archive/write-archive.ts'
import { fileName, listName } from '../format.ts'
import type { ListedFile, Manifest } from '../format.ts'
import { SetupError } from '../../platform/setup-error.ts'
import type { NamedFiles } from './named-files.ts'
import { FOLDERS } from './stored-files.ts'
import type { StoredFiles } from './stored-files.ts'

/** A list follows its files, so that a reader holds no more than these names in memory. */
const LISTED_AT_ONCE = 1000

interface DumpedFiles {
  files: StoredFiles
  named: NamedFiles
  /** Whether the files go in, or only their list. */
  isWhole: boolean
  onFile(): void
}

/** Adds the files, each list after its files. Returns their counts. */
export async function dumpFiles(
  archive: ArchiveWriter,
  { files, named, isWhole, onFile }: DumpedFiles,
): Promise<Manifest['files']> {
  const sums = { count: 0, bytes: 0, gone: 0, missing: 0 }
  const all = createHash('sha256')
  let list: ListedFile[] = []
  let lists = 0

  async function note(listed: ListedFile): Promise<void> {
    sums[listed.state ?? 'count'] += 1
    sums.bytes += listed.bytes ?? 0
    list.push(listed)
    if (list.length === LISTED_AT_ONCE) await writeList()
    onFile()
  }

  async function writeList(): Promise<void> {
    if (!list.length) return
    const text = Buffer.from(list.map((listed) => `${JSON.stringify(listed)}\n`).join(''))
    all.update(text)
    await archive.add(listName(++lists), text)
    list = []
  }

  for (const folder of FOLDERS) {
    for await (const { name, bytes } of files.list(folder)) {
      if (!isOurs(name)) continue
      named.find(name)
      await note(isWhole ? await dumpFile(archive, files, { name, bytes }) : { name, bytes })
    }
  }
  for (const name of named.missing()) await note({ name, state: 'missing' })
  await writeList()
  return { ...sums, sha256: all.digest('hex') }
}

// A broken-off upload is no upload yet.
function isOurs(name: string): boolean {
  return !name.startsWith('imports/coming-')
}

async function dumpFile(
  archive: ArchiveWriter,
  files: StoredFiles,
  { name, bytes }: { name: string; bytes: number },
): Promise<ListedFile> {
  const stream = await files.open(name)
  if (!stream) return { name, state: 'gone' }
  const sha256 = createHash('sha256')
  const hashed = async function* () {
    for await (const piece of stream as AsyncIterable<Buffer>) {
      sha256.update(piece)
      yield piece
    }
  }
  await archive.addStream(fileName(name), bytes, hashed()).catch((error: unknown) => {
    if (!/size mismatch/i.test((error as Error).message)) throw error
    throw new SetupError(`The file ${name} was changed while it was read; run the same command again.`, error)
  })
  return { name, bytes, sha256: sha256.digest('hex') }
}
