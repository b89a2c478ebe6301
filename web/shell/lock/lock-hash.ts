import { scryptAsync } from '@noble/hashes/scrypt.js'
import { bytesToHex, hexToBytes, randomBytes } from '@noble/hashes/utils.js'

/**
 * scrypt (RFC 7914) with 32 MB, some 100 to 300 ms on a desktop; it yields every 10 ms. `crypto.subtle` does not exist on plain http,
 * and the page's security policy forbids workers.
 */
const COST = { N: 2 ** 15, r: 8, p: 1, dkLen: 32, asyncTick: 10 }

export interface LockSecret {
  salt: string
  hash: string
}

/** Both hexadecimal, with a new salt. */
export async function hideSecret(password: string): Promise<LockSecret> {
  const salt = bytesToHex(randomBytes(16))
  return { salt, hash: await hashOf(password, salt) }
}

export async function isSecret(password: string, { salt, hash }: LockSecret): Promise<boolean> {
  return (await hashOf(password, salt)) === hash
}

/** Normalises equal-looking letters: another keyboard may compose them differently. */
async function hashOf(password: string, salt: string): Promise<string> {
  return bytesToHex(await scryptAsync(password.normalize('NFKC'), hexToBytes(salt), COST))
}
