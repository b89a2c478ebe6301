/** What public/first-paint.js asked for before the page's own script had come: on a slow line that saves half a second. */
interface EarlyAnswer {
  address: string
  answer: Promise<Response>
}

declare global {
  var quarryEarly: EarlyAnswer | undefined
}

/** As `fetch`; the first time that the same is asked as was asked early, with the answer to that. */
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
