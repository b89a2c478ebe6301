import type { FastifyBaseLogger } from 'fastify'
import { lstat, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { createFairQueue } from '../fair-queue.ts'
import { resizePicture } from './pictures.ts'
import { keepDerived, readDerived } from '../storage/derived-files.ts'
import { isKey } from '../storage/storage.ts'
import type { Storage, WriteWhole } from '../storage/storage.ts'

export type PictureFormat = 'webp' | 'jpeg'

/** Serves resized pictures: each is made once and then read from disk. */
export interface PictureServer {
  /**
   * The picture at the next larger standard width; undefined for an unknown key. Resizing waits for the turn of `whose`, a client's
   * network or else the server itself. Throws `QueueFull` in a burst.
   */
  find(key: string, width: number, format: PictureFormat, whose?: string): Promise<Buffer | undefined>
  /** Whether the cache has a file of this size; only `find` checks its content. */
  isKept(key: string, width: number, format: PictureFormat): Promise<boolean>
  /** Deletes the resized versions of a deleted picture. */
  forget(key: string): Promise<void>
}

/** In px. The page offers the same widths to browsers (web/ui/pictures/picture-sources.ts). */
export const WIDTHS = [40, 100, 200, 320, 480, 640, 960, 1280, 1920]
const FORMATS: PictureFormat[] = ['webp', 'jpeg']
const AT_ONCE = availableParallelism()
/** Most pictures in the queue; one client's limit covers several pages. */
const MOST = { all: 600, each: 200 }
const OURSELVES = 'the server'

export interface PictureServerOptions {
  storage: Storage
  cacheFolder: string
  log: FastifyBaseLogger
  writeWhole?: WriteWhole
}

export function createPictureServer({ storage, cacheFolder, log, writeWhole }: PictureServerOptions): PictureServer {
  const inTurn = createFairQueue({ atOnce: AT_ONCE, atOnceEach: AT_ONCE, most: MOST.all, mostEach: MOST.each })
  const underWay = new Map<string, Promise<Buffer | undefined>>()

  async function resizeOnce(
    key: string,
    width: number,
    format: PictureFormat,
    path: string,
  ): Promise<Buffer | undefined> {
    const original = await storage.find(key)
    if (!original) return undefined
    const resized = await resizePicture(original, width, format)
    // A full disk costs the cache entry, not the picture.
    await keepDerived(path, resized, writeWhole).catch((error: unknown) =>
      log.warn({ err: error }, 'a resized picture was not kept'),
    )
    return resized
  }

  return {
    async find(key, width, format, whose = OURSELVES) {
      if (!isKey(key)) return undefined
      const snapped = WIDTHS.find((step) => step >= width) ?? 1920
      const path = pathOf(key, snapped, format)
      const waiting = underWay.get(path)
      if (waiting) return waiting
      const cached = await readDerived(path)
      if (cached) return cached
      return underWay.get(path) ?? start(path, whose, () => resizeOnce(key, snapped, format, path))
    },
    async isKept(key, width, format) {
      if (!isKey(key)) return false
      const kept = await lstat(pathOf(key, width, format)).catch(() => undefined)
      return kept?.isFile() ?? false
    },
    async forget(key) {
      if (!isKey(key)) return
      const paths = WIDTHS.flatMap((width) => FORMATS.map((format) => pathOf(key, width, format)))
      // Waits for resizing in progress, which would store its file after the deletion.
      await Promise.allSettled(paths.map(async (path) => underWay.get(path)))
      await Promise.all(paths.map((path) => rm(path, { recursive: true, force: true })))
    },
  }

  function pathOf(key: string, width: number, format: PictureFormat): string {
    return join(cacheFolder, key.slice(0, 2), `${key}-${width}.${format}`)
  }

  function start(path: string, whose: string, work: () => Promise<Buffer | undefined>): Promise<Buffer | undefined> {
    const done = inTurn(whose, work).finally(() => underWay.delete(path))
    underWay.set(path, done)
    return done
  }
}
