import type { FastifyBaseLogger } from 'fastify'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { resizePicture } from './pictures.ts'
import { isKey, readIfThere, replaceFile } from './storage.ts'
import type { Storage, WriteWhole } from './storage.ts'

export type PictureFormat = 'webp' | 'jpeg'

/** Resized pictures, made once and then read from disk. */
export interface PictureServer {
  /** The picture at the next width of the ladder, or none for an unknown key. Throws `PicturesBusy` in a burst. */
  find(key: string, width: number, format: PictureFormat): Promise<Buffer | undefined>
}

/** More pictures wait to be resized than we let wait. */
export class PicturesBusy extends Error {}

const WIDTHS = [100, 200, 320, 480, 640, 960, 1280, 1920]
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
    await replaceFile(path, resized, writeWhole).catch((error: unknown) =>
      log.warn({ err: error }, 'a resized picture was not kept'),
    )
    return resized
  }

  return {
    async find(key, width, format) {
      if (!isKey(key)) return undefined
      const snapped = WIDTHS.find((step) => step >= width) ?? 1920
      const path = join(cacheFolder, key.slice(0, 2), `${key}-${snapped}.${format}`)
      const waiting = underWay.get(path)
      if (waiting) return waiting
      const cached = await readIfThere(path)
      if (cached) return cached
      return underWay.get(path) ?? start(path, () => resizeOnce(key, snapped, format, path))
    },
  }

  function start(path: string, work: () => Promise<Buffer | undefined>): Promise<Buffer | undefined> {
    if (limit.pendingCount >= LONGEST_QUEUE) throw new PicturesBusy()
    const done = limit(work).finally(() => underWay.delete(path))
    underWay.set(path, done)
    return done
  }
}
