import { setTimeout as sleep } from 'node:timers/promises'
import { isInQuery } from '../../contract/endpoint.ts'
import type { Endpoint, Envelope } from '../../contract/endpoint.ts'
import { signInByPassword } from '../../contract/members.ts'

/** How a call ended: with data, with a refusal that is final, or without an answer that says whether it took effect. */
export type Outcome<Data> = { data: Data } | { refusal: number; msg: string } | { unknown: string }

export interface ClientOptions {
  /** Servers of one database; each call goes to the next, as behind a load balancer. */
  urls: readonly string[]
  email: string
  password: string
  /** Called with each answer that is not a success: the envelope's code, or why there was none. */
  onFailure?: (reason: string) => void
  /** Called with how long each answer took, in ms. */
  onAnswer?: (ms: number) => void
  /** Called with the server of each answer that is a success. */
  onSuccess?: (url: string) => void
}

/** A person's browser: signs in once, and meets another server at each call. */
export interface TrialClient {
  call<Input, Output>(endpoint: Endpoint<Input, Output>, input: NoInfer<Input>, key?: string): Promise<Outcome<Output>>
  /** Repeats the call under one Idempotency-Key until it is answered; the number of tries comes along. */
  insist<Input, Output>(
    endpoint: Endpoint<Input, Output>,
    input: NoInfer<Input>,
    key: string,
  ): Promise<Insisted<Output>>
  /** Ends `insist` at once. */
  stop(): void
}

export type Insisted<Data> = ({ data: Data } | { refusal: number; msg: string } | { unknown: string }) & {
  tries: number
}

/** As long as a load balancer waits before it takes a server for dead. */
const LONGEST_MS = 10_000
const PAUSE_MS = 50
/** A refusal that does not say when to come again. */
export const SILENT_503 = '503 without Retry-After'
/** Answers that say nothing of whether the call took effect, or that ask to come again. */
const NOT_NOW = new Set([429, 500, 503])

export function createClient({ urls, email, password, ...told }: ClientOptions): TrialClient {
  let token: string | undefined
  let turn = 0
  const stopping = new AbortController()

  async function send<Input, Output>(
    endpoint: Endpoint<Input, Output>,
    input: NoInfer<Input>,
    key?: string,
  ): Promise<Outcome<Output>> {
    const url = urls[turn % urls.length] ?? ''
    turn += 1
    const query = isInQuery(endpoint) ? `?${new URLSearchParams(input as Record<string, string>).toString()}` : ''
    const began = performance.now()
    try {
      const response = await fetch(url + endpoint.path + query, {
        method: endpoint.method,
        headers: {
          'content-type': 'application/json',
          ...(token && { authorization: `Bearer ${token}` }),
          ...(key && { 'idempotency-key': key }),
        },
        ...(!query && { body: JSON.stringify(input) }),
        signal: AbortSignal.timeout(LONGEST_MS),
      })
      const { code, data, msg } = (await response.json()) as Envelope<Output>
      told.onAnswer?.(performance.now() - began)
      if (code === 200) {
        told.onSuccess?.(url)
        return { data }
      }
      told.onFailure?.(code === 503 && !response.headers.has('retry-after') ? SILENT_503 : String(code))
      return NOT_NOW.has(code) ? { unknown: `${code}` } : { refusal: code, msg }
    } catch (error) {
      const reason = (error as Error & { cause?: { code?: string } }).cause?.code ?? (error as Error).name
      told.onFailure?.(reason)
      return { unknown: reason }
    }
  }

  async function call<Input, Output>(
    endpoint: Endpoint<Input, Output>,
    input: NoInfer<Input>,
    key?: string,
  ): Promise<Outcome<Output>> {
    if (!token) {
      const signedIn = await send(signInByPassword, { email, password })
      if (!('data' in signedIn)) return signedIn
      token = signedIn.data.accessToken
    }
    const outcome = await send(endpoint, input, key)
    if ('refusal' in outcome && outcome.refusal === 401) token = undefined
    return outcome
  }

  return {
    call,
    async insist(endpoint, input, key) {
      for (let tries = 1; ; tries += 1) {
        const outcome = await call(endpoint, input, key)
        const isFinal = 'data' in outcome || ('refusal' in outcome && outcome.refusal !== 401)
        if (isFinal || stopping.signal.aborted) return { ...outcome, tries }
        await sleep(PAUSE_MS)
      }
    },
    stop: () => stopping.abort(),
  }
}
