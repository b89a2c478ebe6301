import type * as z from 'zod'
import { markOf } from './repeated-parts.ts'
import { byParsing, defOf, Doubt, doubt, numberWriter, oneOf, pipeWriter, stringWriter } from './write-value.ts'
import type { Write } from './write-value.ts'

/** A list as long as this is worth knowing again. */
const LONG = 8

/** What writers know of each other. */
interface Compiling {
  /** A schema may lie in itself. */
  writers: Map<z.core.$ZodType, Write>
  /** By each kind of list, of the answer that is written: what was written of those that it has more than once. */
  written: Map<unknown, string>[]
  /** Where lists are put that come again; none where each is written out. */
  repeated: string[] | undefined
}

/**
 * What `JSON.stringify(schema.parse(value))` answers, in one pass over the value; throws what `parse` throws. Schemas are gone through
 * once, here. Whatever is not plain (a transform, a union, a refinement) the schema itself parses, and all of a value about which
 * there is a doubt: that is slow, and right. Given a place for it, a long list that comes again is put there, and the text has a mark
 * wherever it stands from then on (`repeated-parts.ts`).
 */
export function compileAnswer(schema: z.ZodType): (value: unknown, repeated?: string[]) => string | undefined {
  const compiling: Compiling = { writers: new Map(), written: [], repeated: undefined }
  const write = writerOf(schema, compiling)
  return (value, repeated) => {
    compiling.repeated = repeated
    try {
      return write(value)
    } catch (error) {
      if (!(error instanceof Doubt)) throw error
      repeated?.splice(0)
      return JSON.stringify(schema.parse(value))
    } finally {
      for (const lists of compiling.written) lists.clear()
    }
  }
}

function writerOf(schema: z.core.$ZodType, compiling: Compiling): Write {
  const known = compiling.writers.get(schema)
  if (known) return known
  // Of itself, where it lies in itself, it knows what it will be.
  let writer: Write = doubt
  compiling.writers.set(schema, (value) => writer(value))
  writer = makeWriter(schema, compiling)
  compiling.writers.set(schema, writer)
  return writer
}

function makeWriter(schema: z.core.$ZodType, compiling: Compiling): Write {
  const def = defOf(schema)
  if (def.type !== 'number' && def.checks?.length) return byParsing(schema)
  switch (def.type) {
    case 'object':
      return def.catchall ? byParsing(schema) : objectWriter(def.shape, compiling)
    case 'array':
      return arrayWriter(writerOf(def.element, compiling), compiling)
    case 'nullable':
      return nullableWriter(writerOf(def.innerType, compiling))
    case 'optional':
      return writerOf(def.innerType, compiling)
    case 'string':
      return stringWriter(schema, def)
    case 'number':
      return numberWriter(schema, def)
    case 'boolean':
      return (value) => (typeof value === 'boolean' ? String(value) : doubt())
    case 'enum':
      return oneOf(Object.values(def.entries))
    case 'literal':
      return oneOf(def.values)
    case 'pipe':
      return pipeWriter(schema, [defOf(def.in), defOf(def.out)], writerOf(def.out, compiling))
    default:
      return byParsing(schema)
  }
}

function objectWriter(shape: Readonly<Record<string, z.core.$ZodType>>, compiling: Compiling): Write {
  const fields = Object.entries(shape).map(([name, schema]) => ({
    name,
    start: `${JSON.stringify(name)}:`,
    write: writerOf(schema, compiling),
    isOptional: defOf(schema).type === 'optional',
    hasDefault: hasDefault(schema),
  }))
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return doubt()
    let text = '{'
    for (const { name, start, write, isOptional, hasDefault } of fields) {
      const one = (value as Record<string, unknown>)[name]
      if (one === undefined && isOptional) {
        if (hasDefault) return doubt()
        continue
      }
      text += (text.length > 1 ? ',' : '') + start + write(one)
    }
    return `${text}}`
  }
}

/** Whether what is missing is made up: what lies in an optional one may do so too. */
function hasDefault(schema: z.core.$ZodType): boolean {
  const def = defOf(schema)
  return def.type === 'optional' || def.type === 'nullable' ? hasDefault(def.innerType) : def.type === 'default'
}

function arrayWriter(write: Write, compiling: Compiling): Write {
  const lists = new Map<unknown, string>()
  compiling.written.push(lists)
  const writeAll = (list: unknown[]): string => {
    let text = '['
    for (const one of list) text += (text.length > 1 ? ',' : '') + write(one)
    return `${text}]`
  }
  return (value) => {
    if (!Array.isArray(value)) return doubt()
    if (value.length < LONG) return writeAll(value)
    const known = lists.get(value)
    if (known) return known
    // At the first place it is as any other list. What comes again is joined: it is one text then, and not a tree of many
    // small ones, which would be gone through at each place where it stands.
    if (known === undefined) {
      lists.set(value, '')
      return writeAll(value)
    }
    const text = `[${Array.from(value, (one) => write(one)).join(',')}]`
    const { repeated } = compiling
    const said = repeated ? markOf(repeated.push(text) - 1) : text
    lists.set(value, said)
    return said
  }
}

function nullableWriter(write: Write): Write {
  return (value) => (value === null ? 'null' : write(value))
}
