import { randomUUID } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { SetupError } from '../../setup-error.ts'
import type { S3Place } from './s3-address.ts'
import { requireStored } from './s3-answers.ts'
import { createS3Client } from './s3-client.ts'
import { StoreRefuses } from './s3-failure.ts'
import { PATIENCE_OF_CALLERS } from './s3-patience.ts'

/**
 * Tries a bucket as a start needs it: whether it may be listed and, unless it is only read, written. Throws a SetupError for what an
 * operator must change, and StoreAway if the store does not answer.
 */
export async function checkS3(setting: string, place: S3Place, isWritten: boolean): Promise<void> {
  const client = createS3Client(place, PATIENCE_OF_CALLERS, () => undefined)
  const query = { 'list-type': '2', 'max-keys': '1', prefix: place.prefix }
  try {
    const listed = await client.call({ method: 'GET', query }, text)
    if (!listed?.includes('<ListBucketResult')) throw new SetupError(`${setting} names a server that speaks no S3.`)
    if (!isWritten) return
    const name = `trial/${randomUUID()}`
    const body = Buffer.from('trial')
    await client.call({ method: 'PUT', name, body }, async (answer) => {
      await text(answer)
      return requireStored(answer, body)
    })
    await client.call({ method: 'DELETE', name }, text)
  } catch (error) {
    throw error instanceof StoreRefuses ? new SetupError(wordsOf(setting, error), error) : error
  }
}

function wordsOf(setting: string, { status, code }: StoreRefuses): string {
  if (code === 'NoSuchBucket') return `${setting} names a bucket that is not there: create it, or correct the name.`
  if (status === 301 || code === 'AuthorizationHeaderMalformed')
    return `${setting} names a region in which the bucket is not: correct region and endpoint (${status} ${code}).`
  if (status === 401 || status === 403)
    return `The object store of ${setting} refuses the keys (${code || status}): they must list, read, write and delete in this bucket.`
  return `The object store of ${setting} does not do what is needed (${status} ${code}).`
}
