import { createHash } from 'node:crypto'
import type { Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { SetupError } from '../../platform/setup-error.ts'
import type { Step } from './encryption.ts'

/**
 * The SHA-256 of a backup's file. Whoever has the public key can make a file that opens like ours, because `age` does not say who
 * encrypted; only a digest that is kept elsewhere tells ours (decisions/161).
 */

/** Reads a digest that somebody gives: 64 hexadecimal digits, with or without `sha256:`. Throws SetupError for anything else. */
export function readDigest(text: string): string {
  const [, digest] = /^(?:sha256:)?([\da-f]{64})$/.exec(text.trim().toLowerCase()) ?? []
  if (digest === undefined) throw new SetupError('A digest has 64 digits and letters from a to f: --digest SHA256.')
  return digest
}

/** Reads the whole file. Throws SetupError if it has another digest. */
export async function requireDigest(path: string, expected: string): Promise<void> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash).catch((error: unknown) => {
    const cause = (error as NodeJS.ErrnoException).code ?? 'unknown cause'
    throw new SetupError(`The backup ${path} cannot be read (${cause}).`, error)
  })
  requireSameDigest(path, hash.digest('hex'), expected)
}

/** Throws SetupError if a file has another digest than the one that was given. */
export function requireSameDigest(path: string, found: string, expected: string): void {
  if (found === expected) return
  throw new SetupError(`The backup ${path} is another file than the one with this digest: its own is sha256:${found}.`)
}

/** Passes bytes on, and into the hash. */
export function hashing(hash: Hash): Step {
  return async function* pass(pieces) {
    for await (const piece of pieces) {
      hash.update(piece)
      yield piece
    }
  }
}
