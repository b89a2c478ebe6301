import { readStored, writeStored } from '../../ui/storage.ts'
import { newKey } from '../new-key.ts'

const KEY = 'quarry-tab'
/** A reloaded page waits so long for the page before it to release its lock. */
const RELOAD_MS = 500
let own: Promise<string> | undefined

/**
 * The name of this tab, the same after a reload. As long as the tab lives it holds a lock of that name, so that others can tell
 * whether what it has kept is still being worked on. A tab that was made as another one's double takes a name of its own.
 */
export function thisTab(): Promise<string> {
  own ??= takeName(readStored(KEY, session))
  return own
}

/** Whether the tab of that name is open somewhere. */
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

/** Holds a tab's lock until the tab is closed. Answers false where another tab has it. */
async function hold(tab: string): Promise<boolean> {
  if (!hasLocks()) return true
  return new Promise((resolve) => {
    navigator.locks
      .request(lockOf(tab), { signal: AbortSignal.timeout(RELOAD_MS) }, () => {
        resolve(true)
        return new Promise<never>(() => {})
      })
      // Where storage is forbidden, so may locks be: then nothing is kept either.
      .catch((error: unknown) => resolve(!(error instanceof DOMException) || error.name !== 'TimeoutError'))
  })
}

// Only where the page came by https, or from this machine.
function hasLocks(): boolean {
  return 'locks' in navigator
}

function lockOf(tab: string): string {
  return `quarry-tab-${tab}`
}

const session = () => sessionStorage
