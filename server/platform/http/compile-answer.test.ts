import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { getProductDetail, getProductFacets, getProductPage, productCard } from '../../../contract/catalogue.ts'
import { calendarDate, hexColor, id } from '../../../contract/fields.ts'
import { compileAnswer as compileToBytes } from './compile-answer.ts'

/** A value as JSON text. */
function compileAnswer(schema: z.ZodType): (value: unknown) => string | undefined {
  const write = compileToBytes(schema)
  return (value) => write(value)?.toString()
}

/** The answer without compiling. */
function asParsed(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value)
  return parsed.success ? { text: JSON.stringify(parsed.data) } : { issues: parsed.error.issues }
}

function asCompiled(schema: z.ZodType, value: unknown): unknown {
  try {
    return { text: compileAnswer(schema)(value) }
  } catch (error) {
    return { issues: (error as z.ZodError).issues }
  }
}

/** Schemas of every kind that answers use, and values that almost fit each. */
const leaf = fc.constantFrom<z.ZodType>(
  z.string(),
  id,
  hexColor,
  calendarDate,
  z.string().max(3),
  z.string().min(1).max(3),
  z.string().trim().min(1),
  z.string().toUpperCase(),
  z.string().regex(/^a/),
  z.string().regex(/a/g),
  z.string().startsWith('a'),
  z.string().refine((text) => text.length !== 2),
  z.uuid().toLowerCase(),
  z.email(),
  z.string().pipe(z.string().max(3)),
  z.codec(z.coerce.string(), z.string(), { decode: (text) => `${text}!`, encode: (text) => text.slice(0, -1) }),
  id.refine((text) => text !== '12'),
  z.number(),
  z.number().int(),
  z.number().min(0),
  z.number().gt(0).lt(9.5),
  z.number().multipleOf(2),
  z.number().refine((value) => value !== 7),
  z.int(),
  z.boolean(),
  z.null(),
  z.unknown(),
  z.enum(['a', 'b']),
  z.literal(7),
  z.string().default('none'),
  z
    .string()
    .optional()
    .overwrite((text) => text ?? 'none'),
  z
    .string()
    .optional()
    .refine((text) => text !== undefined),
  z.number().transform((value) => ({ value })),
  z.union([z.string(), z.object({ kind: z.string() })]),
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal(['a', '12']), only: z.string().optional() }),
    z.object({ kind: z.literal('橡木'), odd: z.number() }),
  ]),
  z.discriminatedUnion('kind', [z.object({ kind: z.literal('a') }), z.looseObject({ kind: z.enum(['', '12']) })]),
  z.tuple([z.number(), z.number()]),
  z.record(z.string(), z.number()),
  z.object({ odd: z.number() }).refine(({ odd }) => odd % 2 === 1),
  z.strictObject({ only: z.string() }),
  z.looseObject({ some: z.string().optional() }),
)
const schema = fc.letrec<{ node: z.ZodType }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small' },
    leaf,
    tie('node').map((one) => z.array(one)),
    tie('node').map((one) => z.array(one).min(1).max(2)),
    tie('node').map((one) => z.array(one).refine((list) => JSON.stringify(list).length < 20)),
    tie('node').map((one) => one.nullable()),
    fc.tuple(tie('node'), tie('node'), leaf).map(([one, two, three]) => z.object({ one, two: two.optional(), three })),
  ),
})).node
const UUID = '0B0E6F0A-7C1D-4E2B-9A3C-5D4F6A7B8C9D'
const word = fc.oneof(
  fc.constantFrom(
    '12',
    '#a0b1c2',
    '2026-11-25',
    'a',
    '"\\\n\u2028',
    '橡木',
    '\ud800',
    '😀',
    '',
    '__proto__',
    UUID,
    UUID.toLowerCase(),
  ),
  fc.string({ unit: 'binary' }),
)
const value = fc.letrec<{ node: unknown }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small' },
    word,
    fc.oneof(fc.double(), fc.integer(), fc.constantFrom(-0, 7, 1e21, NaN, Infinity)),
    fc.constantFrom(true, null, undefined),
    fc.array(tie('node')),
    fc.record(
      {
        one: tie('node'),
        two: tie('node'),
        three: tie('node'),
        kind: word,
        odd: fc.integer(),
        only: word,
        secret: word,
      },
      { requiredKeys: [] },
    ),
  ),
})).node

describe('a compiled answer', () => {
  it('equals the parsed value as JSON, or fails with the same reasons', () => {
    fc.assert(
      fc.property(schema, value, (of, given) => {
        expect(asCompiled(of, given)).toEqual(asParsed(of, given))
      }),
      { numRuns: 5000 },
    )
  })

  it('may come from a recursive schema', () => {
    const area = z.object({
      name: z.string(),
      get children() {
        return z.array(area)
      },
    })
    const write = compileAnswer(z.array(area))
    const tree = [{ name: 'a', id: 1, children: [{ name: 'b', id: 2, children: [] }] }]
    expect(write(tree)).toBe('[{"name":"a","children":[{"name":"b","children":[]}]}]')
    expect(() => write([{ name: 'a', children: [{ name: 'b' }] }])).toThrow(z.ZodError)
  })

  it('contains nothing that the schema does not name, at any depth', () => {
    const write = compileAnswer(z.object({ list: z.array(z.object({ name: z.string() })) }))
    const secretive = { name: 'oak', passwordHash: 'x' }
    expect(write({ list: [secretive, secretive], token: 'x' })).toBe('{"list":[{"name":"oak"},{"name":"oak"}]}')
  })

  it('writes the same list anew in the next answer', () => {
    const write = compileAnswer(z.array(z.number()))
    const list = Array.from({ length: 20 }, (_, index) => index)
    const first = write(list)
    list[0] = 99
    expect(first).not.toBe(write(list))
  })

  it('writes a list as often as the value contains it', () => {
    const of = z.array(z.array(z.object({ name: z.string() })))
    const list = Array.from({ length: 9 }, (_, index) => ({ name: `oak "${index}"`, key: 'x' }))
    expect(compileAnswer(of)([list, list, list, list])).toBe(JSON.stringify(of.parse([list, list, list, list])))
  })

  it('writes a list under two schemas by each of them', () => {
    const [open, closed] = [z.object({ name: z.string(), key: z.string() }), z.object({ name: z.string() })]
    const list = Array.from({ length: 9 }, () => ({ name: 'oak', key: 'x' }))
    const both = z.object({ open: z.array(open), closed: z.array(closed) })
    expect(compileAnswer(both)({ open: list, closed: list })).toBe(
      JSON.stringify(both.parse({ open: list, closed: list })),
    )
  })

  const words = fc.array(fc.array(word, { minLength: 8, maxLength: 12 }), { minLength: 1, maxLength: 3 })
  /** Which lists appear where, including lists inside repeated lists. */
  const places = fc.array(fc.array(fc.nat(2), { minLength: 8, maxLength: 10 }), { minLength: 1, maxLength: 3 })

  it('repeats lists as often as the value contains them, with any text and at any depth', () => {
    const write = compileAnswer(z.object({ name: z.string(), all: z.array(z.array(z.array(z.string()))) }))
    fc.assert(
      fc.property(word, words, places, fc.array(fc.nat(2), { maxLength: 12 }), (name, lists, rows, all) => {
        const groups = rows.map((row) => row.map((at) => lists[at % lists.length]))
        const given = { name, all: all.map((at) => groups[at % groups.length]) }
        expect(write(given)).toBe(JSON.stringify(given))
      }),
      { numRuns: 1000 },
    )
  })

  it('has the exact length, and leaves nothing for the next answer', () => {
    const write = compileToBytes(z.object({ text: z.string(), last: z.unknown() }), ['<', '>'])
    for (const length of [10, 70_000, 400_000, 5])
      for (const letter of ['a', 'é', '木', '😀', '"']) {
        const given = { text: letter.repeat(length), last: 1 }
        expect(write(given)?.equals(Buffer.from(`<${JSON.stringify(given)}>`))).toBe(true)
        expect(
          write({ ...given, last: undefined })?.equals(Buffer.from(`<{"text":${JSON.stringify(given.text)}}>`)),
        ).toBe(true)
      }
    expect(compileToBytes(z.unknown(), ['<', '>'])(undefined)).toBeUndefined()
  })

  it('leaves out a missing optional value, whatever its checks would make of it, but not one that is undefined', () => {
    const named = z
      .string()
      .optional()
      .overwrite((text) => text ?? 'none')
    const of = z.object({ name: named, other: named.nullable(), kept: named })
    expect(compileAnswer(of)({ kept: undefined })).toBe(JSON.stringify(of.parse({ kept: undefined })))
    expect(of.parse({ kept: undefined })).toEqual({ kept: 'none' })
  })

  it('fails if a required value is missing that would be coerced', () => {
    expect(() => compileAnswer(z.object({ name: z.coerce.string() }))({})).toThrow(z.ZodError)
  })

  it('fills in a default for a missing optional value', () => {
    const of = z.object({ unit: z.string().default('m²').optional(), name: z.string().optional() })
    expect(compileAnswer(of)({})).toBe('{"unit":"m²"}')
  })

  it('fails if a field is missing or has another type', () => {
    const write = compileAnswer(productCard)
    expect(() => write({ skuId: '1' })).toThrow(z.ZodError)
    expect(() => compileAnswer(getProductFacets.output)({})).toThrow(z.ZodError)
    expect(() => compileAnswer(getProductDetail.output)(null)).toThrow(z.ZodError)
    expect(() => compileAnswer(getProductPage.output)({ list: [null] })).toThrow(z.ZodError)
    // In JavaScript a list is an object, and lacks no required field here.
    expect(() => compileAnswer(z.object({ name: z.string().optional() }))([])).toThrow(z.ZodError)
  })
})
