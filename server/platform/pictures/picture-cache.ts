import { lstat, readdir, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { keepDerived, readDerived } from '../storage/derived-files.ts'
import type { WriteWhole } from '../storage/files.ts'

/** Keeps resized pictures in a folder of limited size. Those unused for longest go first. */
export interface PictureCache {
  find(name: string): Promise<Buffer | undefined>
  /** Whether there is a file; only `find` checks its content. */
  has(name: string): Promise<boolean>
  keep(name: string, picture: Buffer): Promise<void>
  forget(name: string): Promise<void>
}

export interface PictureCacheOptions {
  folder: string
  /** In bytes. */
  mostBytes: number
  writeWhole?: WriteWhole | undefined
}

/** Subfolders, named by the first two digits of hashes: all grow alike, so each has its share of the whole. */
const SUBFOLDERS = 256
/** The part of its share that may come to a subfolder before it is looked through again. */
const SLACK = 10

/** No list of the files is kept: a subfolder is looked through when something new comes to it, so a start costs nothing. */
export function createPictureCache({ folder, mostBytes, writeWhole }: PictureCacheOptions): PictureCache {
  const share = mostBytes / SUBFOLDERS
  const comeSince = new Map<string, number>()
  const pathOf = (name: string) => join(folder, name)

  async function makeRoom(subfolder: string, bytes: number): Promise<void> {
    const come = comeSince.get(subfolder)
    comeSince.set(subfolder, (come ?? 0) + bytes)
    if (come !== undefined && come + bytes < share / SLACK) return
    comeSince.set(subfolder, 0)
    await shrink(join(folder, subfolder), share)
  }

  return {
    find: async (name) => readDerived(pathOf(name), true),
    async has(name) {
      const kept = await lstat(pathOf(name)).catch(() => undefined)
      return kept?.isFile() ?? false
    },
    async keep(name, picture) {
      await keepDerived(pathOf(name), picture, writeWhole)
      await makeRoom(basename(dirname(name)), picture.length)
    },
    async forget(name) {
      await rm(pathOf(name), { recursive: true, force: true })
    },
  }
}

async function shrink(subfolder: string, most: number): Promise<void> {
  const names = await readdir(subfolder).catch((): string[] => [])
  const found = await Promise.all(
    names.map(async (name) => {
      const path = join(subfolder, name)
      const facts = await lstat(path).catch(() => undefined)
      return { path, bytes: facts?.size ?? 0, usedMs: facts?.mtimeMs ?? 0 }
    }),
  )
  let bytes = found.reduce((sum, one) => sum + one.bytes, 0)
  for (const one of found.toSorted((a, b) => a.usedMs - b.usedMs)) {
    if (bytes <= most) return
    await rm(one.path, { recursive: true, force: true })
    bytes -= one.bytes
  }
}
