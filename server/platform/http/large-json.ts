import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '../../../contract/problem.ts'

const KIBIBYTE = 1024
const MEBIBYTE = 1024 * KIBIBYTE
/** A shorter string is left where it stands. */
const LONG = KIBIBYTE
const LONGEST_NAME = 64
const QUOTE = 0x22
const BACKSLASH = 0x5c

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

/** A string of the text, while we are in it. */
interface Written {
  /** It may be taken out, and is not with the rest yet. */
  isCandidate: boolean
  length: number
  /** All of a candidate, and of others as much as a name has. */
  parts: Buffer[]
  /** How many backslashes it ends in so far. */
  backslashes: number
}

/** Goes through a JSON text as it comes: only its strings matter, and under which name each stands. */
function createReader({ largestRest, longestString, mostStrings, isTakenOut, take }: LargeJson) {
  const rest: Buffer[] = []
  let restBytes = 0
  /** The last string, where it is as short as a name, and what stands after it. */
  let name = ''
  let between = ''
  let candidates = 0
  let string: Written | undefined

  function keep(part: Buffer): void {
    restBytes += part.length
    if (restBytes > largestRest) throw tooLarge(largestRest)
    if (part.length > 0) rest.push(part)
  }

  function begin(): Written {
    const isCandidate = /^\s*:\s*$/.test(between) && isTakenOut(name)
    if (isCandidate) candidates += 1
    if (candidates > mostStrings) throw new Problem(400, { field: 'body', reason: `> ${mostStrings}` })
    return { isCandidate, length: 0, parts: [], backslashes: 0 }
  }

  function extend(written: Written, part: Buffer): void {
    written.length += part.length
    if (written.isCandidate && written.length > longestString) throw tooLarge(longestString)
    if (written.isCandidate || written.length <= LONGEST_NAME) written.parts.push(part)
  }

  async function finish({ isCandidate, length, parts }: Written): Promise<void> {
    const whole = Buffer.concat(parts)
    if (isCandidate) keep(length >= LONG ? Buffer.from(await take(name, whole)) : whole)
    name = length <= LONGEST_NAME ? whole.toString('latin1') : ''
    between = ''
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
          await finish(string)
          string = undefined
          continue
        }
        const quote = chunk.indexOf(QUOTE, at)
        if (between.length < LONGEST_NAME)
          between += chunk.toString('latin1', at, Math.min(quote === -1 ? chunk.length : quote, at + LONGEST_NAME))
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
