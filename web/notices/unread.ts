import { createStore, useStore } from '../ui/store.ts'

const unread = createStore(0)

/** How much of what the member was told they have not read, as far as is known here. */
export function useUnreadNotices(): number {
  return useStore(unread)
}

export function setUnreadNotices(count: number): void {
  unread.set(count)
}
