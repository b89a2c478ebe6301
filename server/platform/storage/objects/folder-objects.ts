import { createReadStream } from 'node:fs'
import { open, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { readIfThere, removeWithHalves, replaceBy, replaceFile } from '../files.ts'
import type { WriteWhole } from '../files.ts'
import type { ListedObject, ObjectContent, ObjectStore } from './objects.ts'

/** Keeps objects as files of a folder, under their names. */
export function createFolderObjects(folder: string, writeWhole?: WriteWhole): ObjectStore {
  const pathOf = (name: string) => join(folder, name)
  return {
    async put(name, content) {
      if (Buffer.isBuffer(content)) return replaceFile(pathOf(name), content, writeWhole)
      return replaceBy(pathOf(name), async (aside) => writeStream(aside, content))
    },
    async putOnce(name, bytes) {
      if ((await sizeOf(pathOf(name))) !== bytes.length) await replaceFile(pathOf(name), bytes, writeWhole)
    },
    find: async (name) => readIfThere(pathOf(name)),
    async open(name, range) {
      if ((await sizeOf(pathOf(name))) === undefined) return undefined
      return createReadStream(pathOf(name), range && { start: range.first, end: range.last })
    },
    sizeOf: async (name) => sizeOf(pathOf(name)),
    remove: async (name) => removeWithHalves(pathOf(name)),
    list: (inner) => listFiles(folder, inner.replace(/\/$/, '')),
  }
}

async function sizeOf(path: string): Promise<number | undefined> {
  return stat(path).then(
    (facts) => (facts.isFile() ? facts.size : undefined),
    () => undefined,
  )
}

async function writeStream(path: string, { stream, bytes }: Exclude<ObjectContent, Buffer>): Promise<void> {
  const file = await open(path, 'w')
  let written = 0
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      await file.writeFile(chunk)
      written += chunk.length
    }
    await file.sync()
  } finally {
    await file.close()
  }
  if (written !== bytes) throw new Error(`an object of ${bytes} bytes ended after ${written}`)
}

/** One folder at a time, so that a million files do not fill the memory. Halves of killed writers are left out. */
async function* listFiles(folder: string, inner: string): AsyncGenerator<ListedObject> {
  const entries = await readdir(join(folder, inner), { withFileTypes: true }).catch(() => [])
  for (const entry of entries) {
    const name = inner ? `${inner}/${entry.name}` : entry.name
    if (entry.isDirectory()) yield* listFiles(folder, name)
    if (!entry.isFile() || name.endsWith('.part')) continue
    const bytes = await sizeOf(join(folder, name))
    if (bytes !== undefined) yield { name, bytes }
  }
}
