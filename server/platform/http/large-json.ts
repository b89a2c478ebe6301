import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '../../../contract/problem.ts'
import { requireFewValues } from './json-values.ts'

const KIBIBYTE = 1024
const MEBIBYTE = 1024 * KIBIBYTE
/** A shorter string is left where it stands. */
const LONG = KIBIBYTE
const LONGEST_NAME = 64
const QUOTE = 0x22
const BACKSLASH = 0x5c
const COLON = 0x3a
const SPACE = 0x20

export interface LargeJson {
  /** Of the whole body, in bytes. */
  largest: number
  /** Of what is left of it, in bytes: that stands in memory. */
  largestRest: number
  /** Of one string that is taken out, in bytes. */
  longestString: number
  mostStrings: number
  /** Whether what stands under a name is taken out where it is a long string. */
  isTakenOut(name: string): boolean
  /** Has one that was taken out, as it is written; answers what stands in its place, which needs no escape. */
  take(name: string, written: Buffer): Promise<string>
}

/** Has JSON left unread until a handler reads it: for a plugin of one's own. */
export function leaveJsonUnread(scope: FastifyInstance): void {
  scope.removeContentTypeParser('application/json')
  scope.addContentTypeParser('application/json', (_request, _payload, done) => done(null))
}

/**
 * The JSON of a body, whose long strings are taken out one after another as they come: no more than one of them stands in
 * memory, and no more comes meanwhile. Throws Problem 413 for what is too large, 400 for what is no JSON.
 */
export async function readLargeJson(request: FastifyRequest, options: LargeJson): Promise<unknown> {
  const { raw } = request
  if (Number(request.headers['content-length']) > options.largest) throw tooLarge(options.largest)
  try {
    const text = await restOf(raw.iterator({ destroyOnReturn: false }), options)
    return await parse(request, text)
  } finally {
    // Whoever is still sending is heard out, so that they come to read the answer.
    raw.resume()
  }
}

async function parse(request: FastifyRequest, text: string): Promise<unknown> {
  requireFewValues(text)
  const parser = request.server.getDefaultJsonParser('error', 'error')
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  void parser(request, text, (error, value) => (error ? reject(error) : resolve(value)))
  return promise
}

async function restOf(body: AsyncIterable<Buffer>, options: LargeJson): Promise<string> {
  const reader = createReader(options)
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.length
    if (bytes > options.largest) throw tooLarge(options.largest)
    await reader.read(chunk)
  }
  return reader.rest()
}

/** A string of the text. */
interface Written {
  /** It may be taken out, and is not with the rest yet. */
  isCandidate: boolean
  length: number
  /** All of a candidate, and of others as much as a name has. */
  parts: Buffer[]
  /** How many backslashes it ends in so far. */
  backslashes: number
}

/**
 * Goes through a JSON text as it comes: only its strings matter, and under which name each stands. Most of a text may be strings
 * of a letter or none: little is done for each of them.
 */
function createReader({ largestRest, longestString, mostStrings, isTakenOut, take }: LargeJson) {
  const rest: Buffer[] = []
  let restBytes = 0
  let candidates = 0
  /** The one that we are in, and the last before that, with what stands between the two. */
  let string: Written | undefined
  let last: Written | undefined
  let between: 'nothing' | 'colon' | 'more' = 'nothing'

  function keep(part: Buffer): void {
    restBytes += part.length
    if (restBytes > largestRest) throw tooLarge(largestRest)
    if (part.length > 0) rest.push(part)
  }

  function pass(chunk: Buffer, from: number, to: number): void {
    for (let at = from; at < to && between !== 'more'; at += 1) {
      const byte = chunk[at] ?? 0
      if (byte > SPACE) between = byte === COLON && between === 'nothing' ? 'colon' : 'more'
    }
  }

  function begin(): Written {
    const isCandidate =
      between === 'colon' && last !== undefined && last.length <= LONGEST_NAME && isTakenOut(nameOf(last))
    if (isCandidate) candidates += 1
    if (candidates > mostStrings) throw new Problem(400, { field: 'body', reason: `> ${mostStrings}` })
    return { isCandidate, length: 0, parts: [], backslashes: 0 }
  }

  function extend(written: Written, part: Buffer): void {
    written.length += part.length
    if (written.isCandidate && written.length > longestString) throw tooLarge(longestString)
    if (written.isCandidate || written.length <= LONGEST_NAME) written.parts.push(part)
  }

  async function keepCandidate({ length, parts }: Written): Promise<void> {
    const whole = Buffer.concat(parts)
    keep(length >= LONG && last ? Buffer.from(await take(nameOf(last), whole)) : whole)
  }

  return {
    async read(chunk: Buffer): Promise<void> {
      /** What of the chunk is not kept yet begins here, and what is not looked at. */
      let [from, at] = [0, 0]
      while (at < chunk.length) {
        if (string) {
          const end = endOf(string, chunk, at)
          extend(string, chunk.subarray(at, end))
          if (string.isCandidate) from = end
          at = end + 1
          if (end === chunk.length) break
          if (string.isCandidate) await keepCandidate(string)
          last = string
          string = undefined
          between = 'nothing'
          continue
        }
        const quote = chunk.indexOf(QUOTE, at)
        pass(chunk, at, quote === -1 ? chunk.length : quote)
        if (quote === -1) break
        at = quote + 1
        string = begin()
        if (!string.isCandidate) continue
        keep(chunk.subarray(from, at))
        from = at
      }
      if (!string?.isCandidate) keep(chunk.subarray(from))
    },
    rest: () => Buffer.concat(rest).toString('utf8'),
  }
}

function nameOf({ parts }: Written): string {
  return Buffer.concat(parts).toString('latin1')
}

/** Where in a chunk a string ends that goes on at a place: at its quote, or with the chunk. */
function endOf(string: Written, chunk: Buffer, from: number): number {
  let at = from
  for (;;) {
    const quote = chunk.indexOf(QUOTE, at)
    const end = quote === -1 ? chunk.length : quote
    let first = end
    while (first > at && chunk[first - 1] === BACKSLASH) first -= 1
    string.backslashes = (first === from ? string.backslashes : 0) + end - first
    if (quote === -1 || string.backslashes % 2 === 0) return end
    // The quote is one of its letters.
    string.backslashes = 0
    at = quote + 1
    if (at >= chunk.length) return chunk.length
  }
}

function tooLarge(bytes: number): Problem {
  return new Problem(413, { limit: `${bytes / MEBIBYTE} MB` })
}
