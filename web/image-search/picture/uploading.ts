import type { Transport } from '../../api.ts'
import { createStore, useStore } from '../../ui/store.ts'

/** 0..1 of the picture that is being sent; null while none is. */
const share = createStore<number | null>(null)

export function useUploadedShare(): number | null {
  return useStore(share)
}

/** Sends as `fetch` does, and tells how much has been sent; by XMLHttpRequest, as `fetch` tells of answers alone. */
export const tellingTransport: Transport = (address, { method = 'POST', headers, body, signal }) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const end = () => share.set(null)
    request.open(method, address)
    new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value))
    request.upload.addEventListener('progress', ({ loaded, total }) => share.set(total > 0 ? loaded / total : 0))
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
    share.set(0)
    return request.send(body as FormData)
  })
