import { open, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { isHalf, isNoFile, readIfThere, removeWithHalves, replaceBy, replaceFile } from '../files.ts'
import type { WriteWhole } from '../files.ts'
import type { ByteRange, ListedObject, ObjectContent, ObjectStore } from './objects.ts'

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
    open: async (name, range) => openStream(pathOf(name), range),
    sizeOf: async (name) => sizeOf(pathOf(name)),
    remove: async (name) => removeWithHalves(pathOf(name)),
    list: (inner) => listFiles(folder, inner.replace(/\/$/, '')),
  }
}

async function sizeOf(path: string): Promise<number | undefined> {
  return stat(path).then((facts) => (facts.isFile() ? facts.size : undefined), undefinedIfNoFile)
}

/** Opened before it is answered, so that a file removed from now on can still be read. */
async function openStream(path: string, range: ByteRange | undefined): Promise<Readable | undefined> {
  const file = await open(path).catch(undefinedIfNoFile)
  if (!file) return undefined
  if ((await file.stat()).isFile()) return file.createReadStream(range && { start: range.first, end: range.last })
  await file.close()
  return undefined
}

// What cannot be read is not said to be missing.
function undefinedIfNoFile(error: unknown): undefined {
  if (!isNoFile(error)) throw error
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
  const entries = await readdir(join(folder, inner), { withFileTypes: true }).catch(undefinedIfNoFile)
  for (const entry of entries ?? []) {
    const name = inner ? `${inner}/${entry.name}` : entry.name
    if (entry.isDirectory()) yield* listFiles(folder, name)
    if (!entry.isFile() || isHalf(name)) continue
    const bytes = await sizeOf(join(folder, name))
    if (bytes !== undefined) yield { name, bytes }
  }
}
