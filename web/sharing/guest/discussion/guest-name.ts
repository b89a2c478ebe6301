import { LONGEST_GUEST_NAME } from '../../../../contract/sharing/links.ts'
import { readStored, writeStored } from '../../../ui/storage.ts'
import { createStore, useStore } from '../../../ui/store.ts'

const KEY = 'quarry-guest-name'

const name = createStore((readStored(KEY) ?? '').slice(0, LONGEST_GUEST_NAME))

/** What whoever comments or approves calls themselves; empty until they have said so. */
export function useGuestName(): string {
  return useStore(name)
}

export function keepGuestName(next: string): void {
  name.set(next)
  writeStored(KEY, next)
}
