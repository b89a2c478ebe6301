import type * as z from 'zod'
import { passesOf } from './plain-checks.ts'
import { byParsing, defOf, Doubt, doubt, numberWriter, oneOf, pipeWriter, stringWriter } from './write-value.ts'
import type { Write } from './write-value.ts'
import { addAgain, addByte, addBytes, addPlain, addText, beginBytes, takeBytes } from './written-bytes.ts'
import type { WrittenBytes } from './written-bytes.ts'

/** A list as long as this is worth knowing again. */
const LONG = 8

/** What writers know of each other. */
interface Compiling {
  /** A schema may lie in itself. */
  writers: Map<z.core.$ZodType, Write>
  /** By each kind of list, of the answer that is written: where each of its lists was written. */
  written: Map<unknown, Place>[]
}

/** Where it begins and where it ends. */
type Place = readonly [from: number, end: number]

/** What stands before and after an answer, of ASCII. */
type Around = readonly [before: string, after: string]

/** One answer is written after another, and none while another is: the same bytes do for all. */
const writing = beginBytes()

/**
 * What `JSON.stringify(schema.parse(value))` answers, as bytes (UTF-8) and in one pass over the value; throws what `parse` throws;
 * undefined where there is nothing to tell. Schemas are gone through once, here. Whatever is not plain (a transform, a union, a
 * refinement) the schema itself parses, and all of a value about which there is a doubt: that is slow, and right. Bytes are written
 * where they stay: a text that is put together of thousands is gone through several times until it is sent (decisions/124).
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
  // Of itself, where it lies in itself, it knows what it will be.
  let writer: Write = doubt
  compiling.writers.set(schema, (value, to) => writer(value, to))
  writer = makeWriter(schema, compiling)
  compiling.writers.set(schema, writer)
  return writer
}

/** Their writers ask what checks say. */
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
    isOptional: isPlainOptional(schema),
    hasDefault: hasDefault(schema),
  }))
  return (value, to) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return doubt()
    let separator = OBJECT
    for (const { name, start, write, isOptional, hasDefault } of fields) {
      const one = (value as Record<string, unknown>)[name]
      if (one === undefined && isOptional) {
        if (hasDefault) return doubt()
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

/** Of objects that one field tells apart. */
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

/** Whether it may be missing, and nothing more is asked of that. */
function isPlainOptional(schema: z.core.$ZodType): boolean {
  const { type, checks = [] } = defOf(schema)
  return type === 'optional' && checks.length === 0
}

/** Whether what is missing is made up: what lies in an optional one may do so too. */
function hasDefault(schema: z.core.$ZodType): boolean {
  const def = defOf(schema)
  return def.type === 'optional' || def.type === 'nullable' ? hasDefault(def.innerType) : def.type === 'default'
}

function listWriter(schema: z.core.$ZodType, def: z.core.$ZodArrayDef, compiling: Compiling): Write {
  const { checks = [] } = def
  const write = arrayWriter(writerOf(def.element, compiling), compiling)
  if (checks.length === 0) return write
  const passes = passesOf<unknown[]>(checks)
  // What else is asked of a list is asked of it as it is parsed.
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
    // The same list again has the same bytes.
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
