/** Read by public/first-paint.js too. */
export const LOCK_KEY = 'quarry-lock'

/** The lock of whoever is signed in, in all tabs of a browser. */
export interface LockRecord {
  /** Hexadecimal. */
  salt: string
  /** Of the password, hexadecimal; see lock-hash.ts. */
  hash: string
  /** Epoch ms; null: open, and what was set still holds for the next time. */
  lockedAt: number | null
  /** Wrong passwords since it was locked. */
  failures: number
  /** When the last of them was tried, epoch ms; 0 without any. */
  failedAt: number
}

/** In place of a lock that went with its member: a tab that slept meanwhile must not take it for cleared away. */
export const LEFT = '{"lockedAt":null}'

/** Null where there is none. Whatever else stands there is a damaged lock, and nobody can say that it was open. */
export function parseLockRecord(text: string | null): LockRecord | 'left' | 'damaged' | null {
  if (text === null) return null
  if (text === LEFT) return 'left'
  try {
    const value: unknown = JSON.parse(text)
    return isLockRecord(value) ? value : 'damaged'
  } catch {
    return 'damaged'
  }
}

function isLockRecord(value: unknown): value is LockRecord {
  if (typeof value !== 'object' || value === null) return false
  const { salt, hash, lockedAt, failures, failedAt } = value as Partial<Record<keyof LockRecord, unknown>>
  const areWords = [salt, hash].every((word) => typeof word === 'string' && /^(?:[0-9a-f]{2}){16,}$/.test(word))
  return areWords && (lockedAt === null || isNumber(lockedAt)) && isNumber(failures) && isNumber(failedAt)
}

function isNumber(value: unknown): boolean {
  return typeof value === 'number' && value >= 0
}
