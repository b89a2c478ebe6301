import type { FastifyBaseLogger } from 'fastify'
import { rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { resizePicture } from './pictures.ts'
import { keepDerived, readDerived } from '../storage/derived-files.ts'
import { isKey } from '../storage/storage.ts'
import type { Storage, WriteWhole } from '../storage/storage.ts'

export type PictureFormat = 'webp' | 'jpeg'

/** Resized pictures, made once and then read from disk. */
export interface PictureServer {
  /** The picture at the next width of the ladder, or none for an unknown key. Throws `PicturesBusy` in a burst. */
  find(key: string, width: number, format: PictureFormat): Promise<Buffer | undefined>
  /** Removes what was made of a picture that is kept no more. */
  forget(key: string): Promise<void>
}

/** More pictures wait to be resized than we let wait. */
export class PicturesBusy extends Error {}

const WIDTHS = [40, 100, 200, 320, 480, 640, 960, 1280, 1920]
const FORMATS: PictureFormat[] = ['webp', 'jpeg']
const LONGEST_QUEUE = 400

export interface PictureServerOptions {
  storage: Storage
  cacheFolder: string
  log: FastifyBaseLogger
  writeWhole?: WriteWhole
}

export function createPictureServer({ storage, cacheFolder, log, writeWhole }: PictureServerOptions): PictureServer {
  const limit = pLimit(availableParallelism())
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
    // A full disk costs the cache, not the picture.
    await keepDerived(path, resized, writeWhole).catch((error: unknown) =>
      log.warn({ err: error }, 'a resized picture was not kept'),
    )
    return resized
  }

  return {
    async find(key, width, format) {
      if (!isKey(key)) return undefined
      const snapped = WIDTHS.find((step) => step >= width) ?? 1920
      const path = pathOf(key, snapped, format)
      const waiting = underWay.get(path)
      if (waiting) return waiting
      const cached = await readDerived(path)
      if (cached) return cached
      return underWay.get(path) ?? start(path, () => resizeOnce(key, snapped, format, path))
    },
    async forget(key) {
      if (!isKey(key)) return
      const paths = WIDTHS.flatMap((width) => FORMATS.map((format) => pathOf(key, width, format)))
      // What is being made would be kept after it was removed.
      await Promise.allSettled(paths.map(async (path) => underWay.get(path)))
      await Promise.all(paths.map((path) => rm(path, { recursive: true, force: true })))
    },
  }

  function pathOf(key: string, width: number, format: PictureFormat): string {
    return join(cacheFolder, key.slice(0, 2), `${key}-${width}.${format}`)
  }

  function start(path: string, work: () => Promise<Buffer | undefined>): Promise<Buffer | undefined> {
    if (limit.pendingCount >= LONGEST_QUEUE) throw new PicturesBusy()
    const done = limit(work).finally(() => underWay.delete(path))
    underWay.set(path, done)
    return done
  }
}
