import type { Transport } from '../../api.ts'
import { createTellingTransport } from '../../kit/files/telling-transport.ts'
import { createStore, useStore } from '../../kit/store.ts'

/** 0..1 of the upload; null while nothing is uploaded. */
const share = createStore<number | null>(null)

export function useUploadedShare(): number | null {
  return useStore(share)
}

export const tellingTransport: Transport = createTellingTransport((sent) => share.set(sent))
