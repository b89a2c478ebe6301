import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { AttemptFailed } from './s3-failure.ts'
import type { S3Client } from './s3-client.ts'

/** In bytes. Each part but the last has this size, and is in memory while it is sent. */
export const PART_BYTES = 8 * 1024 * 1024

/** Stores a stream in parts (multipart upload), so that a failed one is sent again alone. A failure leaves no object. */
export async function putInParts(client: S3Client, name: string, stream: Readable): Promise<void> {
  const begun = (await client.call({ method: 'POST', name, query: { uploads: '' } }, text)) ?? ''
  const uploadId = /<UploadId>([^<]+)<\/UploadId>/.exec(begun)?.[1]
  if (!uploadId) throw new Error('the object store begins no upload in parts')
  try {
    const tags: string[] = []
    for await (const body of partsOf(stream)) {
      const query = { partNumber: String(tags.length + 1), uploadId }
      const headers = { 'content-md5': md5Of(body) }
      const tag = await client.call({ method: 'PUT', name, query, headers, body }, async (answer) => {
        answer.resume()
        return answer.headers.etag ?? ''
      })
      tags.push(tag ?? '')
    }
    await client.call({ method: 'POST', name, query: { uploadId }, body: endOf(tags) }, async (answer) => {
      // A failure may come after the status (CompleteMultipartUpload, "Error response").
      if ((await text(answer)).includes('<Error>')) throw new AttemptFailed('the parts were not joined')
    })
  } catch (error) {
    await client.call({ method: 'DELETE', name, query: { uploadId } }, text).catch(() => undefined)
    throw error
  }
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
