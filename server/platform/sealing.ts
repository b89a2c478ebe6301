import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16
export const KEY_BYTES = 32

/**
 * Encrypts and authenticates (NIST SP 800-38D): nonce, tag, ciphertext. Nonces are random, so a key is good for 2³² messages. What it
 * is about is not in the bytes: they open only with the same.
 */
export function seal(key: Buffer, plain: Uint8Array, about = ''): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, key, nonce)
  cipher.setAAD(Buffer.from(about))
  const sealed = [cipher.update(plain), cipher.final()]
  return Buffer.concat([nonce, cipher.getAuthTag(), ...sealed])
}

/** Throws for another key, for altered bytes, and for those that are about something else. */
export function unseal(key: Buffer, sealed: Buffer, about = ''): Buffer {
  const tagEnd = NONCE_BYTES + TAG_BYTES
  const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
  decipher.setAAD(Buffer.from(about))
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, tagEnd))
  return Buffer.concat([decipher.update(sealed.subarray(tagEnd)), decipher.final()])
}

/** Whether the bytes were sealed with this key. */
export function opens(key: Buffer, sealed: Buffer): boolean {
  try {
    return unseal(key, sealed).length >= 0
  } catch {
    return false
  }
}
