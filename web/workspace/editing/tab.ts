import { readStored, writeStored } from '../../kit/storage.ts'
import { newKey } from '../new-key.ts'

const KEY = 'quarry-tab'
/** How long a reloaded page waits for the previous one to release its lock. */
const RELOAD_MS = 500
let own: Promise<string> | undefined

/**
 * The name of this tab, the same after a reload. The tab holds a lock of that name while it lives, so that others know whether its stored
 * edits are in use. A duplicated tab takes a new name.
 */
export function thisTab(): Promise<string> {
  own ??= takeName(readStored(KEY, session))
  return own
}

/** Whether the tab of that name is open. */
export async function isOpen(tab: string): Promise<boolean> {
  if (!hasLocks()) return false
  try {
    const { held = [] } = await navigator.locks.query()
    return held.some(({ name }) => name === lockOf(tab))
  } catch {
    return false
  }
}

async function takeName(before: string | null): Promise<string> {
  if (before !== null && (await hold(before))) return before
  const name = newKey()
  await hold(name)
  writeStored(KEY, name, session)
  return name
}

/** Holds a tab's lock until the tab closes. Returns false if another tab holds it. */
async function hold(tab: string): Promise<boolean> {
  if (!hasLocks()) return true
  return new Promise((resolve) => {
    navigator.locks
      .request(lockOf(tab), { signal: AbortSignal.timeout(RELOAD_MS) }, () => {
        resolve(true)
        return new Promise<never>(() => {})
      })
      // Where storage is forbidden, locks may be too; then nothing is stored either.
      .catch((error: unknown) => resolve(!(error instanceof DOMException) || error.name !== 'TimeoutError'))
  })
}

// Locks exist only on pages with HTTPS or from this machine.
function hasLocks(): boolean {
  return 'locks' in navigator
}

function lockOf(tab: string): string {
  return `quarry-tab-${tab}`
}

const session = () => sessionStorage
