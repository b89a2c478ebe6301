import type { Readable } from 'node:stream'

/** Keeps bytes under names such as `storage/ab/abcdef`: in a folder, or in a bucket that all servers share. */
export interface ObjectStore {
  /** Stores an object and replaces whatever has its name. Readers never see half of it. */
  put(name: string, content: ObjectContent): Promise<void>
  /** As `put`, for a name that stands for its content: does nothing if an object of this length is there. */
  putOnce(name: string, bytes: Buffer): Promise<void>
  /** The whole object; undefined if there is none, or a damaged one. */
  find(name: string): Promise<Buffer | undefined>
  /** A part of an object as a stream that is not checked; undefined if there is no object. */
  open(name: string, range?: ByteRange): Promise<Readable | undefined>
  /** In bytes; undefined if there is no object. */
  sizeOf(name: string): Promise<number | undefined>
  /** Does nothing if there is no object. */
  remove(name: string): Promise<void>
  /** The objects whose names begin with a folder, such as `storage/`. */
  list(folder: string): AsyncIterable<ListedObject>
}

/** Whole, or a stream of so many bytes. */
export type ObjectContent = Buffer | { bytes: number; stream: Readable }

/** The first and the last byte, counted from 0. */
export interface ByteRange {
  first: number
  last: number
}

export interface ListedObject {
  name: string
  bytes: number
}

/** The store does not answer, or refuses. It passes by itself or by an operator; nothing is known about the object. */
export class StoreAway extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'StoreAway'
  }
}

/** The objects of one folder, under names without it. */
export function within(objects: ObjectStore, folder: string): ObjectStore {
  const whole = (name: string) => `${folder}/${name}`
  return {
    put: async (name, content) => objects.put(whole(name), content),
    putOnce: async (name, bytes) => objects.putOnce(whole(name), bytes),
    find: async (name) => objects.find(whole(name)),
    open: async (name, range) => objects.open(whole(name), range),
    sizeOf: async (name) => objects.sizeOf(whole(name)),
    remove: async (name) => objects.remove(whole(name)),
    async *list(inner) {
      for await (const { name, bytes } of objects.list(whole(inner)))
        yield { name: name.slice(folder.length + 1), bytes }
    },
  }
}
