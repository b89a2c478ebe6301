import { currentUser, subscribeToUser } from '../../members/session/current-user.ts'
import { signOut } from '../../members/session/session.ts'
import { readStored, removeStored, writeStored } from '../../ui/storage.ts'
import { createStore, useStore } from '../../ui/store.ts'
import { guardPage, holdPlace } from './lock-guards.ts'
import { LEFT, LOCK_KEY, parseLockRecord, type LockRecord } from './lock-record.ts'

export interface LockState {
  record: LockRecord | null
  isLocked: boolean
  /** Else it lives in this page alone: the browser stores nothing. */
  isKept: boolean
}

const OPEN: LockState = { record: null, isLocked: false, isKept: true }
/** In the tab's own storage while it is locked: tells a lock that was cleared away from one that never was. */
const MARK_KEY = 'quarry-tab-locked'
const openTab = () => sessionStorage

const state = createStore(OPEN)
/** How the page stood when it was covered; a page that was loaded under its cover stands as it finds itself. */
let held: { focused: Element | null; scrollY: number } | null = null

/** At page load, once it is known whether anybody may be signed in: the lock is followed through all tabs. */
export function startLock(): void {
  guardPage(() => state.get().isLocked)
  window.addEventListener('storage', ({ key }) => (key === null || key === LOCK_KEY) && recheckLock())
  // A page that slept has heard nothing.
  for (const type of ['pageshow', 'focus']) window.addEventListener(type, recheckLock)
  subscribeToUser(forgetWithMember)
  recheckLock()
  held = null
  forgetWithMember()
}

/**
 * Follows what is stored. Where a lock was cleared away or damaged, nobody can say any more who may open it: the
 * member is signed out, and the page is a visitor's.
 */
export function recheckLock(): void {
  const { isKept, isLocked } = state.get()
  if (!isKept) return
  const found = parseLockRecord(readStored(LOCK_KEY))
  const isOver = found === null || found === 'left'
  const isLost = isOver && (isLocked || (found === null && readStored(MARK_KEY, openTab) !== null))
  if (found === 'damaged' || isLost) {
    signOut()
    forgetLock()
  } else enter({ record: isOver ? null : found, isKept: true })
}

/** Keeps it for all tabs; where that cannot be, for this page. */
export function keepLock(record: LockRecord): void {
  const isKept = writeStored(LOCK_KEY, JSON.stringify(record))
  // What stood there before must not be taken for this one.
  if (!isKept) removeStored(LOCK_KEY)
  enter({ record, isKept })
}

export function lockState(): LockState {
  return state.get()
}

export function useLock(): LockState {
  return useStore(state)
}

/** Once the cover is off: the page as it stood, which printing, for one, may have moved. */
export function returnToPage(): void {
  if (!held) return
  const { focused, scrollY } = held
  held = null
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  if (window.scrollY !== scrollY) window.scrollTo({ top: scrollY, behavior: 'instant' })
}

/** The lock is the member's, and goes with them. Not known yet who is signed in: then it stays. */
function forgetWithMember(): void {
  if (currentUser() === null) forgetLock()
}

function forgetLock(): void {
  if (readStored(LOCK_KEY) !== null) writeStored(LOCK_KEY, LEFT)
  enter(OPEN)
}

function enter({ record, isKept }: Pick<LockState, 'record' | 'isKept'>): void {
  const isLocked = record !== null && record.lockedAt !== null
  document.documentElement.toggleAttribute('data-locked', isLocked)
  if (isLocked) writeStored(MARK_KEY, '1', openTab)
  else removeStored(MARK_KEY, openTab)
  const before = state.get()
  if (isKept === before.isKept && JSON.stringify(record) === JSON.stringify(before.record)) return
  if (isLocked && !before.isLocked) {
    held = { focused: document.activeElement, scrollY: window.scrollY }
    holdPlace()
  }
  state.set({ record, isLocked, isKept })
}
