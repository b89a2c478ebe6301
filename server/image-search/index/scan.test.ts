import fc from 'fast-check'
import { readFile, writeFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import wabt from 'wabt'
import { quantize } from './quantized-vectors.ts'
import type { PictureVectors } from './quantized-vectors.ts'
import { createCodeRows } from './scan.ts'
import type { CodeRows } from './scan.ts'

const SOURCE = new URL('scan.wat', import.meta.url)
const COMPILED = new URL('scan.wasm', import.meta.url)

/** A byte of a code is off by at most half a step, so by Cauchy and Schwarz a dot product with a unit vector by … */
const boundOf = (length: number) => (Math.sqrt(length) * 0.5) / 127 + 1e-3

const unitVector = (length: number) =>
  fc
    .array(fc.integer({ min: -1000, max: 1000 }), { minLength: length, maxLength: length })
    .filter((numbers) => numbers.some((number) => number !== 0))
    .map((numbers) => {
      const size = Math.hypot(...numbers)
      return Float32Array.from(numbers, (number) => number / size)
    })

const pictures = fc
  .record({ texture: fc.integer({ min: 1, max: 70 }), color: fc.integer({ min: 1, max: 40 }) })
  .chain((lengths) => {
    const picture = fc.record({ texture: unitVector(lengths.texture), color: unitVector(lengths.color) })
    return fc.record({
      lengths: fc.constant(lengths),
      query: picture,
      stored: fc.array(picture, { minLength: 1, maxLength: 9 }),
    })
  })

function dot(one: ArrayLike<number>, other: ArrayLike<number>): number {
  return Array.from(one).reduce((sum, number, place) => sum + number * (other[place] ?? 0), 0)
}

function bytesOf(picture: PictureVectors): Uint8Array {
  return new Uint8Array(quantize(picture).buffer)
}

describe('the scan of codes', () => {
  it('is compiled from the source beside it', async () => {
    const { parseWat } = await wabt()
    const { buffer } = parseWat('scan.wat', await readFile(SOURCE), { simd: true }).toBinary({})
    if (process.env['UPDATE_WASM']) await writeFile(COMPILED, buffer)
    expect(Buffer.compare(buffer, await readFile(COMPILED))).toBe(0)
  })

  it('finds the dot products of any vectors, within the rounding of codes', () => {
    fc.assert(
      fc.property(pictures, ({ lengths, query, stored }) => {
        const rows = createCodeRows(lengths.texture, lengths.color)
        for (const [row, picture] of stored.entries()) rows.write(row, bytesOf(picture))
        const likeness = rows.compare(query, stored.length)
        for (const [row, { texture, color }] of stored.entries()) {
          expect(Math.abs((likeness[row * 2] ?? NaN) - dot(texture, query.texture))).toBeLessThan(
            boundOf(lengths.texture),
          )
          expect(Math.abs((likeness[row * 2 + 1] ?? NaN) - dot(color, query.color))).toBeLessThan(
            boundOf(lengths.color),
          )
        }
      }),
    )
  })

  it('compares all rows, also more than fit one call, written in any order', () => {
    const rows = createCodeRows(3, 2)
    const count = 2500
    for (let row = count - 1; row >= 0; row--) rows.write(row, Uint8Array.of(row & 127, row >>> 7, 0, row % 100, 0))
    const likeness = rows.compare({ texture: Float32Array.of(1, 0, 0), color: Float32Array.of(1, 0) }, count)
    for (let row = 0; row < count; row++) {
      expect(likeness[row * 2]).toBeCloseTo((row & 127) / 127, 4)
      expect(likeness[row * 2 + 1]).toBeCloseTo((row % 100) / 127, 4)
    }
  })

  it('answers a repeated query as a new one, whatever came between', () => {
    const steps = fc.array(
      fc.oneof(
        fc.record({ ask: fc.nat({ max: 2 }), count: fc.integer({ min: 1, max: 6 }) }),
        fc.record({ write: fc.nat({ max: 5 }), codes: fc.uint8Array({ minLength: 5, maxLength: 5 }) }),
      ),
      { maxLength: 30 },
    )
    const queries = fc.array(fc.record({ texture: unitVector(3), color: unitVector(2) }), {
      minLength: 3,
      maxLength: 3,
    })
    fc.assert(
      fc.property(queries, steps, (asked, taken) => {
        const rows = createCodeRows(3, 2)
        for (const step of taken) {
          if ('write' in step) {
            rows.write(step.write, step.codes)
            continue
          }
          const query = asked[step.ask] ?? { texture: new Float32Array(3), color: new Float32Array(2) }
          const answer = rows.compare(query, step.count).slice(0, step.count * 2)
          expect(answer).toEqual(rows.compare({ ...query }, step.count).slice(0, step.count * 2))
          expect(rows.compare(query, step.count).slice(0, step.count * 2)).toEqual(answer)
        }
      }),
    )
  })

  const between: [string, (rows: CodeRows, other: PictureVectors) => void][] = [
    ['nothing', () => undefined],
    ['a row that is written', (rows) => rows.write(3, Uint8Array.of(9, 8, 7, 6, 5))],
    ['a row far beyond', (rows) => rows.write(400_000, Uint8Array.of(9, 8, 7, 6, 5))],
    ['another query', (rows, other) => void rows.compare(other, 50_000)],
    ['another query that is prepared', (rows, other) => void rows.prepare(other, 50_000)],
  ]

  it.each(between)('answers the same prepared in pieces as at once, after %s', async (_, comeBetween) => {
    const rows = createCodeRows(3, 2)
    for (let row = 0; row < 50_000; row++) rows.write(row, Uint8Array.of(row & 127, row % 90, row % 7, row % 11, 3))
    const query = { texture: Float32Array.of(0.6, 0.8, 0), color: Float32Array.of(0, 1) }
    const prepared = rows.prepare(query, 50_000)
    comeBetween(rows, { texture: Float32Array.of(0, 0.6, 0.8), color: Float32Array.of(1, 0) })
    await prepared
    const answer = rows.compare(query, 50_000).slice(0, 100_000)
    expect(answer).toEqual(rows.compare({ ...query }, 50_000).slice(0, 100_000))
  })

  it('lets other requests run while it prepares', async () => {
    const rows = createCodeRows(3, 2)
    rows.write(99_999, new Uint8Array(5))
    let calls = 0
    const call = (): void => void (calls += 1)
    for (let nth = 0; nth < 3; nth++) setImmediate(() => setImmediate(call))
    await rows.prepare({ texture: Float32Array.of(1, 0, 0), color: Float32Array.of(0, 1) }, 100_000)
    expect(calls).toBe(3)
  })

  it('keeps what was written while its memory grows', () => {
    const rows = createCodeRows(320, 64)
    const before = rows.bytes
    rows.write(0, new Uint8Array(384).fill(5))
    rows.write(5000, new Uint8Array(384).fill(7))
    expect(rows.bytes).toBeGreaterThan(before + 5000 * 384)
    expect(rows.colorOf(0)).toEqual(new Int8Array(64).fill(5))
    expect(rows.colorOf(1)).toEqual(new Int8Array(64))
  })

  it('refuses the codes of another encoder', () => {
    const rows = createCodeRows(4, 2)
    expect(() => rows.write(0, new Uint8Array(7))).toThrow('expected 6 codes of a picture, not 7')
  })
})
