import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '../../../contract/problem.ts'
import { requireFewValues } from './json-values.ts'

const KIBIBYTE = 1024
const MEBIBYTE = 1024 * KIBIBYTE
/** A shorter string stays in the text. */
const LONG = KIBIBYTE
const LONGEST_NAME = 64
const QUOTE = 0x22
const BACKSLASH = 0x5c
const COLON = 0x3a
const SPACE = 0x20

export interface LargeJson {
  /** Limit of the whole body, in bytes. */
  largest: number
  /** Limit of the text without the removed strings, in bytes: it stays in memory. */
  largestRest: number
  /** Limit of one removed string, in bytes. */
  longestString: number
  mostStrings: number
  /** Whether long strings under a name are removed. */
  isTakenOut(name: string): boolean
  /** Takes one removed string, still escaped; returns its replacement, which needs no escapes. */
  take(name: string, written: Buffer): Promise<string>
}

/** Leaves JSON unread until a handler reads it. Use it in a plugin scope of its own. */
export function leaveJsonUnread(scope: FastifyInstance): void {
  scope.removeContentTypeParser('application/json')
  scope.addContentTypeParser('application/json', (_request, _payload, done) => done(null))
}

/**
 * Reads a JSON body and removes its long strings as they arrive, so that only one is in memory at a time. Throws Problem 413 for a
 * body that is too large, 400 for invalid JSON.
 */
export async function readLargeJson(request: FastifyRequest, options: LargeJson): Promise<unknown> {
  const { raw } = request
  if (Number(request.headers['content-length']) > options.largest) throw tooLarge(options.largest)
  try {
    const text = await restOf(raw.iterator({ destroyOnReturn: false }), options)
    return await parse(request, text)
  } finally {
    // The rest of the body is read and dropped, so that the client can read the answer.
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

/** A string of the JSON text. */
interface Written {
  /** Whether it may be removed; it is not part of the kept text yet. */
  isCandidate: boolean
  length: number
  /** The whole string if it may be removed, else at most the length of a name. */
  parts: Buffer[]
  /** How many backslashes it ends with so far. */
  backslashes: number
}

/**
 * Scans a JSON text chunk by chunk for strings and the names that they stand under. A text may have very many short strings, so
 * each one costs little.
 */
function createReader({ largestRest, longestString, mostStrings, isTakenOut, take }: LargeJson) {
  const rest: Buffer[] = []
  let restBytes = 0
  let candidates = 0
  /** The current string, the previous one, and the text between the two. */
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
      /** Start of the part of the chunk that is neither kept nor scanned yet. */
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

/** Where a string that continues at `from` ends in a chunk: at its quote, or at the end of the chunk. */
function endOf(string: Written, chunk: Buffer, from: number): number {
  let at = from
  for (;;) {
    const quote = chunk.indexOf(QUOTE, at)
    const end = quote === -1 ? chunk.length : quote
    let first = end
    while (first > at && chunk[first - 1] === BACKSLASH) first -= 1
    string.backslashes = (first === from ? string.backslashes : 0) + end - first
    if (quote === -1 || string.backslashes % 2 === 0) return end
    // An escaped quote belongs to the string.
    string.backslashes = 0
    at = quote + 1
    if (at >= chunk.length) return chunk.length
  }
}

function tooLarge(bytes: number): Problem {
  return new Problem(413, { limit: `${bytes / MEBIBYTE} MB` })
}
