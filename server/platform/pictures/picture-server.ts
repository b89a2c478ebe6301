import type { FastifyBaseLogger } from 'fastify'
import { availableParallelism } from 'node:os'
import { noteWaiting } from '../calls/waits.ts'
import { createFairQueue } from '../fair-queue.ts'
import { counter } from '../metrics/counter.ts'
import { resizePicture } from './pictures.ts'
import type { AnyPicture } from './pictures.ts'
import { createPictureCache } from './picture-cache.ts'
import { alone } from '../postgres/among-servers.ts'
import type { AmongServers } from '../postgres/among-servers.ts'
import type { WriteWhole } from '../storage/files.ts'
import type { Wish } from '../storage/maker.ts'
import type { ObjectStore } from '../storage/objects/objects.ts'
import { isKey, nameOf } from '../storage/storage.ts'
import type { Storage } from '../storage/storage.ts'

export type PictureFormat = 'webp' | 'jpeg'

/** Serves resized pictures: each is made once and then read from disk, unless it may be removed. */
export interface PictureServer {
  /**
   * The picture at the next larger standard width; undefined for an unknown key. Making and resizing wait for the turn of `whose`,
   * a client's network or else the server itself. Throws `QueueFull` in a burst, `NotMade`.
   */
  find(key: string, width: number, format: PictureFormat, whose?: string): Promise<Buffer | undefined>
  /** As `find`, and whether another picture is shown in its place. Rejects if the signal aborts before it is made. */
  show(key: string, width: number, format: PictureFormat, asker?: Asker): Promise<ShownPicture | undefined>
  /** Whether the cache has a file of this size; only `find` checks its content. */
  isKept(key: string, width: number, format: PictureFormat): Promise<boolean>
  /** Whether the picture itself is there, so that resizing it makes nothing else. */
  hasOriginal(key: string): Promise<boolean>
  /** Deletes the resized versions of a deleted picture; former versions kept those of members' pictures. */
  forget(key: string): Promise<void>
}

export interface Asker {
  whose?: string | undefined
  /** How urgent making it is; `asked` by default. */
  urgency?: Wish['urgency'] | undefined
  signal?: AbortSignal | undefined
}

export interface ShownPicture {
  picture: Buffer
  /** Whether the key is of an earlier edition, whose picture was not kept: this one is made by the present recipe. */
  isInPlaceOfEarlier: boolean
}

/** In px. The page offers the same widths to browsers (web/kit/pictures/picture-sources.ts). */
export const WIDTHS = [40, 100, 200, 320, 480, 640, 960, 1280, 1920]
const FORMATS: PictureFormat[] = ['webp', 'jpeg']
const AT_ONCE = availableParallelism()
/** Most pictures in the queue; one client's limit covers several pages. */
const MOST = { all: 600, each: 200 }
const OURSELVES = 'the server'
/** The longest wait for another server that makes the same picture, in ms. */
const MOST_FOR_OTHERS_MS = 5000

const hits = counter('quarry_picture_cache_hits_total', 'Resized pictures that were read from the cache')
const misses = counter('quarry_picture_cache_misses_total', 'Pictures that were not in the cache in the size asked for')
const resizedPictures = counter('quarry_pictures_resized_total', 'Pictures that were resized')
const resizing = counter('quarry_picture_resize_seconds_total', 'Seconds that resizing took, its waiting not counted')

export interface PictureServerOptions {
  storage: Storage
  cacheFolder: string
  /** The most bytes of that folder. */
  mostCache?: number
  /** Where servers share what they resized; absent, each makes its own. */
  shared?: ObjectStore | undefined
  /** Whether a picture is never removed, so that copies of it may be kept; absent, all are. */
  isLasting?: ((key: string) => Promise<boolean>) | undefined
  /** Agrees with other servers of the database; absent, there are none. */
  amongServers?: AmongServers | undefined
  log: FastifyBaseLogger
  writeWhole?: WriteWhole
}

export function createPictureServer(options: PictureServerOptions): PictureServer {
  const { storage, shared, amongServers = alone } = options
  const { cache, underWay, sharing, start } = createResizing(options)

  /** Has it made outside of the queue for resizing, whose places are for what is there. */
  async function startMade(wanted: Wanted, isThere: boolean, asker: Asker) {
    const { key, width, name } = wanted
    const { whose = OURSELVES, urgency = 'asked', signal } = asker
    return amongServers(`picture ${name}`, {
      find: async () => (await cache.find(name)) ?? shared?.find(name),
      async make() {
        const source = isThere ? undefined : await storage.findAtLeast(key, width, { urgency, whose, signal })
        const picture = await start({ ...wanted, source }, whose)
        // Else the next server would not find it.
        await sharing.get(name)
        return picture
      },
      mostMs: MOST_FOR_OTHERS_MS,
      signal,
    })
  }

  async function findKept(name: string): Promise<{ picture: Buffer | undefined } | undefined> {
    const begun = underWay.get(name)
    if (begun) return { picture: await begun }
    const picture = await cache.find(name)
    if (picture) hits.add()
    else misses.add()
    return picture && { picture }
  }

  async function show(key: string, width: number, format: PictureFormat, asker: Asker = {}) {
    if (!isKey(key)) return undefined
    const wanted = { key, width: WIDTHS.find((step) => step >= width) ?? 1920, format }
    const name = resizedName(key, wanted.width, format)
    const kept = await findKept(name)
    if (kept) return shownAs(kept.picture, false)
    const makeable = await storage.findMakeable(key)
    if (!makeable) return shownAs(await start({ ...wanted, name }, asker.whose ?? OURSELVES), false)
    const isThere = await storage.has(key)
    const isInPlaceOfEarlier = !isThere && makeable.key !== key
    const shownName = isInPlaceOfEarlier ? resizedName(makeable.key, wanted.width, format) : name
    return shownAs(await startMade({ ...wanted, name: shownName }, isThere, asker), isInPlaceOfEarlier)
  }

  return {
    find: async (key, width, format, whose) => (await show(key, width, format, { whose }))?.picture,
    show,
    async isKept(key, width, format) {
      if (!isKey(key)) return false
      const name = resizedName(key, width, format)
      return (await cache.has(name)) || (await shared?.sizeOf(name)) !== undefined
    },
    hasOriginal: async (key) => storage.has(key),
    async forget(key) {
      if (!isKey(key)) return
      const sizes = WIDTHS.flatMap((width) => FORMATS.map((format) => ({ width, format })))
      const names = sizes.flatMap(({ width, format }) =>
        [EDITION, ''].map((edition) => resizedName(key, width, format, edition)),
      )
      // Waits for resizing in progress, which would store its file after the deletion.
      await Promise.allSettled(names.map(async (name) => underWay.get(name)))
      await Promise.all(names.map(async (name) => sharing.get(name)))
      await Promise.all(names.map(async (name) => cache.forget(name)))
      await Promise.all(names.map(async (name) => shared?.remove(name)))
    },
  }
}

function shownAs(picture: Buffer | undefined, isInPlaceOfEarlier: boolean): ShownPicture | undefined {
  return picture && { picture, isInPlaceOfEarlier }
}

/** Resizes each picture once, in turn, and keeps it. */
function createResizing({ storage, shared, isLasting, log, ...options }: PictureServerOptions) {
  const { cacheFolder, mostCache = Infinity, writeWhole } = options
  const inTurn = noteWaiting(
    createFairQueue({ atOnce: AT_ONCE, atOnceEach: AT_ONCE, most: MOST.all, mostEach: MOST.each }),
  )
  const cache = createPictureCache({ folder: cacheFolder, mostBytes: mostCache, writeWhole })
  const underWay = new Map<string, Promise<Buffer | undefined>>()
  const sharing = new Map<string, Promise<void>>()

  // A full disk, or a store that is away, costs the kept copy and not the picture.
  const warn = (error: unknown) => log.warn({ err: error }, 'a resized picture was not kept')

  async function resizeOnce({ key, width, format, name, source }: Wanted): Promise<Buffer | undefined> {
    // Copies would outlive a picture that another server removes: its original alone says that it is there.
    if (!source && isLasting && !(await isLasting(key))) return resizeOriginal({ key, width, format })
    const resized = source ? undefined : await shared?.find(name)
    const picture = resized ?? (await resizeOriginal({ key, width, format, source }))
    if (!picture) return undefined
    await cache.keep(name, picture).catch(warn)
    if (shared && !resized) share(shared, name, picture)
    return picture
  }

  async function resizeOriginal({ key, width, format, source }: Omit<Wanted, 'name'>): Promise<Buffer | undefined> {
    const original = source ?? (await storage.find(key))
    if (!original) return undefined
    const begunAt = performance.now()
    const resized = await resizePicture(original, width, format)
    resizedPictures.add()
    resizing.add((performance.now() - begunAt) / 1000)
    return resized
  }

  /** Whoever waits for the picture does not wait for this. */
  function share(objects: ObjectStore, name: string, picture: Buffer): void {
    const done = objects
      .put(name, picture)
      .catch(warn)
      .finally(() => sharing.delete(name))
    sharing.set(name, done)
  }

  function start(wanted: Wanted, whose: string): Promise<Buffer | undefined> {
    const { name } = wanted
    const begun = underWay.get(name)
    if (begun) return begun
    const done = inTurn(whose, async () => resizeOnce(wanted)).finally(() => underWay.delete(name))
    underWay.set(name, done)
    return done
  }

  return { cache, underWay, sharing, start }
}

interface Wanted {
  key: string
  width: number
  format: PictureFormat
  name: string
  /** What was made for it; absent, the stored original. */
  source?: AnyPicture | undefined
}

/** Named in what is kept: without it, pictures that can be seen through had no ground yet (decisions/177). */
const EDITION = '-2'

function resizedName(key: string, width: number, format: PictureFormat, edition = EDITION): string {
  return `${nameOf(key)}-${width}${edition}.${format}`
}
