import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { getProductDetail, getProductFacets, getProductPage, productCard } from '../../../contract/catalogue.ts'
import { calendarDate, hexColor, id } from '../../../contract/fields.ts'
import { turnsDuring } from '../../testing/turns.ts'
import { compileAnswer as compileToPieces } from './compile-answer.ts'

/** A value as JSON text. */
function compileAnswer(schema: z.ZodType): (value: unknown) => Promise<string | undefined> {
  const write = compileToPieces(schema)
  return async (value) => textOf(await write(value))
}

function textOf(pieces: Buffer[] | undefined): string | undefined {
  return pieces && Buffer.concat(pieces).toString()
}

/** The answer without compiling. */
function asParsed(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value)
  return parsed.success ? { text: JSON.stringify(parsed.data) } : { issues: parsed.error.issues }
}

async function asCompiled(schema: z.ZodType, value: unknown): Promise<unknown> {
  try {
    return { text: await compileAnswer(schema)(value) }
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
  z.looseObject({ one: z.array(z.string()).optional() }),
  z.looseObject({ two: z.array(z.unknown()).optional(), one: z.number() }),
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
  it('equals the parsed value as JSON, or fails with the same reasons', async () => {
    await fc.assert(
      fc.asyncProperty(schema, value, async (of, given) => {
        expect(await asCompiled(of, given)).toEqual(asParsed(of, given))
      }),
      { numRuns: 5000 },
    )
  })

  it('may come from a recursive schema', async () => {
    const area = z.object({
      name: z.string(),
      get children() {
        return z.array(area)
      },
    })
    const write = compileAnswer(z.array(area))
    const tree = [{ name: 'a', id: 1, children: [{ name: 'b', id: 2, children: [] }] }]
    expect(await write(tree)).toBe('[{"name":"a","children":[{"name":"b","children":[]}]}]')
    await expect(write([{ name: 'a', children: [{ name: 'b' }] }])).rejects.toThrow(z.ZodError)
  })

  it('contains nothing that the schema does not name, at any depth', async () => {
    const write = compileAnswer(z.object({ list: z.array(z.object({ name: z.string() })) }))
    const secretive = { name: 'oak', passwordHash: 'x' }
    expect(await write({ list: [secretive, secretive], token: 'x' })).toBe('{"list":[{"name":"oak"},{"name":"oak"}]}')
  })

  it('writes the same list anew in the next answer', async () => {
    const write = compileAnswer(z.array(z.number()))
    const list = Array.from({ length: 20 }, (_, index) => index)
    const first = await write(list)
    list[0] = 99
    expect(first).not.toBe(await write(list))
  })

  it('writes a list as often as the value contains it', async () => {
    const of = z.array(z.array(z.object({ name: z.string() })))
    const list = Array.from({ length: 9 }, (_, index) => ({ name: `oak "${index}"`, key: 'x' }))
    expect(await compileAnswer(of)([list, list, list, list])).toBe(JSON.stringify(of.parse([list, list, list, list])))
  })

  it('writes a list under two schemas by each of them', async () => {
    const [open, closed] = [z.object({ name: z.string(), key: z.string() }), z.object({ name: z.string() })]
    const list = Array.from({ length: 9 }, () => ({ name: 'oak', key: 'x' }))
    const both = z.object({ open: z.array(open), closed: z.array(closed) })
    expect(await compileAnswer(both)({ open: list, closed: list })).toBe(
      JSON.stringify(both.parse({ open: list, closed: list })),
    )
  })

  const words = fc.array(fc.array(word, { minLength: 8, maxLength: 12 }), { minLength: 1, maxLength: 3 })
  /** Which lists appear where, including lists inside repeated lists. */
  const places = fc.array(fc.array(fc.nat(2), { minLength: 8, maxLength: 10 }), { minLength: 1, maxLength: 3 })

  it('repeats lists as often as the value contains them, with any text and at any depth', async () => {
    const write = compileAnswer(z.object({ name: z.string(), all: z.array(z.array(z.array(z.string()))) }))
    await fc.assert(
      fc.asyncProperty(word, words, places, fc.array(fc.nat(2), { maxLength: 12 }), async (name, lists, rows, all) => {
        const groups = rows.map((row) => row.map((at) => lists[at % lists.length]))
        const given = { name, all: all.map((at) => groups[at % groups.length]) }
        expect(await write(given)).toBe(JSON.stringify(given))
      }),
      { numRuns: 1000 },
    )
  })

  it('has the exact length, and leaves nothing for the next answer', async () => {
    const write = compileToPieces(z.object({ text: z.string(), last: z.unknown() }), ['<', '>'])
    for (const length of [10, 70_000, 400_000, 5])
      for (const letter of ['a', 'é', '木', '😀', '"']) {
        const given = { text: letter.repeat(length), last: 1 }
        expect(textOf(await write(given)) === `<${JSON.stringify(given)}>`).toBe(true)
        const only = textOf(await write({ ...given, last: undefined }))
        expect(only === `<{"text":${JSON.stringify(given.text)}}>`).toBe(true)
      }
    expect(await compileToPieces(z.unknown(), ['<', '>'])(undefined)).toBeUndefined()
  })

  it('leaves out a missing optional value, whatever its checks would make of it, but not one that is undefined', async () => {
    const named = z
      .string()
      .optional()
      .overwrite((text) => text ?? 'none')
    const of = z.object({ name: named, other: named.nullable(), kept: named })
    expect(await compileAnswer(of)({ kept: undefined })).toBe(JSON.stringify(of.parse({ kept: undefined })))
    expect(of.parse({ kept: undefined })).toEqual({ kept: 'none' })
  })

  it('fails if a required value is missing that would be coerced', async () => {
    await expect(compileAnswer(z.object({ name: z.coerce.string() }))({})).rejects.toThrow(z.ZodError)
  })

  it('fills in a default for a missing optional value', async () => {
    const of = z.object({ unit: z.string().default('m²').optional(), name: z.string().optional() })
    expect(await compileAnswer(of)({})).toBe('{"unit":"m²"}')
  })

  it('fails if a field is missing or has another type', async () => {
    const write = compileAnswer(productCard)
    await expect(write({ skuId: '1' })).rejects.toThrow(z.ZodError)
    await expect(compileAnswer(getProductFacets.output)({})).rejects.toThrow(z.ZodError)
    await expect(compileAnswer(getProductDetail.output)(null)).rejects.toThrow(z.ZodError)
    await expect(compileAnswer(getProductPage.output)({ list: [null] })).rejects.toThrow(z.ZodError)
    // In JavaScript a list is an object, and lacks no required field here.
    await expect(compileAnswer(z.object({ name: z.string().optional() }))([])).rejects.toThrow(z.ZodError)
  })
})

describe('a long answer', () => {
  const room = z.object({ id: z.number(), name: z.string(), none: z.string().optional() })
  const of = z.object({
    name: z.string(),
    list: z.object({ rooms: z.array(room).max(50_000), others: z.array(z.number()).nullable() }).nullable(),
    last: z.array(z.object({ text: z.string() })).optional(),
  })
  const longOf = (count: number, name = 'Lobby') => ({
    name: 'House',
    list: {
      rooms: Array.from({ length: count }, (_, id) => ({ id, name: `${name} "${id}"`, secret: 'x' })),
      others: null,
    },
    last: Array.from({ length: 3 }, (_, at) => ({ text: '木'.repeat(100_000 * at) })),
  })

  it('is what a short one would be', async () => {
    const write = compileAnswer(of)
    for (const count of [0, 1, 99, 100, 20_000]) {
      const given = longOf(count)
      expect((await write(given)) === JSON.stringify(of.parse(given))).toBe(true)
    }
    const list = Array.from({ length: 30_000 }, (_, at) => `${at} 木`)
    expect(await compileAnswer(z.array(z.string()))(list)).toBe(JSON.stringify(list))
    expect(await write({ name: 'House', list: null })).toBe('{"name":"House","list":null}')
  })

  it('lets others in after each piece, and they may write answers meanwhile', async () => {
    const write = compileToPieces(of)
    const [one, other] = [longOf(20_000, 'Lobby'), longOf(15_000, 'Hall')]
    let texts: (string | undefined)[] = []
    const turns = await turnsDuring(async () => {
      const pieces = await Promise.all([write(one), write(other), write(longOf(2))])
      expect(pieces[0]?.length).toBeGreaterThan(5)
      texts = pieces.map(textOf)
    })
    const bytes = texts.reduce((sum, text) => sum + (text?.length ?? 0), 0)
    expect(turns).toBeGreaterThan(bytes / (256 * 1024))
    expect(texts.map((text, at) => text === JSON.stringify(of.parse([one, other, longOf(2)][at])))).toEqual([
      true,
      true,
      true,
    ])
  })

  it('is refused whole if its last entry does not fit, and written by its schema if that is in doubt', async () => {
    const [wrong, doubtful] = [longOf(20_000), longOf(20_000)]
    Object.assign(wrong.list.rooms.at(-1) ?? {}, { name: 7 })
    await expect(compileAnswer(of)(wrong)).rejects.toThrow(z.ZodError)
    const lenient = of.extend({ last: z.array(z.object({ text: z.string().default('none') })) })
    Object.assign(doubtful.last.at(-1) ?? {}, { text: undefined })
    const text = await compileAnswer(lenient)(doubtful)
    expect(text === JSON.stringify(lenient.parse(doubtful))).toBe(true)
    await expect(
      compileAnswer(of)({ ...wrong, list: { rooms: Array(50_001).fill(null), others: null } }),
    ).rejects.toThrow(z.ZodError)
  })
})
