import type * as z from 'zod'
import { otherCalls } from '../in-pieces.ts'
import { passesOf } from './plain-checks.ts'
import { byParsing, defOf, Doubt, doubt, numberWriter, oneOf, pipeWriter, stringWriter } from './write-value.ts'
import type { Write } from './write-value.ts'
import { addAgain, addByte, addBytes, addPlain, addText, beginBytes, takeBytes } from './written-bytes.ts'
import type { WrittenBytes } from './written-bytes.ts'

/** A list of at least this length is remembered, in case the answer contains it again. */
const LONG = 8
/** A list of at least this length may be interrupted. */
const VERY_LONG = 100
/** After so many bytes others are let in: writing them takes one to two milliseconds. */
const PIECE = 128 * 1024
/** Objects within objects, down to which lists are looked for that are written in pieces. */
const DEEPEST = 4

/** As `Write`, and pauses between two entries of a long list whenever a piece is full. */
type WritePieces = (value: unknown, to: WrittenBytes) => Generator<void>

/** What the writers of one schema share. */
interface Compiling {
  /** Keyed by schema, because a schema may contain itself. */
  writers: Map<z.core.$ZodType, Write>
  /** For each list schema: where the current answer already contains each list. */
  written: Map<unknown, Place>[]
}

/** Offsets in the answer. */
type Place = readonly [from: number, end: number]

/** ASCII text before and after an answer. */
type Around = readonly [before: string, after: string]

/** All answers share this buffer, because each piece is taken out before another answer is written. */
const writing = beginBytes()

/**
 * Compiles a schema to a writer of `JSON.stringify(schema.parse(value))` as UTF-8, in one pass (decisions/124). What is not plain,
 * and every value in doubt, goes through the schema itself: slower, but always right. A long answer is written in pieces, and
 * others are let in between (decisions/185): the value must stay as it is meanwhile.
 */
export function compileAnswer(
  schema: z.ZodType,
  [before, after]: Around = ['', ''],
): (value: unknown) => Promise<Buffer[] | undefined> {
  const compiling: Compiling = { writers: new Map(), written: [] }
  const write = writerOf(schema, compiling)
  const writeAll: WritePieces = piecesOf(schema, compiling) ?? atOnce(write)
  /** Writes to the end of a piece; returns whether that was the end of all. */
  const goOn = (work: Generator<void>): boolean => {
    try {
      return work.next().done === true
    } finally {
      for (const lists of compiling.written) lists.clear()
    }
  }
  return async (value) => {
    const pieces: Buffer[] = []
    try {
      begin(writing, before)
      const work = writeAll(value, writing)
      while (!goOn(work)) {
        pieces.push(takeBytes(writing))
        // oxlint-disable-next-line no-await-in-loop -- one piece after the other
        await otherCalls()
        begin(writing, '')
      }
    } catch (error) {
      if (!(error instanceof Doubt)) throw error
      const text = JSON.stringify(schema.parse(value)) as string | undefined
      if (text === undefined) return undefined
      pieces.length = 0
      begin(writing, before)
      addText(writing, text)
    }
    addPlain(writing, after)
    pieces.push(takeBytes(writing))
    return pieces
  }
}

function begin(to: WrittenBytes, before: string): void {
  to.length = 0
  addPlain(to, before)
}

function writerOf(schema: z.core.$ZodType, compiling: Compiling): Write {
  const known = compiling.writers.get(schema)
  if (known) return known
  // A schema that contains itself gets this forwarder; `writer` is set below.
  let writer: Write = doubt
  compiling.writers.set(schema, (value, to) => writer(value, to))
  writer = makeWriter(schema, compiling)
  compiling.writers.set(schema, writer)
  return writer
}

/** Types whose writers evaluate their checks themselves. */
const CHECKED: ReadonlySet<string> = new Set(['number', 'string', 'pipe', 'array'])

function makeWriter(schema: z.core.$ZodType, compiling: Compiling): Write {
  const def = defOf(schema)
  if (!CHECKED.has(def.type) && def.checks?.length) return byParsing(schema)
  switch (def.type) {
    case 'object':
      return def.catchall ? byParsing(schema) : objectWriter(def.shape, compiling)
    case 'array':
      return listWriter(schema, def, compiling)
    case 'nullable':
      return nullableWriter(writerOf(def.innerType, compiling))
    case 'optional':
      return writerOf(def.innerType, compiling)
    case 'string':
      return stringWriter(schema, def)
    case 'number':
      return numberWriter(schema, def)
    case 'boolean':
      return oneOf([true, false])
    case 'enum':
      return oneOf(Object.values(def.entries))
    case 'literal':
      return oneOf(def.values)
    case 'pipe':
      return pipeWriter(schema, def, writerOf(def.out, compiling))
    case 'union':
      return unionWriter(schema, def, compiling)
    default:
      return byParsing(schema)
  }
}

const [OBJECT, OBJECT_END, LIST, LIST_END, COMMA] = [0x7b, 0x7d, 0x5b, 0x5d, 0x2c]

function objectWriter(shape: Shape, compiling: Compiling): Write {
  const fields = fieldsOf(shape, compiling)
  return (value, to) => {
    const object = requireObject(value)
    let separator = OBJECT
    for (const field of fields) {
      const one = object[field.name]
      if (one === undefined) {
        requireOptional(field)
        continue
      }
      addByte(to, separator)
      addBytes(to, field.start)
      field.write(one, to)
      separator = COMMA
    }
    if (separator === OBJECT) addByte(to, OBJECT)
    addByte(to, OBJECT_END)
  }
}

type Shape = Readonly<Record<string, z.core.$ZodType>>

interface Field {
  name: string
  start: Buffer
  write: Write
  mayBeLeftOut: boolean
}

function fieldsOf(shape: Shape, compiling: Compiling): Field[] {
  return Object.entries(shape).map(([name, schema]) => ({
    name,
    start: Buffer.from(`${JSON.stringify(name)}:`),
    write: writerOf(schema, compiling),
    mayBeLeftOut: isPlainOptional(schema),
  }))
}

function requireObject(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return doubt()
  return value as Record<string, unknown>
}

/** What defaults, checks and coercion make of a missing value depends on whether its key is there. */
function requireOptional({ mayBeLeftOut }: Field): void {
  if (!mayBeLeftOut) doubt()
}

function atOnce(write: Write): WritePieces {
  // oxlint-disable-next-line require-yield -- it has no pieces
  return function* whole(value, to) {
    write(value, to)
  }
}

/** Undefined for what contains no list that could be long: it is written at once. */
function piecesOf(schema: z.core.$ZodType, compiling: Compiling, depth = 0): WritePieces | undefined {
  const def = defOf(schema)
  if (depth > DEEPEST || (def.type !== 'array' && def.checks?.length)) return undefined
  switch (def.type) {
    case 'object':
      return objectInPieces(def, compiling, depth)
    case 'array':
      return listInPieces(schema, def, compiling)
    case 'nullable':
    case 'optional': {
      const pieces = piecesOf(def.innerType, compiling, depth)
      const write = writerOf(schema, compiling)
      return pieces && ((value, to) => (value === null ? atOnce(write) : pieces)(value, to))
    }
    default:
      return undefined
  }
}

function objectInPieces(
  { shape, catchall }: z.core.$ZodObjectDef,
  compiling: Compiling,
  depth: number,
): WritePieces | undefined {
  const isLoose = catchall !== undefined && defOf(catchall).type === 'unknown'
  if (catchall && !isLoose) return undefined
  const fields = fieldsOf(shape, compiling).map((field) => {
    const schema = shape[field.name]
    return { ...field, pieces: schema && piecesOf(schema, compiling, depth + 1) }
  })
  if (!fields.some(({ pieces }) => pieces)) return undefined
  return function* object(value, to) {
    const whole = requireObject(value)
    let separator = OBJECT
    for (const field of fields) {
      const one = whole[field.name]
      if (one === undefined) {
        requireOptional(field)
        continue
      }
      addByte(to, separator)
      addBytes(to, field.start)
      // A generator costs more than a short list.
      if (field.pieces && !isShort(one)) yield* field.pieces(one, to)
      else field.write(one, to)
      if (to.length > PIECE) yield
      separator = COMMA
    }
    const others = isLoose ? othersIn(whole, shape) : []
    for (const [name, one] of others) {
      addByte(to, separator)
      addText(to, `${JSON.stringify(name)}:${JSON.stringify(one)}`)
      separator = COMMA
    }
    if (separator === OBJECT) addByte(to, OBJECT)
    addByte(to, OBJECT_END)
  }
}

/** What a loose object has besides its named fields, as far as JSON tells it. */
function othersIn(value: Readonly<Record<string, unknown>>, shape: Shape): [string, unknown][] {
  return Object.entries(value).filter(
    ([name, one]) => !Object.hasOwn(shape, name) && name !== '__proto__' && JSON.stringify(one) !== undefined,
  )
}

/** Writes a discriminated union; any other union is parsed. */
function unionWriter(schema: z.core.$ZodType, def: z.core.$ZodUnionDef, compiling: Compiling): Write {
  const { discriminator } = def as Partial<z.core.$ZodDiscriminatedUnionDef>
  if (discriminator === undefined) return byParsing(schema)
  const writers = new Map<unknown, Write>()
  for (const option of def.options) {
    const tells = defOf(option)
    const name = tells.type === 'object' ? tells.shape[discriminator] : undefined
    const named = name && defOf(name)
    if (named?.type !== 'literal') return byParsing(schema)
    for (const value of named.values) writers.set(value, writerOf(option, compiling))
  }
  return (value, to) => {
    const write = writers.get(Object(value)[discriminator]) ?? doubt()
    write(value, to)
  }
}

/** Whether a value may be missing, and nothing stands in for it. */
function isPlainOptional(schema: z.core.$ZodType): boolean {
  const { type, checks = [] } = defOf(schema)
  const { _zod: inside } = schema
  return type === 'optional' && checks.length === 0 && inside.optin === 'optional'
}

function listWriter(schema: z.core.$ZodType, def: z.core.$ZodArrayDef, compiling: Compiling): Write {
  const write = arrayWriter(writerOf(def.element, compiling), compiling)
  const passes = lengthOf(def)
  if (passes === 'any') return write
  if (!passes) return byParsing(schema)
  return (value, to) => (Array.isArray(value) && passes(value) ? write(value, to) : doubt())
}

function listInPieces(
  schema: z.core.$ZodType,
  def: z.core.$ZodArrayDef,
  compiling: Compiling,
): WritePieces | undefined {
  const passes = lengthOf(def)
  if (!passes) return undefined
  const writeList = writerOf(schema, compiling)
  const writeOne = writerOf(def.element, compiling)
  return function* list(value, to) {
    if (!Array.isArray(value) || isShort(value)) return writeList(value, to)
    if (passes !== 'any' && !passes(value)) doubt()
    addByte(to, LIST)
    for (let at = 0; at < value.length; at++) {
      if (at) addByte(to, COMMA)
      writeOne(value[at], to)
      if (to.length > PIECE) yield
    }
    addByte(to, LIST_END)
  }
}

function isShort(value: unknown): boolean {
  return Array.isArray(value) && value.length < VERY_LONG
}

/** The check of a list's length. Undefined where other checks need the schema's own parser. */
function lengthOf({ checks = [] }: z.core.$ZodArrayDef): 'any' | ((list: unknown[]) => boolean) | undefined {
  if (checks.length === 0) return 'any'
  if (!checks.every(({ _zod: inside }) => LENGTHS.has(inside.def.check))) return undefined
  return passesOf<unknown[]>(checks)
}

const LENGTHS: ReadonlySet<string> = new Set(['min_length', 'max_length'])

function arrayWriter(write: Write, compiling: Compiling): Write {
  const lists = new Map<unknown, Place>()
  compiling.written.push(lists)
  const writeAll = (list: unknown[], to: WrittenBytes): void => {
    addByte(to, LIST)
    for (let at = 0; at < list.length; at++) {
      if (at) addByte(to, COMMA)
      write(list[at], to)
    }
    addByte(to, LIST_END)
  }
  return (value, to) => {
    if (!Array.isArray(value)) return doubt()
    if (value.length < LONG) return writeAll(value, to)
    // A list that the answer already contains is copied from there.
    const place = lists.get(value)
    if (place) return addAgain(to, ...place)
    const from = to.length
    writeAll(value, to)
    lists.set(value, [from, to.length])
  }
}

function nullableWriter(write: Write): Write {
  return (value, to) => (value === null ? addPlain(to, 'null') : write(value, to))
}
