import { createStore, useStore } from '../kit/store.ts'

const unread = createStore(0)

/** The number of unread notices, as far as known here. */
export function useUnreadNotices(): number {
  return useStore(unread)
}

export function setUnreadNotices(count: number): void {
  unread.set(count)
}
