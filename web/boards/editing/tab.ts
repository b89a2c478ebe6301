import { readStored, writeStored } from '../../ui/storage.ts'

const KEY = 'quarry-tab'
let own: Promise<string> | undefined

/**
 * The name of this tab, the same after a reload. As long as the tab lives it holds a lock of that name, so that others can tell
 * whether what it has kept is still being worked on. A tab that was made as another one's double takes a name of its own.
 */
export function thisTab(): Promise<string> {
  own ??= takeName(readStored(KEY, session) ?? crypto.randomUUID())
  return own
}

/** Whether the tab of that name is open somewhere. */
export async function isOpen(tab: string): Promise<boolean> {
  if (!hasLocks()) return false
  const { held = [] } = await navigator.locks.query()
  return held.some(({ name }) => name === lockOf(tab))
}

async function takeName(name: string): Promise<string> {
  const isMine = await hold(name)
  const taken = isMine ? name : crypto.randomUUID()
  if (!isMine) await hold(taken)
  writeStored(KEY, taken, session)
  return taken
}

/** Until the tab is closed; answers false where another one holds it. */
async function hold(tab: string): Promise<boolean> {
  if (!hasLocks()) return true
  return new Promise((resolve) => {
    void navigator.locks.request(lockOf(tab), { ifAvailable: true }, (lock) => {
      resolve(lock !== null)
      return lock ? new Promise<never>(() => {}) : undefined
    })
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
