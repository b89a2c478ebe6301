import { createHash, createHmac } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { AnyPicture } from '../pictures/pictures.ts'
import type { WriteWhole } from './files.ts'
import type { Makeable, Wish } from './maker.ts'
import { createFolderObjects } from './objects/folder-objects.ts'
import type { ByteRange, ObjectStore } from './objects/objects.ts'

/**
 * Stores bytes under the hash of their content. What is missing may be made by its maker (maker.ts): then `find`, `open`
 * and `sizeOf` make it, and throw NotMade where it cannot be made now.
 */
export interface Storage {
  /** Stores the bytes and returns their key. Equal bytes are stored once, or once for each owner. */
  put(bytes: Buffer, owner?: string): Promise<string>
  /** The bytes of a key; undefined if there are none. */
  find(key: string, wish?: Wish): Promise<Buffer | undefined>
  /** A picture for showing it at a width: the stored one, or one at least so wide that its maker makes. */
  findAtLeast(key: string, width: number, wish?: Wish): Promise<AnyPicture | undefined>
  /** A part of them as a stream that is not checked; undefined if there are none. */
  open(key: string, range?: ByteRange): Promise<Readable | undefined>
  /** Their number; undefined if there are none. */
  sizeOf(key: string): Promise<number | undefined>
  /** Whether there are bytes, so that finding them makes nothing. */
  has(key: string): Promise<boolean>
  /** Stores what is made, so that it stays as it is when its maker makes it otherwise, or no more. */
  keep(key: string, wish?: Wish): Promise<void>
  /** Whether a key is one of the maker's, so that its bytes have another hash. */
  isMade(key: string): boolean
  /** What is made for a key where it has no bytes; undefined for content, and for what cannot be made. */
  findMakeable(key: string): Promise<Makeable | undefined>
  /** Removes a key if it exists. Use it only for bytes with an owner: others may share all the rest. */
  remove(key: string): Promise<void>
}

/** The first 160 bits of the content's SHA-256 in hexadecimal; with an owner, of an HMAC keyed by the owner. */
export function storageKeyOf(bytes: Buffer, owner?: string): string {
  const hash = owner === undefined ? createHash('sha256') : createHmac('sha256', owner)
  return hash.update(bytes).digest('hex').slice(0, KEY_LENGTH)
}

export function isKey(text: string): boolean {
  return /^[0-9a-f]{40}$/.test(text)
}

const KEY_LENGTH = 40

/** Stores bytes as objects, in subfolders of two digits. */
export function createStorage(objects: ObjectStore): Storage {
  const find = async (key: string) => (isKey(key) ? objects.find(nameOf(key)) : undefined)
  const sizeOf = async (key: string) => (isKey(key) ? objects.sizeOf(nameOf(key)) : undefined)
  return {
    async put(bytes, owner) {
      const key = storageKeyOf(bytes, owner)
      await objects.putOnce(nameOf(key), bytes)
      return key
    },
    find,
    findAtLeast: find,
    open: async (key, range) => (isKey(key) ? objects.open(nameOf(key), range) : undefined),
    sizeOf,
    has: async (key) => (await sizeOf(key)) !== undefined,
    keep: async () => undefined,
    isMade: () => false,
    findMakeable: async () => undefined,
    async remove(key) {
      if (isKey(key)) await objects.remove(nameOf(key))
    },
  }
}

/** Stores bytes as files in a folder. */
export function createFolderStorage(folder: string, writeWhole?: WriteWhole): Storage {
  return createStorage(createFolderObjects(folder, writeWhole))
}

/** The name of the object of a key: a folder of millions of names would be slow. */
export function nameOf(key: string): string {
  return `${key.slice(0, 2)}/${key}`
}
