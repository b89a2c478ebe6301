import { createHmac } from 'node:crypto'
import { seal, unseal } from '../../platform/sealing.ts'
import { hashOfToken } from '../../platform/tokens.ts'

const KEY_ID_BYTES = 4

interface TokenColumns {
  id: string
  token_hash: Buffer
  token_encrypted: Buffer | null
}

/** The token of a link as the database keeps it beside its hash (decisions/234): the id of the key, then the sealed token. */
export function encryptToken(key: Buffer, linkId: string, token: string): Buffer {
  return Buffer.concat([idOf(key), seal(key, Buffer.from(token), aboutOf(linkId))])
}

/**
 * Undefined for a link of before tokens were kept, another key, altered bytes, those of another link, and a former token: an older
 * server exchanges the hash alone.
 */
export function decryptToken(key: Buffer, { id, token_hash, token_encrypted }: TokenColumns): string | undefined {
  if (!token_encrypted?.subarray(0, KEY_ID_BYTES).equals(idOf(key))) return undefined
  const token = unsealOrNot(key, token_encrypted.subarray(KEY_ID_BYTES), aboutOf(id))
  return token !== undefined && hashOfToken(token).equals(token_hash) ? token : undefined
}

function unsealOrNot(key: Buffer, sealed: Buffer, about: string): string | undefined {
  try {
    return unseal(key, sealed, about).toString()
  } catch {
    return undefined
  }
}

/** Tells keys apart, and nothing about them. */
function idOf(key: Buffer): Buffer {
  return createHmac('sha256', key).update('id of a link key').digest().subarray(0, KEY_ID_BYTES)
}

function aboutOf(linkId: string): string {
  return `share_link ${linkId}`
}
