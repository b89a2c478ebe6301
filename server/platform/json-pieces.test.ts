import fc from 'fast-check'
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { atOnce } from '../../contract/pauses.ts'
import { turnsDuring } from '../testing/turns.ts'
import { givingWay } from './in-pieces.ts'
import { hashOfJson, readPieces, writtenPieces } from './json-pieces.ts'

const BYTES_OF_PIECE = 128 * 1024

/** Lists of several pieces, at several depths, beside short ones and odd names. */
const small = fc.jsonValue({ maxDepth: 3 })
const entry = fc.oneof(fc.string({ unit: 'binary', minLength: 20 }), small)
const long = fc
  .tuple(entry, fc.integer({ min: 5000, max: 9000 }))
  .map(([one, count]) => Array.from({ length: count }, (_, at) => [at, one]))
const value = fc.letrec<{ node: unknown }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small' },
    small,
    long,
    fc.dictionary(fc.oneof(fc.constantFrom('__proto__', 'constructor', '"\\'), fc.string()), tie('node'), {
      maxKeys: 3,
    }),
  ),
})).node

const wide = {
  name: 'House "\\"',
  budget: { lines: [{ id: 1, note: '木\ud800\\"' }], none: undefined, allocations: manyOf(20_000) },
}

function manyOf(count: number): object[] {
  return Array.from({ length: count }, (_, place) => ({ id: place, text: `Room "${place}", [${place}] {}\\`, now: 1 }))
}

describe('JSON in pieces', () => {
  it('is written as in one go', () => {
    fc.assert(
      fc.property(value, (given) => {
        expect([...writtenPieces(given)].join('')).toBe(JSON.stringify(given))
      }),
      { numRuns: 25 },
    )
  })

  it('is read as in one go', () => {
    fc.assert(
      fc.property(value, fc.boolean(), fc.integer({ min: 1, max: 300_000 }), (given, isSpaced, size) => {
        const text = JSON.stringify(given, null, isSpaced ? 1 : 0)
        expect(atOnce(readPieces([text]))).toEqual(JSON.parse(text))
        const bytes = Buffer.from(text)
        const step = Math.max(size, Math.ceil(bytes.length / 20))
        const parts = Array.from({ length: 20 }, (_, at) => bytes.subarray(at * step, (at + 1) * step))
        expect(atOnce(readPieces(parts))).toEqual(JSON.parse(bytes.toString()))
      }),
      { numRuns: 25 },
    )
  })

  it('is refused if it is broken', () => {
    const text = JSON.stringify(wide)
    for (const broken of [text.slice(0, -2), `${text.slice(0, -3)},]}}`, text.replace('{"id":15000', '{"id":')])
      expect(() => atOnce(readPieces([broken]))).toThrow(SyntaxError)
  })

  it('replaces values as `JSON.stringify` does', () => {
    const without = (_key: string, one: unknown) =>
      typeof one === 'object' && one !== null && !Array.isArray(one)
        ? Object.fromEntries(
            Object.entries(one)
              .filter(([key]) => key !== 'now')
              .toReversed(),
          )
        : one
    expect([...writtenPieces(wide, without)].join('')).toBe(JSON.stringify(wide, without))
  })

  it('has the hash of the whole, and lets others in at each piece', async () => {
    const text = JSON.stringify(wide)
    let hash = ''
    const turns = await turnsDuring(async () => (hash = await hashOfJson(wide)))
    expect(hash).toBe(createHash('sha256').update(text).digest('hex'))
    expect(turns).toBeGreaterThan(text.length / BYTES_OF_PIECE / 2)
    const short = await turnsDuring(async () => hashOfJson({ name: 'House' }))
    expect(short).toBeLessThanOrEqual(1)
  })

  it('lets others in at each piece that is read', async () => {
    const text = JSON.stringify(wide)
    const turns = await turnsDuring(async () => givingWay(readPieces([text])))
    expect(turns).toBeGreaterThan(text.length / BYTES_OF_PIECE / 2)
  })
})
