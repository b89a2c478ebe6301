import fastify from 'fastify'
import type { FastifyRequest } from 'fastify'
import fc from 'fast-check'
import { connect as connectSocket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Problem } from '../../../contract/problem.ts'
import { leaveJsonUnread, readLargeJson } from './large-json.ts'
import type { LargeJson } from './large-json.ts'
import { tries } from '../../testing/tries.ts'

const MEBIBYTE = 1024 * 1024
const app = fastify()
let taken: [name: string, written: string][] = []
const LIMITS: LargeJson = {
  largest: 4 * MEBIBYTE,
  largestRest: MEBIBYTE,
  longestString: 2 * MEBIBYTE,
  mostStrings: 3,
  isTakenOut: (name) => name.startsWith('p'),
  async take(name, written) {
    taken.push([name, written.toString()])
    return `taken ${taken.length}`
  },
}

beforeAll(async () => {
  leaveJsonUnread(app)
  app.route({ method: 'POST', url: '/', handler: answer })
  await app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => app.close())
beforeEach(() => {
  taken = []
})

async function answer(request: FastifyRequest): Promise<{ json?: unknown; code?: number | undefined }> {
  try {
    return { json: await readLargeJson(request, LIMITS) }
  } catch (error) {
    return { code: error instanceof Problem ? error.code : (error as { statusCode?: number }).statusCode }
  }
}

const headers = { 'content-type': 'application/json' }
const read = async (payload: string | Buffer | Readable) =>
  (await app.inject({ method: 'POST', url: '/', headers, payload })).json<{ json?: unknown; code?: number }>()
/** Yields a text in pieces of so many bytes. */
const inPieces = (body: string, size: number) => {
  const bytes = Buffer.from(body)
  return Readable.from(
    Array.from({ length: Math.ceil(bytes.length / size) }, (_, place) =>
      bytes.subarray(place * size, (place + 1) * size),
    ),
  )
}
const LONG = 'x'.repeat(2000)

describe('a long string under a chosen name', () => {
  it('is removed as it arrives, and its replacement is read', async () => {
    const body = { a: LONG, p1: LONG, list: ['p2', LONG, { p2: `y${LONG}` }], p3: 'short' }
    const left = { a: LONG, p1: 'taken 1', list: ['p2', LONG, { p2: 'taken 2' }], p3: 'short' }
    for (const payload of [JSON.stringify(body), JSON.stringify(body, null, 2), inPieces(JSON.stringify(body), 7)]) {
      taken = []
      expect(await read(payload)).toEqual({ json: left })
      expect(taken).toEqual([
        ['p1', LONG],
        ['p2', `y${LONG}`],
      ])
    }
  })

  it('changes nothing else: all other JSON is read as it is, wherever it is split', async () => {
    const json = fc
      .jsonValue({ noUnicodeString: false, maxDepth: 3 })
      .filter((value) => !/"(?:__proto__|constructor)"/.test(JSON.stringify(value)))
    await fc.assert(
      fc.asyncProperty(json, fc.integer({ min: 1, max: 9 }), async (value, size) => {
        const tricky = { value, quoted: 'a"b\\', '\\': '\\"', 大堂: '"\\\\"', p: '"' }
        expect(await read(inPieces(JSON.stringify(tricky), size))).toEqual({
          json: JSON.parse(JSON.stringify(tricky)),
        })
        expect(taken).toEqual([])
      }),
      { numRuns: tries(20, 60) },
    )
  })
})

describe('a body', () => {
  it.each([
    ['is cut off', `{"p1": "${LONG}`, 400],
    ['is no JSON', 'quarry', 400],
    ['would reach a prototype', '{"__proto__": {"a": 1}}', 400],
    ['has too many strings to take out', JSON.stringify([1, 2, 3, 4].map(() => ({ p: LONG }))), 400],
    ['has too long a string to take out', JSON.stringify({ p: 'x'.repeat(2 * MEBIBYTE + 1) }), 413],
    ['leaves too much', JSON.stringify({ a: 'x'.repeat(MEBIBYTE) }), 413],
  ])('is refused if it %s', async (_what, payload, code) => {
    expect(await read(payload)).toEqual({ code })
    expect(await read(inPieces(payload, 65_536))).toEqual({ code })
  })

  it('is refused unread if its declared size is too large, and read to its end if its actual size is', async () => {
    const socket = connectSocket((app.server.address() as AddressInfo).port, '127.0.0.1')
    const head = ['POST / HTTP/1.1', 'Host: quarry', 'Content-Type: application/json', 'Connection: close']
    socket.write(`${head.join('\r\n')}\r\nContent-Length: ${5 * MEBIBYTE}\r\n\r\n`)
    expect(await text(socket)).toContain('"code":413')
    const piece = `"${'x'.repeat(MEBIBYTE)}",`
    const endless = Readable.from(
      ['{"p":"a",', ...Array.from({ length: 6 }, () => piece)].map((one) => Buffer.from(one)),
    )
    expect(await read(endless)).toEqual({ code: 413 })
  })
})
