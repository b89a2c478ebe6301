import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { requireElement, requireStored } from './s3-answers.ts'
import { AttemptFailed, StoreRefuses } from './s3-failure.ts'
import type { S3Client } from './s3-client.ts'

/** In bytes. Each part but the last has this size, and is in memory while it is sent. */
export const PART_BYTES = 8 * 1024 * 1024

/** What is stored in parts. */
export interface InParts {
  name: string
  bytes: number
  stream: Readable
  /** The bytes of the object that is there. */
  sizeOf(): Promise<number | undefined>
}

/**
 * Stores a stream in parts (multipart upload), so that a failed one is sent again alone. A failure, also of the stream or of its length,
 * leaves no object.
 */
export async function putInParts(client: S3Client, { name, bytes, stream, sizeOf }: InParts): Promise<void> {
  const uploadId = await client.call({ method: 'POST', name, query: { uploads: '' } }, readUploadId)
  if (!uploadId) throw new Error('the object store begins no upload in parts')
  try {
    const tags: string[] = []
    let sent = 0
    for await (const body of partsOf(stream)) {
      const query = { partNumber: String(tags.length + 1), uploadId }
      const headers = { 'content-md5': md5Of(body) }
      const tag = await client.call({ method: 'PUT', name, query, headers, body }, async (answer) => {
        await text(answer)
        return requireStored(answer, body)
      })
      tags.push(tag ?? '')
      sent += body.length
    }
    requireLength(sent, bytes)
    await joinParts(client, { name, uploadId, tags }).catch(async (error: unknown) => {
      // Joined by an attempt whose answer was lost: the next one finds no upload.
      const isJoined = error instanceof StoreRefuses && error.code === 'NoSuchUpload' && (await sizeOf()) === bytes
      if (!isJoined) throw error
    })
  } catch (error) {
    await client.call({ method: 'DELETE', name, query: { uploadId } }, text).catch(() => undefined)
    throw error
  }
}

/** Throws if a stream had not as many bytes as it was said to have. */
export function requireLength(found: number, bytes: number): void {
  if (found !== bytes) throw new Error(`an object of ${bytes} bytes ended after ${found}`)
}

async function readUploadId(answer: IncomingMessage): Promise<string> {
  const uploadId = /<UploadId>([^<]+)<\/UploadId>/.exec(await text(answer))?.[1]
  if (!uploadId) throw new AttemptFailed('an upload without a name')
  return uploadId
}

async function joinParts(
  client: S3Client,
  { name, uploadId, tags }: { name: string; uploadId: string; tags: readonly string[] },
): Promise<void> {
  await client.call({ method: 'POST', name, query: { uploadId }, body: endOf(tags) }, async (answer) => {
    // A failure may come after the status (CompleteMultipartUpload, "Error response").
    requireElement(await text(answer), 'CompleteMultipartUploadResult')
  })
}

export function md5Of(bytes: Buffer): string {
  return createHash('md5').update(bytes).digest('base64')
}

function endOf(tags: readonly string[]): Buffer {
  const parts = tags.map((tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${tag}</ETag></Part>`)
  return Buffer.from(`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`)
}

async function* partsOf(stream: Readable): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = []
  let bytes = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    waiting.push(chunk)
    bytes += chunk.length
    if (bytes < PART_BYTES) continue
    yield Buffer.concat(waiting)
    waiting = []
    bytes = 0
  }
  if (bytes) yield Buffer.concat(waiting)
}
