import { currentUser, subscribeToUser } from '../../members/session/current-user.ts'
import { signOut } from '../../members/session/session.ts'
import { readStored, removeStored, writeStored } from '../../kit/storage.ts'
import { createStore, useStore } from '../../kit/store.ts'
import { guardPage, holdPlace } from './lock-guards.ts'
import { LEFT, LOCK_KEY, parseLockRecord, type LockRecord } from './lock-record.ts'

export interface LockState {
  record: LockRecord | null
  isLocked: boolean
  /** Otherwise it lives in this page alone: the browser stores nothing. */
  isKept: boolean
}

const OPEN: LockState = { record: null, isLocked: false, isKept: true }
/** In session storage while it is locked: tells a lock that was cleared from one that never was. */
const MARK_KEY = 'quarry-tab-locked'
const openTab = () => sessionStorage

const state = createStore(OPEN)
/** The page's state when it was locked; a page loaded while locked has its own. */
let held: { focused: Element | null; scrollY: number } | null = null

/** At page load, once it is known whether anybody may be signed in: follows the lock through all tabs. */
export function startLock(): void {
  guardPage(() => state.get().isLocked)
  window.addEventListener('storage', ({ key }) => (key === null || key === LOCK_KEY) && recheckLock())
  // A page that slept has missed all events.
  for (const type of ['pageshow', 'focus']) window.addEventListener(type, recheckLock)
  subscribeToUser(forgetWithMember)
  recheckLock()
  held = null
  forgetWithMember()
}

/** Follows the stored lock. If a lock was cleared or damaged, nobody can tell who may unlock it: the member is signed out. */
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

/** Stores it for all tabs; without storage it holds for this page. */
export function keepLock(record: LockRecord): void {
  const isKept = writeStored(LOCK_KEY, JSON.stringify(record))
  // A previous lock must not be taken for this one.
  if (!isKept) removeStored(LOCK_KEY)
  enter({ record, isKept })
}

export function lockState(): LockState {
  return state.get()
}

export function useLock(): LockState {
  return useStore(state)
}

/** After unlocking: restores the scroll position, which printing, for one, may have moved. */
export function returnToPage(): void {
  if (!held) return
  const { focused, scrollY } = held
  held = null
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  if (window.scrollY !== scrollY) window.scrollTo({ top: scrollY, behavior: 'instant' })
}

/** The lock belongs to the member, and is dropped with them. While the member is unknown, it stays. */
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
