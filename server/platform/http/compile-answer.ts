import type * as z from 'zod'
import { passesOf } from './plain-checks.ts'
import { byParsing, defOf, Doubt, doubt, numberWriter, oneOf, pipeWriter, stringWriter } from './write-value.ts'
import type { Write } from './write-value.ts'
import { addAgain, addByte, addBytes, addPlain, addText, beginBytes, takeBytes } from './written-bytes.ts'
import type { WrittenBytes } from './written-bytes.ts'

/** A list of at least this length is remembered, in case the answer contains it again. */
const LONG = 8

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

/** All answers share this buffer, because writing is synchronous. */
const writing = beginBytes()

/**
 * Compiles a schema to a writer of `JSON.stringify(schema.parse(value))` as UTF-8, in one pass (decisions/124). What is not plain,
 * and every value in doubt, goes through the schema itself: slower, but always right.
 */
export function compileAnswer(
  schema: z.ZodType,
  [before, after]: Around = ['', ''],
): (value: unknown) => Buffer | undefined {
  const compiling: Compiling = { writers: new Map(), written: [] }
  const write = writerOf(schema, compiling)
  return (value) => {
    try {
      begin(writing, before)
      write(value, writing)
    } catch (error) {
      if (!(error instanceof Doubt)) throw error
      const text = JSON.stringify(schema.parse(value)) as string | undefined
      if (text === undefined) return undefined
      begin(writing, before)
      addText(writing, text)
    } finally {
      for (const lists of compiling.written) lists.clear()
    }
    addPlain(writing, after)
    return takeBytes(writing)
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

function objectWriter(shape: Readonly<Record<string, z.core.$ZodType>>, compiling: Compiling): Write {
  const fields = Object.entries(shape).map(([name, schema]) => ({
    name,
    start: Buffer.from(`${JSON.stringify(name)}:`),
    write: writerOf(schema, compiling),
    mayBeLeftOut: isPlainOptional(schema),
  }))
  return (value, to) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return doubt()
    let separator = OBJECT
    for (const { name, start, write, mayBeLeftOut } of fields) {
      const one = (value as Record<string, unknown>)[name]
      if (one === undefined) {
        // What defaults, checks and coercion make of a missing value depends on whether its key is there.
        if (!mayBeLeftOut) return doubt()
        continue
      }
      addByte(to, separator)
      addBytes(to, start)
      write(one, to)
      separator = COMMA
    }
    if (separator === OBJECT) addByte(to, OBJECT)
    addByte(to, OBJECT_END)
  }
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
  const { checks = [] } = def
  const write = arrayWriter(writerOf(def.element, compiling), compiling)
  if (checks.length === 0) return write
  const passes = passesOf<unknown[]>(checks)
  // Checks other than on the length need the schema's own parser.
  const isOfLength = checks.every(({ _zod: inside }) => LENGTHS.has(inside.def.check))
  if (!passes || !isOfLength) return byParsing(schema)
  return (value, to) => (Array.isArray(value) && passes(value) ? write(value, to) : doubt())
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
