import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { AttemptFailed, codeOf } from './s3-failure.ts'

/**
 * What an answer must have, so that it is the store's own. A proxy in front of a store that is away, or a page to sign in, answers 404 or
 * 200 too: that says nothing about an object. Such an answer counts as a failed attempt.
 */

/** The MD5 of an object, or of its parts with their count. Of objects that the store encrypts it is another number. */
const TAG = /^"?[\da-f]{32}(-\d+)?"?$/i

/** Whether an answer has a mark of a store. */
export function isOfStore(headers: IncomingHttpHeaders): boolean {
  return hasStoreHeader(headers) || TAG.test(headers.etag ?? '')
}

/** Whether a 404 says that there is no such object: by the store's own words, or, to a HEAD, by its mark. */
export function saysAbsent(method: string, headers: IncomingHttpHeaders, body: string): boolean {
  if (method === 'HEAD') return hasStoreHeader(headers)
  const code = codeOf(body)
  return (method === 'GET' || method === 'DELETE') && code !== '' && code !== 'NoSuchBucket'
}

/** The tag of a body that was sent. Throws AttemptFailed if the answer does not say that the store has it. */
export function requireStored({ statusCode, headers }: IncomingMessage, body: Buffer): string {
  const { etag = '' } = headers
  const isTagOfBody = etag.replaceAll('"', '').toLowerCase() === createHash('md5').update(body).digest('hex')
  if (statusCode !== 200 || !etag || !(isTagOfBody || hasStoreHeader(headers))) throw ofNoStore(statusCode)
  return etag
}

/** Throws AttemptFailed if the answer does not say that the object is gone. */
export function requireRemoved({ statusCode, headers }: IncomingMessage): void {
  if (statusCode !== 204 && !hasStoreHeader(headers)) throw ofNoStore(statusCode)
}

/** Throws AttemptFailed if these are not the object's bytes, or not those of the range that was asked for. */
export function requireBytes({ statusCode, headers }: IncomingMessage, range: string | undefined): void {
  if (!isOfStore(headers)) throw ofNoStore(statusCode)
  const first = /^bytes=(\d+)-/.exec(range ?? '')?.[1]
  if (first === undefined) return
  if (statusCode !== 206 || !headers['content-range']?.startsWith(`bytes ${first}-`))
    throw new AttemptFailed('another range than the one asked for')
}

/** The text of an answer. Throws AttemptFailed if it has not both of these tags of a store's own. */
export function requireElement(xml: string, name: string): string {
  if (!xml.includes(`<${name}`) || !xml.includes(`</${name}>`)) throw new AttemptFailed(`an answer without ${name}`)
  return xml
}

function hasStoreHeader(headers: IncomingHttpHeaders): boolean {
  return Object.keys(headers).some((name) => name.startsWith('x-amz-'))
}

function ofNoStore(status: number | undefined): AttemptFailed {
  return new AttemptFailed(`${status} that is not the store's`)
}
