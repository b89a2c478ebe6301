import { createHash } from 'node:crypto'
import { Agent as HttpAgent, request as httpRequest } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import { setTimeout as pause } from 'node:timers/promises'
import { text } from 'node:stream/consumers'
import { AwsV4Signer } from 'aws4fetch'
import { StoreAway } from '../objects/objects.ts'
import { storeCalls, storeFailures, storeTime } from '../objects/store-metrics.ts'
import type { S3Place } from './s3-address.ts'
import { requireBytes, saysAbsent } from './s3-answers.ts'
import { AttemptFailed, failureOf } from './s3-failure.ts'
import { carryingMs, pauseMs } from './s3-patience.ts'
import type { S3Patience } from './s3-patience.ts'

export interface S3Call {
  method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE'
  /** Of the object; absent for the bucket. */
  name?: string
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: Buffer
}

/** Sends signed calls to a bucket, and repeats what failed with growing pauses. Throws StoreAway once its patience is over. */
export interface S3Client {
  /** What `read` makes of the answer; undefined if the object does not exist. An error of `read` counts as a failed attempt. */
  call<Answer>(call: S3Call, read: (answer: IncomingMessage) => Promise<Answer>): Promise<Answer | undefined>
  /** The answer as soon as it begins. The caller reads it as slowly as they like. */
  begin(call: S3Call): Promise<IncomingMessage | undefined>
}

/** Connections that are kept for the next calls; further calls wait for one. Streams of slow readers have their own. */
const AT_ONCE = { calls: 32, streams: 64 }
const NOTHING = Buffer.alloc(0)

export function createS3Client(place: S3Place, patience: S3Patience, onRetry: () => void): S3Client {
  const isSecure = place.address.startsWith('https:')
  const agentFor = (maxSockets: number) => new (isSecure ? HttpsAgent : HttpAgent)({ keepAlive: true, maxSockets })
  const agents = { calls: agentFor(AT_ONCE.calls), streams: agentFor(AT_ONCE.streams) }
  const open = isSecure ? httpsRequest : httpRequest
  // How far the store's clock is ahead of this one: it refuses calls that are signed at another time.
  let aheadMs = 0

  async function sign({ method, name = '', query = {}, headers = {}, body = NOTHING }: S3Call) {
    const url = new URL(`${place.address}/${name && pathOf(place.prefix + name)}`)
    for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value)
    const datetime = new Date(Date.now() + aheadMs).toISOString().replaceAll(/[:-]|\.\d{3}/g, '')
    const sum = createHash('sha256').update(body).digest('hex')
    const all = { ...headers, 'x-amz-content-sha256': sum }
    const signer = new AwsV4Signer({ method, url: url.href, headers: all, ...place.keys, sessionToken: place.keys.sessionToken ?? '', service: 's3', region: place.region, datetime }) // prettier-ignore
    const signed = await signer.sign()
    return { url: signed.url, headers: Object.fromEntries(signed.headers.entries()) }
  }

  /** Sends once; the answer's head must come within `ms`. */
  async function send(call: S3Call, ms: number, agent: HttpAgent): Promise<IncomingMessage> {
    const { url, headers } = await sign(call)
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
    const length = call.body || call.method === 'PUT' ? { 'content-length': String(call.body?.length ?? 0) } : {}
    const sent = open(url, { method: call.method, agent, headers: { ...headers, ...length } }, resolve)
    sent.on('error', reject)
    // A socket that carries nothing for so long is broken, also while the body comes.
    sent.setTimeout(patience.attemptMs, () => sent.destroy(new AttemptFailed('no answer in time')))
    const timer = setTimeout(() => sent.destroy(new AttemptFailed('no answer in time')), ms)
    sent.end(call.body)
    return promise.finally(() => clearTimeout(timer))
  }

  async function attempt<Answer>(
    call: S3Call,
    ms: number,
    { agent, read }: Reading<Answer>,
  ): Promise<Answer | undefined> {
    const answer = await send(call, ms, agent)
    const { statusCode: status = 0 } = answer
    if (status >= 200 && status < 300) return read(answer)
    const body = await text(answer)
    if (status === 404 && call.name && saysAbsent(call.method, answer.headers, body)) return undefined
    // An answer to HEAD has no words, so GET is asked for them.
    if (call.method === 'HEAD' && (status === 404 || status === 403)) return attempt(wordsOf(call), ms, { agent, read: differ }) // prettier-ignore
    if (body.includes('RequestTimeTooSkewed')) aheadMs = Date.parse(answer.headers.date ?? '') - Date.now() || 0
    throw failureOf(status, body)
  }

  async function persist<Answer>(call: S3Call, reading: Reading<Answer>) {
    const extraMs = carryingMs(call.body?.length ?? 0)
    const until = performance.now() + patience.callMs + extraMs
    for (let failed = 1; ; failed += 1) {
      try {
        const ms = Math.min(patience.attemptMs + extraMs, Math.max(1, until - performance.now()))
        return await attempt(call, ms, reading)
      } catch (error) {
        if (error instanceof StoreAway) throw error
        const waitMs = pauseMs(failed)
        if (performance.now() + waitMs >= until) throw away(error)
        onRetry()
        await pause(waitMs)
      }
    }
  }

  return {
    call: async (call, read) => counted(persist(call, { agent: agents.calls, read })),
    begin: async (call) =>
      counted(persist(call, { agent: agents.streams, read: async (answer) => begun(answer, call.headers?.['range']) })),
  }
}

/** Everything but slashes is escaped: the names of suppliers' files may hold any sign. */
function pathOf(name: string): string {
  return name.split('/').map(encodeURIComponent).join('/')
}

async function counted<Answer>(calling: Promise<Answer>): Promise<Answer> {
  const began = performance.now()
  storeCalls.add()
  try {
    return await calling
  } catch (error) {
    storeFailures.add()
    throw error
  } finally {
    storeTime.add((performance.now() - began) / 1000)
  }
}

interface Reading<Answer> {
  agent: HttpAgent
  read(answer: IncomingMessage): Promise<Answer>
}

function begun(answer: IncomingMessage, range: string | undefined): IncomingMessage {
  try {
    requireBytes(answer, range)
    return answer.setTimeout(0)
  } catch (error) {
    answer.destroy()
    throw error
  }
}

function wordsOf({ name = '' }: S3Call): S3Call {
  return { method: 'GET', name, headers: { range: 'bytes=0-0' } }
}

async function differ(answer: IncomingMessage): Promise<never> {
  answer.destroy()
  throw new AttemptFailed('GET and HEAD differ')
}

function away(error: unknown): StoreAway {
  const { code, message } = error as NodeJS.ErrnoException
  return new StoreAway(`the object store does not answer: ${code ?? message}`)
}
