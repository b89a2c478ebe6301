import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import type { Clock } from '../clock.ts'
import { secretOf } from '../postgres/secret.ts'
import type { SecretTables } from '../postgres/secret.ts'
import { readIfThere, removeWithHalves, replaceFile } from '../storage/storage.ts'
import type { WriteWhole } from '../storage/storage.ts'

/**
 * What members have sent and not everybody may see. Who may see it is known by the domain that keeps it: whoever has an
 * address that was made for them sees the picture for an hour, and nobody else ever does.
 */
export interface PrivatePictures {
  /** Keeps a picture as it was made anew, under a new key where none was made before; answers it. */
  keep(picture: Buffer, key?: string): Promise<string>
  /** For an answer that may show it: good for an hour, and made anew for each. */
  addressOf(key: string): Promise<string>
  /** The picture at an address; none where the address was not made here, where its hour is over and where it was removed. */
  find(address: SignedAddress): Promise<Buffer | undefined>
  /** What is kept, for whoever was asked for their right to it already; none where it was removed. */
  read(key: string): Promise<Buffer | undefined>
  /** At once: its addresses show nothing any more. */
  remove(key: string): Promise<void>
}

/** The parts of an address as they came. */
export interface SignedAddress {
  key: string
  until: unknown
  sign: unknown
}

export interface PrivatePictureOptions {
  db: Kysely<SecretTables>
  clock: Pick<Clock, 'now'>
  folder: string
  writeWhole?: WriteWhole
}

const HOUR = 60 * 60_000
const KEY_BYTES = 16

export function createPrivatePictures({ db, clock, folder, writeWhole }: PrivatePictureOptions): PrivatePictures {
  const pathOf = (key: string) => join(folder, key.slice(0, 2), key)

  async function signOf(key: string, until: string): Promise<string> {
    return createHmac('sha256', await secretOf(db))
      .update(`private:${key}:${until}`)
      .digest('base64url')
  }

  return {
    async keep(picture, key = newPrivateKey()) {
      await replaceFile(pathOf(key), picture, writeWhole)
      return key
    },
    async addressOf(key) {
      const until = String(clock.now().getTime() + HOUR)
      return `/private/${key}?until=${until}&sign=${await signOf(key, until)}`
    },
    async find({ key, until, sign }) {
      if (!isPrivateKey(key) || typeof until !== 'string' || typeof sign !== 'string') return undefined
      if (!isSame(sign, await signOf(key, until)) || clock.now().getTime() >= Number(until)) return undefined
      return readIfThere(pathOf(key))
    },
    async read(key) {
      return isPrivateKey(key) ? readIfThere(pathOf(key)) : undefined
    },
    async remove(key) {
      if (isPrivateKey(key)) await removeWithHalves(pathOf(key))
    },
  }
}

/** The key of a picture that is kept soon: it says nothing of it. */
export function newPrivateKey(): string {
  return randomBytes(KEY_BYTES).toString('hex')
}

function isPrivateKey(text: string): boolean {
  return /^[0-9a-f]{32}$/.test(text)
}

/** In a time that does not tell how much of it is. */
function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)]
  return first.length === second.length && timingSafeEqual(first, second)
}
