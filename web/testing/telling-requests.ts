import { beforeEach, onTestFinished } from 'vitest'

const BrowserRequest = globalThis.XMLHttpRequest

/** Answers XMLHttpRequest, which uploads with a progress use, by the same fake as `fetch` (server-answers.ts). */
export function answerTellingRequests(): void {
  beforeEach(() => {
    globalThis.XMLHttpRequest = FetchedRequest as unknown as typeof XMLHttpRequest
    onTestFinished(() => {
      globalThis.XMLHttpRequest = BrowserRequest
    })
  })
}

class FetchedRequest extends EventTarget {
  readonly upload = new EventTarget()
  readonly #headers = new Headers()
  readonly #ending = new AbortController()
  #method = 'GET'
  #address = ''
  status = 0
  responseText = ''

  open(method: string, address: string): void {
    this.#method = method
    this.#address = address
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value)
  }

  abort(): void {
    this.#ending.abort()
  }

  send(body: FormData): void {
    void this.#fetch(body)
  }

  async #fetch(body: FormData): Promise<void> {
    const { signal } = this.#ending
    try {
      const response = await fetch(this.#address, { method: this.#method, headers: this.#headers, body, signal })
      this.responseText = await response.text()
      this.status = response.status
    } catch {
      this.dispatchEvent(new Event('error'))
      return
    }
    if (signal.aborted) return
    this.upload.dispatchEvent(new Event('loadend'))
    this.dispatchEvent(new Event('load'))
  }
}
