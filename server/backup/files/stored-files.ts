import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'

/** Originals, documents, private pictures and uploads, under names such as `storage/ab/abcdef`. */
export interface StoredFiles {
  /** The files below a folder, in any order. */
  list(folder: string): AsyncIterable<{ name: string; bytes: number }>
  /** Undefined if there is no such file. */
  open(name: string): Promise<Readable | undefined>
  /** Stores a file and replaces whatever has its name. Nobody sees half of it. */
  put(name: string, content: { bytes: number; stream: Readable }): Promise<void>
}

/** What a backup holds of the data folder. The rest is made anew: caches, the read model, halves of uploads. */
export const FOLDERS = ['storage', 'private', 'imports']

export function openFolderFiles(dataDir: string): StoredFiles {
  return {
    list: (folder) => listFiles(dataDir, folder),
    async open(name) {
      const isThere = await stat(join(dataDir, name)).then(
        (facts) => facts.isFile(),
        () => false,
      )
      return isThere ? createReadStream(join(dataDir, name)) : undefined
    },
    async put(name, { stream }) {
      const path = join(dataDir, name)
      await mkdir(dirname(path), { recursive: true })
      await write(`${path}.restored.part`, stream)
      await rename(`${path}.restored.part`, path)
    },
  }
}

async function* listFiles(dataDir: string, folder: string): AsyncGenerator<{ name: string; bytes: number }> {
  const entries = await readdir(join(dataDir, folder), { withFileTypes: true }).catch(() => [])
  for (const entry of entries) {
    const name = `${folder}/${entry.name}`
    if (entry.isDirectory()) yield* listFiles(dataDir, name)
    if (!entry.isFile() || name.endsWith('.part')) continue
    const facts = await stat(join(dataDir, name)).catch(() => undefined)
    if (facts) yield { name, bytes: facts.size }
  }
}

async function write(path: string, stream: Readable): Promise<void> {
  await rm(path, { force: true })
  const file = await open(path, 'wx')
  try {
    for await (const piece of stream) await file.writeFile(piece as Buffer)
    await file.sync()
  } finally {
    await file.close()
  }
}
