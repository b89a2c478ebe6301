import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Seen } from '../../../contract/boards/layout/seen-parts.ts'
import type { Db } from '../../database.ts'
import type { Clock } from '../clock.ts'
import { secretOf } from '../postgres/secret.ts'
import type { ObjectStore } from '../storage/objects/objects.ts'
import { nameOf } from '../storage/storage.ts'
import { readParts, writeParts } from './seen-picture.ts'

/**
 * Pictures that members uploaded and not everybody may see. The domain that stores one decides who may see it; a signed address
 * shows it for an hour.
 */
export interface PrivatePictures {
  /** Stores a re-encoded picture, under a new key if none is given, and returns the key. */
  keep(picture: Buffer, key?: string): Promise<string>
  /**
   * A new signed address, valid for an hour. Call it only in an answer to somebody who may see the picture, and with what they may
   * see of it.
   */
  addressOf(key: string, seen?: Seen): Promise<string>
  /**
   * As `addressOf` for a whole picture, but the same for an hour, and valid for one to two: browsers may keep what they get there, so
   * that what names it can be kept too.
   */
  steadyAddressOf(key: string): Promise<string>
  /** What is seen at an address; undefined if the signature is wrong or expired, or the picture was removed. */
  find(address: SignedAddress): Promise<SeenPicture | undefined>
  /** The stored picture, for callers that have already checked access; undefined if it was removed. */
  read(key: string): Promise<Buffer | undefined>
  /** Takes effect at once, for all addresses. */
  remove(key: string): Promise<void>
}

export interface SeenPicture {
  picture: Buffer
  seen: Seen
  /** For how many ms a browser may keep it; 0: it may not. */
  keptMs: number
}

/** The parts of an address, not yet validated. */
export interface SignedAddress {
  key: string
  until: unknown
  sign: unknown
  /** `writeParts`, or `STEADY`; absent where all of the picture is seen. */
  parts?: unknown
}

export interface PrivatePictureOptions {
  db: Db
  clock: Pick<Clock, 'now'>
  objects: ObjectStore
}

const HOUR = 60 * 60_000
const KEY_BYTES = 16
/** In the place of the parts that are seen, in an address that stays the same for an hour. */
const STEADY = 'all'

export function createPrivatePictures({ db, clock, objects }: PrivatePictureOptions): PrivatePictures {
  async function signOf(key: string, until: string, parts: string): Promise<string> {
    return createHmac('sha256', await secretOf(db))
      .update(`private:${key}:${until}:${parts}`)
      .digest('base64url')
  }

  async function addressUntil(key: string, until: string, parts: string): Promise<string> {
    const sign = await signOf(key, until, parts)
    return `/private/${key}?until=${until}&sign=${sign}${parts && `&parts=${parts}`}`
  }

  return {
    async keep(picture, key = newPrivateKey()) {
      await objects.put(nameOf(key), picture)
      return key
    },
    async addressOf(key, seen = null) {
      return addressUntil(key, String(clock.now().getTime() + HOUR), seen ? writeParts(seen) : '')
    },
    async steadyAddressOf(key) {
      const hours = Math.floor(clock.now().getTime() / HOUR)
      return addressUntil(key, String((hours + 2) * HOUR), STEADY)
    },
    async find({ key, until, sign, parts = '' }) {
      if (!isPrivateKey(key) || typeof until !== 'string' || typeof sign !== 'string') return undefined
      if (!/^\d{1,15}$/.test(until) || typeof parts !== 'string') return undefined
      const leftMs = Number(until) - clock.now().getTime()
      if (!isSame(sign, await signOf(key, until, parts)) || leftMs <= 0) return undefined
      const picture = await objects.find(nameOf(key))
      if (parts === STEADY) return picture && { picture, seen: null, keptMs: leftMs }
      return picture && { picture, seen: parts === '' ? null : readParts(parts), keptMs: 0 }
    },
    async read(key) {
      return isPrivateKey(key) ? objects.find(nameOf(key)) : undefined
    },
    async remove(key) {
      if (isPrivateKey(key)) await objects.remove(nameOf(key))
    },
  }
}

/** A random key for a new picture. */
export function newPrivateKey(): string {
  return randomBytes(KEY_BYTES).toString('hex')
}

function isPrivateKey(text: string): boolean {
  return /^[0-9a-f]{32}$/.test(text)
}

/** Compares in constant time, so that the duration reveals nothing. */
function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)]
  return first.length === second.length && timingSafeEqual(first, second)
}
