import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { ownValue } from '../../../../contract/own-value.ts'
import type { ListedObject } from '../objects/objects.ts'
import { requireElement } from './s3-answers.ts'
import type { S3Client } from './s3-client.ts'

/** The objects whose names begin with `prefix`, a page at a time. */
export async function* listS3(client: S3Client, prefix: string, pageKeys = 1000): AsyncGenerator<ListedObject> {
  let token: string | undefined
  do {
    const query = {
      'list-type': '2',
      prefix,
      'max-keys': String(pageKeys),
      ...(token && { 'continuation-token': token }),
    }
    const page = (await client.call({ method: 'GET', query }, readPage)) ?? ''
    for (const [, entry = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs))
      yield { name: plain(fieldOf(entry, 'Key')), bytes: Number(fieldOf(entry, 'Size')) }
    token = fieldOf(page, 'IsTruncated') === 'true' ? plain(fieldOf(page, 'NextContinuationToken')) : undefined
    if (token === '') throw new Error('the object store does not say how its list goes on')
  } while (token)
}

// A page that is another's would make a list end early.
async function readPage(answer: IncomingMessage): Promise<string> {
  return requireElement(await text(answer), 'ListBucketResult')
}

function fieldOf(xml: string, name: string): string {
  return new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? ''
}

const SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function plain(xml: string): string {
  return xml.replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) =>
    name
      ? (ownValue(SIGNS, name) ?? whole)
      : String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16)),
  )
}
