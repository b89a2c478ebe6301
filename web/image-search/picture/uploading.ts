import type { Transport } from '../../api.ts'
import { createTellingTransport } from '../../ui/files/telling-transport.ts'
import { createStore, useStore } from '../../ui/store.ts'

/** 0..1 of the picture that is being sent; null while none is. */
const share = createStore<number | null>(null)

export function useUploadedShare(): number | null {
  return useStore(share)
}

export const tellingTransport: Transport = createTellingTransport((sent) => share.set(sent))
