import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import type { ByteRange, ObjectStore } from '../objects/objects.ts'
import { StoreAway } from '../objects/objects.ts'
import { createS3Client } from './s3-client.ts'
import type { S3Client } from './s3-client.ts'
import type { S3Place } from './s3-address.ts'
import { requireBytes, requireRemoved, requireStored } from './s3-answers.ts'
import { AttemptFailed } from './s3-failure.ts'
import { listS3 } from './s3-listing.ts'
import { md5Of, PART_BYTES, putInParts, requireLength } from './s3-parts.ts'
import type { S3Patience } from './s3-patience.ts'

/** The SHA-256 of an object's content, given when it is stored and compared when it is read. */
const SUM = 'x-amz-meta-sha256'
/** Failures of a stream one after the other, without a byte between them. */
const MOST_FAILED = 3

export interface S3Options {
  patience: S3Patience
  /** The most objects of a page when they are listed. */
  pageKeys?: number
  onRetry(): void
  /** An object's content is not what was stored. */
  onDamaged(name: string): void
}

/** Keeps objects in a bucket of an S3-speaking store. Needs neither conditional writes nor bulk deletion of it. */
export function createS3Objects(place: S3Place, { patience, pageKeys, onRetry, onDamaged }: S3Options): ObjectStore {
  const client = createS3Client(place, patience, onRetry)

  async function put(name: string, body: Buffer): Promise<void> {
    const headers = { 'content-md5': md5Of(body), [SUM]: sumOf(body) }
    await client.call({ method: 'PUT', name, headers, body }, async (answer) => {
      await text(answer)
      requireStored(answer, body)
    })
  }

  async function sizeOf(name: string): Promise<number | undefined> {
    return client.call({ method: 'HEAD', name }, async (answer) => {
      answer.resume()
      requireBytes(answer, undefined)
      return readLength(answer)
    })
  }

  return {
    async put(name, content) {
      if (Buffer.isBuffer(content)) return put(name, content)
      const { bytes, stream } = content
      if (bytes > PART_BYTES) return putInParts(client, { name, bytes, stream, sizeOf: async () => sizeOf(name) })
      const body = await buffer(stream)
      requireLength(body.length, bytes)
      return put(name, body)
    },
    async putOnce(name, bytes) {
      if ((await sizeOf(name)) !== bytes.length) await put(name, bytes)
    },
    async find(name) {
      let damaged = 0
      return client.call({ method: 'GET', name }, async (answer) => {
        const bytes = await buffer(answer)
        requireBytes(answer, undefined)
        const sum = answer.headers[SUM]
        if (sum === undefined || sum === sumOf(bytes)) return bytes
        damaged += 1
        // Once may have been the line.
        if (damaged === 1) throw new AttemptFailed('damaged')
        onDamaged(name)
        return undefined
      })
    },
    async open(name, range) {
      const first = await begin(client, name, range)
      if (!first) return undefined
      const bytes = resuming(client, { name, range, first, patienceMs: patience.attemptMs })
      const stream = Readable.from(bytes, { objectMode: false })
      // A stream that nobody has begun to read leaves its answer waiting, and with it one of the connections.
      return stream.once('close', () => first.destroy())
    },
    sizeOf,
    async remove(name) {
      await client.call({ method: 'DELETE', name }, async (answer) => {
        await text(answer)
        requireRemoved(answer)
      })
    },
    async *list(folder) {
      for await (const { name, bytes } of listS3(client, place.prefix + folder, pageKeys))
        yield { name: name.slice(place.prefix.length), bytes }
    },
  }
}

function sumOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

function readLength({ headers }: IncomingMessage): number {
  const bytes = headers['content-length']
  if (bytes === undefined) throw new AttemptFailed('an object without a length')
  return Number(bytes)
}

async function begin(client: S3Client, name: string, range?: Partial<ByteRange>): Promise<IncomingMessage | undefined> {
  return client.begin({ method: 'GET', name, ...(range && { headers: { range: writeRange(range) } }) })
}

function writeRange({ first = 0, last }: Partial<ByteRange>): string {
  return `bytes=${first}-${last ?? ''}`
}

interface Resumed {
  name: string
  range: ByteRange | undefined
  first: IncomingMessage
  /** The longest wait for the next bytes, in ms. */
  patienceMs: number
}

/** A stream that goes on where it broke off, so that a long download outlasts a connection. */
async function* resuming(client: S3Client, { name, range, first, patienceMs }: Resumed): AsyncGenerator<Buffer> {
  const tag = first.headers.etag
  let answer: IncomingMessage | undefined = first
  let at = range?.first ?? 0
  for (let failed = 0; ; failed += 1) {
    try {
      for await (const chunk of awaited(answer, patienceMs)) {
        at += chunk.length
        failed = 0
        yield chunk
      }
      return
    } catch (error) {
      if (failed === MOST_FAILED) throw new StoreAway('an object broke off', error)
    }
    answer = await begin(client, name, { first: at, ...(range && { last: range.last }) })
    if (!answer || answer.headers.etag !== tag) {
      answer?.destroy()
      throw new StoreAway('an object was removed while it was read')
    }
  }
}

/** The chunks of an answer, which fails if it stops coming. How long the reader takes does not count. */
async function* awaited(answer: IncomingMessage, patienceMs: number): AsyncGenerator<Buffer> {
  const wait = () => setTimeout(() => answer.destroy(new AttemptFailed('no more comes')), patienceMs)
  let timer = wait()
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      clearTimeout(timer)
      yield chunk
      timer = wait()
    }
  } finally {
    clearTimeout(timer)
  }
}
