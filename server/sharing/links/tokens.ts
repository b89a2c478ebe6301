import { createHash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32

/** A token nobody guesses, as it stands in the address of a link. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url')
}

/** What is kept of a token. It has 256 bits of chance, so that a plain hash is enough. */
export function hashOfLinkToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
