import { thumbHashToDataURL } from 'thumbhash'

const MOST_KEPT = 600
const addressByHash = new Map<string, string | null>()

/** A blurred placeholder as a data URL, from a base64 ThumbHash; null if invalid. */
export function placeholderAddress(hash: string): string | null {
  const kept = addressByHash.get(hash)
  if (kept !== undefined) return kept
  const address = decode(hash)
  if (addressByHash.size >= MOST_KEPT) addressByHash.clear()
  addressByHash.set(hash, address)
  return address
}

function decode(hash: string): string | null {
  try {
    return thumbHashToDataURL(Uint8Array.from(atob(hash), (character) => character.charCodeAt(0)))
  } catch {
    return null
  }
}
