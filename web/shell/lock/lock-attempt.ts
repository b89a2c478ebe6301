import { isSecret } from './lock-hash.ts'
import { keepLock, lockState, recheckLock } from './lock-state.ts'

/** Whether it unlocked. A wrong password counts for all tabs. */
export async function tryPassword(password: string): Promise<boolean> {
  recheckLock()
  const { record: asked } = lockState()
  if (!asked) return true
  const isRight = await isSecret(password, asked)
  // Another tab may have unlocked, failed, or signed out meanwhile.
  recheckLock()
  const { record, isLocked } = lockState()
  if (!record || !isLocked) return true
  if (isRight && record.hash === asked.hash) {
    keepLock({ ...record, lockedAt: null, failures: 0, failedAt: 0 })
    return true
  }
  keepLock({ ...record, failures: record.failures + 1, failedAt: Date.now() })
  return false
}
