/** public/first-paint.js reads it too. */
export const LOCK_KEY = 'quarry-lock'

/** The lock of the signed-in member, in all tabs of a browser. */
export interface LockRecord {
  /** Hexadecimal. */
  salt: string
  /** The password's hash, hexadecimal; see lock-hash.ts. */
  hash: string
  /** Epoch ms; null: unlocked, and the password is kept for the next lock. */
  lockedAt: number | null
  /** Wrong passwords since it was locked. */
  failures: number
  /** When the last of them was tried, epoch ms; 0 without any. */
  failedAt: number
}

/** Replaces a lock that its member removed by signing out: a tab that slept meanwhile must not take it for cleared. */
export const LEFT = '{"lockedAt":null}'

/** Null where there is none. Any invalid value is a damaged lock, which may have been locked. */
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
