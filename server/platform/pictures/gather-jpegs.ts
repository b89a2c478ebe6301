import pLimit from 'p-limit'
import { patiently } from '../storage/patiently.ts'
import type { PictureServer } from './picture-server.ts'

/** Pictures read at a time; the rest of the capacity is for people who look at pages. */
const AT_ONCE = 4

interface Wanted {
  /** Keys of the catalogue's pictures; each is read once. */
  keys: Iterable<string>
  /** In pixels. */
  width: number
  signal: AbortSignal
}

/**
 * As `gatherJpegs`, by the address of each picture (`/images/{key}`). Copies the bytes, so that they can be moved to a worker
 * thread: small buffers may share memory.
 */
export async function gatherAddressedJpegs(
  pictures: PictureServer,
  { addresses, ...wanted }: Omit<Wanted, 'keys'> & { addresses: readonly string[] },
): Promise<Map<string, Uint8Array>> {
  const keys = addresses.map((address) => address.replace('/images/', ''))
  const found = await gatherJpegs(pictures, { keys, ...wanted })
  return new Map([...found].map(([key, bytes]) => [`/images/${key}`, new Uint8Array(bytes)]))
}

/** Pictures for a file, as JPEG by their key; failed ones are left out, after some tries. Throws when the signal aborts. */
export async function gatherJpegs(
  pictures: PictureServer,
  { keys, width, signal }: Wanted,
): Promise<Map<string, Buffer>> {
  const limit = pLimit(AT_ONCE)
  const found = await Promise.all(
    [...new Set(keys)].map((key) =>
      limit(async () => {
        signal.throwIfAborted()
        const find = async () => pictures.find(key, width, 'jpeg')
        return [key, await patiently(find, signal).catch(() => undefined)] as const
      }),
    ),
  )
  signal.throwIfAborted()
  return new Map(found.flatMap(([key, bytes]) => (bytes ? [[key, bytes]] : [])))
}
