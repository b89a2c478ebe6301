import type { Endpoint } from '../contract/endpoint.ts'
import { isPair, tokensAfter } from './refresh.ts'
import { AnswerError, request, type Transport } from './request.ts'
import { readTokens, sessionNumber, settling } from './tokens.ts'

export { takeInlined } from './inlined-answer.ts'
export { AnswerError, TransportError, type Transport } from './request.ts'

const UNAUTHORISED = 401

interface CallOptions {
  signal?: AbortSignal
  /** The browser finishes the call when the page is closed. */
  isLast?: boolean
  /** Files, sent beside the fields by an endpoint with `inputIn: 'multipart'`; they are sent again if the call is repeated. */
  file?: Blob
  /** For an endpoint that is `isRepeatable`: the same key gives the first answer again. */
  idempotencyKey?: string
  timeoutMs?: number
  /** Names this call, so that the page can ask for its place in the server's queue. */
  fileTicket?: string
  /** Replaces `fetch`. */
  transport?: Transport
  /** Headers beside those of every call, such as the token of a link. */
  headers?: Readonly<Record<string, string>>
}

let askToSignIn = (_why: { isTimedOut: boolean; endedWhy?: string | undefined }): void => {}
/** The session whose end was reported to the person: several calls may have waited for it. */
let toldOf: number | undefined

/** Opens the login dialog when a call needs a signed-in member: once for all calls that wait. */
export function onSignInNeeded(listener: typeof askToSignIn): void {
  askToSignIn = listener
}

/**
 * Calls an endpoint of the contract with the tokens of a sign-in, if any. Expired tokens are refreshed, and the call is made once more
 * (§4). Throws AnswerError, TransportError, or the signal's abort.
 */
export async function call<Input, Output>(
  endpoint: Endpoint<Input, Output>,
  input: NoInfer<Input>,
  options: CallOptions = {},
): Promise<Output> {
  return withToken(endpoint, options.signal, (accessToken) => request(endpoint, input, { ...options, accessToken }))
}

/** As `call`, for requests and answers that need their own encoding. */
export async function withToken<Answer>(
  { access }: Endpoint,
  signal: AbortSignal | undefined,
  send: (accessToken: string | undefined) => Promise<Answer>,
): Promise<Answer> {
  if (access !== 'public' && settling()) await unlessAborted(settling(), signal)
  const sent = readTokens()?.accessToken
  const session = sessionNumber()
  try {
    return await send(sent)
  } catch (error) {
    if (!(error instanceof AnswerError) || error.code !== UNAUTHORISED) throw error
    return await send(await unlessAborted(nextToken(sent, session, error), signal))
  }
}

/** The token to try again with. Throws the refusal where there is none; the login dialog opens then, or the person has signed out. */
async function nextToken(sent: string | undefined, session: number, refusal: AnswerError): Promise<string> {
  const silent = new AnswerError(refusal.code, refusal.message, { isSilent: true })
  // A call begun by somebody who has signed out since must not run as the next person.
  if (session !== sessionNumber()) throw silent
  if (sent === undefined) {
    askToSignIn({ isTimedOut: false })
    throw silent
  }
  const after = await tokensAfter(sent)
  if (after !== 'signed-out' && !isPair(after) && toldOf !== session) {
    toldOf = session
    askToSignIn({ isTimedOut: after.endedWhy === undefined, endedWhy: after.endedWhy })
  }
  if (!isPair(after) || session !== sessionNumber()) throw silent
  return after.accessToken
}

/** Others may wait for the same promise: an abort ends only this waiting. */
async function unlessAborted<Value>(waiting: Promise<Value> | undefined, signal: AbortSignal | undefined) {
  if (!signal) return waiting as Promise<Value>
  signal.throwIfAborted()
  let giveUp = () => {}
  const aborted = new Promise<never>((_resolve, reject) => {
    giveUp = () => reject(signal.reason)
    signal.addEventListener('abort', giveUp)
  })
  try {
    return (await Promise.race([waiting, aborted])) as Value
  } finally {
    signal.removeEventListener('abort', giveUp)
  }
}
