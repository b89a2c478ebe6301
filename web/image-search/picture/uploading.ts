import { useSyncExternalStore } from 'react'
import type { Transport } from '../../api.ts'

/** 0..1 of the picture that is being sent; null while none is. */
let share: number | null = null
const listeners = new Set<() => void>()

export function useUploadedShare(): number | null {
  return useSyncExternalStore(subscribe, () => share)
}

/** Sends as `fetch` does, and tells how much has been sent; by XMLHttpRequest, as `fetch` tells of answers alone. */
export const tellingTransport: Transport = (address, { method = 'POST', headers, body, signal }) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const end = () => tell(null)
    request.open(method, address)
    new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value))
    request.upload.addEventListener('progress', ({ loaded, total }) => tell(total > 0 ? loaded / total : 0))
    request.upload.addEventListener('loadend', end)
    request.addEventListener('load', () =>
      resolve(new Response(request.responseText || null, { status: request.status })),
    )
    request.addEventListener('error', () => reject(new TypeError('the request failed')))
    signal?.addEventListener('abort', () => {
      request.abort()
      reject(signal.reason as Error)
    })
    if (signal?.aborted) return reject(signal.reason as Error)
    tell(0)
    return request.send(body as FormData)
  })

function tell(next: number | null): void {
  share = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
