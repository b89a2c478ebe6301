import { Readable } from 'node:stream'
import type { FastifyBaseLogger } from 'fastify'
import type { AnyPicture } from '../pictures/pictures.ts'
import type { AmongServers } from '../postgres/among-servers.ts'
import { contentOf, withSum } from './derived-files.ts'
import { createMaking } from './making.ts'
import type { Maker, Wish } from './maker.ts'
import { createForgivingObjects } from './objects/forgiving-objects.ts'
import { within } from './objects/objects.ts'
import type { ObjectStore } from './objects/objects.ts'
import { createStorage, isKey, nameOf } from './storage.ts'
import type { Storage } from './storage.ts'

export interface MakingOptions {
  maker: Maker
  /** Whether the catalogue has a file of this key: nothing else is made. */
  isKnown(key: string): Promise<boolean>
  amongServers?: AmongServers | undefined
  log: Pick<FastifyBaseLogger, 'warn'>
  /** The longest that somebody waits for a file that is being made, in ms. */
  mostMs?: number | undefined
}

export interface MakingStorage extends Storage {
  /** How many wait for their turn. */
  waiting(): number
  /** Ends making: what is waited for is not made. */
  close(): Promise<void>
}

/** A full disk fails once for each file; it is told of so often. */
const WARN_EVERY_MS = 60_000

/** The storage of `objects`, in which what is missing is made and kept in their folder `made` (decisions/198). */
export function createMakingStorage(objects: ObjectStore, options: MakingOptions): MakingStorage {
  const { maker, isKnown, log } = options
  const storedObjects = within(objects, 'storage')
  const stored = createStorage(storedObjects)
  // What can be made needs no store.
  const forgiving = createForgivingObjects(objects)
  const kept = createStorage(within(forgiving, 'storage'))
  const made = within(forgiving, 'made')
  let warnedAt = -Infinity

  const isOwn = (key: string) => isKey(key) && maker.isOwn(key)
  const findMade = async (key: string) => {
    const file = await made.find(nameOf(key))
    return file && contentOf(file)
  }
  const findThere = async (key: string) => (isOwn(key) ? ((await kept.find(key)) ?? findMade(key)) : stored.find(key))
  const making = createMaking({ ...options, findMade, keepMade })

  /** Whoever asked gets the file, kept or not. */
  async function keepMade(key: string, file: Buffer): Promise<void> {
    try {
      await made.put(nameOf(key), withSum(file))
    } catch (error) {
      if (performance.now() - warnedAt < WARN_EVERY_MS) return
      warnedAt = performance.now()
      log.warn({ err: error, key }, 'a file that was made was not kept, and others may not be either')
    }
  }

  async function findMakeable(key: string) {
    return isOwn(key) && (await isKnown(key)) ? maker.find(key) : undefined
  }

  /** What is there, or is made by `make` of the present edition's key. */
  async function findOr<Found>(
    key: string,
    make: (key: string) => Promise<Found>,
  ): Promise<Buffer | Found | undefined> {
    const there = await findThere(key)
    if (there || !isOwn(key)) return there
    const makeable = await findMakeable(key)
    if (!makeable) return undefined
    const present = makeable.key === key ? undefined : await findThere(makeable.key)
    return present ?? make(makeable.key)
  }

  const find = async (key: string, wish?: Wish) => findOr(key, async (present) => making.make(present, wish))
  return {
    ...stored,
    find,
    findAtLeast: async (key, width, wish): Promise<AnyPicture | undefined> =>
      findOr<AnyPicture>(key, async (present) => making.makeAtLeast(present, width, wish)),
    async open(key, range) {
      if (!isOwn(key)) return stored.open(key, range)
      const file = await find(key)
      return file && Readable.from([range ? file.subarray(range.first, range.last + 1) : file])
    },
    sizeOf: async (key) => (isOwn(key) ? (await find(key))?.length : stored.sizeOf(key)),
    has: async (key) =>
      isOwn(key) ? (await kept.has(key)) || (await made.sizeOf(nameOf(key))) !== undefined : stored.has(key),
    async keep(key, wish) {
      if (!isOwn(key) || (await stored.has(key))) return
      const file = await find(key, wish)
      if (file) await storedObjects.put(nameOf(key), file)
    },
    isMade: isOwn,
    findMakeable,
    waiting: () => making.waiting(),
    close: () => making.close(),
  }
}
