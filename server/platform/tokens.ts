import { createHash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32

/** A secret of 256 random bits, in base64url. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** The hash of a token that the database stores. One round of SHA-256 is enough, because nobody can guess 256 random bits. */
export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
