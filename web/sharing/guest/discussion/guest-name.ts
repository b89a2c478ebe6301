import { LONGEST_GUEST_NAME } from '../../../../contract/sharing/links.ts'
import { readStored, writeStored } from '../../../kit/storage.ts'
import { createStore, useStore } from '../../../kit/store.ts'

const KEY = 'quarry-guest-name'

/** Without storage the name lasts for this page. */
const named = createStore({ here: '' })

/** The name of a guest who comments or approves; empty until it is given. */
export function useGuestName(): string {
  return useStore(named, ({ here }) => here || (readStored(KEY) ?? '').slice(0, LONGEST_GUEST_NAME))
}

export function keepGuestName(name: string): void {
  const isKept = writeStored(KEY, name)
  named.set({ here: isKept ? '' : name })
}
