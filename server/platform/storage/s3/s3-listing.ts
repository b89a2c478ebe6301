import { text } from 'node:stream/consumers'
import type { ListedObject } from '../objects/objects.ts'
import type { S3Client } from './s3-client.ts'

/** The objects whose names begin with `prefix`, a page at a time. Our names hold nothing that XML would escape. */
export async function* listS3(client: S3Client, prefix: string, pageKeys = 1000): AsyncGenerator<ListedObject> {
  let token: string | undefined
  do {
    const query = {
      'list-type': '2',
      prefix,
      'max-keys': String(pageKeys),
      ...(token && { 'continuation-token': token }),
    }
    const page = (await client.call({ method: 'GET', query }, text)) ?? ''
    for (const [, entry = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs))
      yield { name: plain(fieldOf(entry, 'Key')), bytes: Number(fieldOf(entry, 'Size')) }
    token = fieldOf(page, 'IsTruncated') === 'true' ? plain(fieldOf(page, 'NextContinuationToken')) : undefined
  } while (token)
}

function fieldOf(xml: string, name: string): string {
  return new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? ''
}

const SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function plain(xml: string): string {
  return xml.replaceAll(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) =>
    name ? (SIGNS[name] ?? whole) : String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16)),
  )
}
