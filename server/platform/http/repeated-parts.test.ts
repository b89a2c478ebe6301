import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { compileAnswer } from './compile-answer.ts'
import { bytesOf } from './repeated-parts.ts'

const word = fc.oneof(fc.constantFrom('oak', '橡木', '\0', '\u{0}0\u{0}', '"\\', '😀'), fc.string({ unit: 'binary' }))
const lists = fc.array(fc.array(word, { minLength: 8, maxLength: 12 }), { minLength: 1, maxLength: 3 })
/** Which of the lists stand where, in lists that may come again too. */
const places = fc.array(fc.array(fc.nat(2), { minLength: 8, maxLength: 10 }), { minLength: 1, maxLength: 3 })
const order = fc.array(fc.nat(2), { maxLength: 12 })

describe('an answer in which lists come again', () => {
  it('is, as bytes, the text that it is when each is written out, whatever their words and however deep they stand', () => {
    const of = z.object({ name: z.string(), all: z.array(z.array(z.array(z.string()))) })
    const write = compileAnswer(of)
    fc.assert(
      fc.property(word, lists, places, order, (name, words, rows, all) => {
        const groups = rows.map((row) => row.map((at) => words[at % words.length]))
        const value = { name, all: all.map((at) => groups[at % groups.length]) }
        const repeated: string[] = []
        const text = write(value, repeated) ?? ''
        expect(bytesOf(text, repeated)).toEqual(Buffer.from(JSON.stringify(value)))
        expect(write(value)).toBe(JSON.stringify(value))
      }),
      { numRuns: 1000 },
    )
  })

  it('tells of no lists that come again where it was written as its schema parses it', () => {
    const lists = Array<number[]>(3).fill(Array.from({ length: 9 }, (_, index) => index))
    const write = compileAnswer(z.object({ lists: z.array(z.array(z.number())), last: z.unknown() }))
    const repeated: string[] = []
    expect(write({ lists, last: undefined }, repeated)).toBe(JSON.stringify({ lists }))
    expect(repeated).toEqual([])
    write({ lists, last: 1 }, repeated)
    expect(repeated).toEqual(['[0,1,2,3,4,5,6,7,8]'])
  })
})
