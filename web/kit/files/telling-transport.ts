/**
 * Sends like `fetch`, and reports how much has been sent, 0..1, and null at the end; by XMLHttpRequest, since `fetch` reports no upload
 * progress.
 */
export function createTellingTransport(onShare: (share: number | null) => void) {
  return (address: string, { method = 'POST', headers, body, signal }: RequestInit): Promise<Response> =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(method, address)
      new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value))
      request.upload.addEventListener('progress', ({ loaded, total }) => onShare(total > 0 ? loaded / total : 0))
      request.upload.addEventListener('loadend', () => onShare(null))
      request.addEventListener('load', () =>
        resolve(new Response(request.responseText || null, { status: request.status })),
      )
      request.addEventListener('error', () => reject(new TypeError('the request failed')))
      signal?.addEventListener('abort', () => {
        request.abort()
        reject(signal.reason as Error)
      })
      if (signal?.aborted) return reject(signal.reason as Error)
      onShare(0)
      return request.send(body as FormData)
    })
}
