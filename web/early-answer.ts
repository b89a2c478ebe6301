/** Requests that public/first-paint.js sent before the page's script had come: half a second saved on a slow line. */
interface EarlyAnswer {
  address: string
  answer: Promise<Response>
}

declare global {
  var quarryEarly: EarlyAnswer | undefined
}

/** As `fetch`; the first request that equals an early one gets its answer. */
export function fetchOrTakeEarly(address: string, request: RequestInit): Promise<Response> {
  const early = globalThis.quarryEarly
  if (early?.address !== address) return fetch(address, request)
  globalThis.quarryEarly = undefined
  return unlessAborted(early.answer, request.signal)
}

function unlessAborted(answer: Promise<Response>, signal: AbortSignal | null | undefined): Promise<Response> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(signal?.reason as Error)
    if (signal?.aborted) giveUp()
    signal?.addEventListener('abort', giveUp, { once: true })
    answer.then(resolve, reject)
  })
}
