import * as z from 'zod'
import { passesOf } from './plain-checks.ts'
import { addBytes, addPlain, addQuoted, addText } from './written-bytes.ts'
import type { WrittenBytes } from './written-bytes.ts'

/** Writes a value as JSON in the shape of its schema, without other fields. Throws `Doubt` if the value may not fit. */
export type Write = (value: unknown, to: WrittenBytes) => void

/** Thrown for a value that only the schema itself can judge. */
export class Doubt extends Error {}

export function defOf(schema: z.core.$ZodType): z.core.$ZodTypes['_zod']['def'] {
  const { _zod: inside } = schema as z.core.$ZodTypes
  return inside.def
}

export function byParsing(schema: z.core.$ZodType): Write {
  return (value, to) => {
    const parsed = z.core.safeParse(schema, value)
    addText(to, (parsed.success ? JSON.stringify(parsed.data) : undefined) ?? doubt())
  }
}

/** Formats that their pattern checks completely. */
const BY_PATTERN: ReadonlySet<unknown> = new Set(['date', 'uuid'])

export function stringWriter(schema: z.core.$ZodType, def: z.core.$ZodStringDef): Write {
  const { format, fn, pattern } = def as Partial<z.core.$ZodCustomStringFormatDef>
  const isFormat = fn ?? (BY_PATTERN.has(format) && pattern ? (value: string) => pattern.test(value) : undefined)
  const passes = passesOf<string>(def.checks ?? [])
  if (def.coerce || !passes || (format !== undefined && !isFormat)) return byParsing(schema)
  const isRight = (value: unknown): value is string =>
    typeof value === 'string' && (isFormat === undefined || Boolean(isFormat(value))) && passes(value)
  return (value, to) => addQuoted(to, isRight(value) ? value : doubt())
}

export function numberWriter(schema: z.core.$ZodType, { checks = [], coerce, ...def }: z.core.$ZodNumberDef): Write {
  const passes = passesOf<number>(checks)
  // A check may itself be a schema (`z.int()`).
  if (coerce || 'check' in def || !passes) return byParsing(schema)
  return (value, to) =>
    addPlain(to, typeof value === 'number' && Number.isFinite(value) && passes(value) ? String(value) : doubt())
}

/** Writes a text that may come as a number, as ids do. */
export function pipeWriter(schema: z.core.$ZodType, def: z.core.$ZodPipeDef, write: Write): Write {
  const [first, out] = [defOf(def.in), defOf(def.out)]
  const isText = first.type === 'string' && first.coerce && !first.checks?.length && !('format' in first)
  const passes = passesOf<string>(def.checks ?? [])
  // A codec is a pipe too, but transforms its value.
  if (!isText || 'transform' in def || out.type !== 'string' || !passes) return byParsing(schema)
  return (value, to) => {
    const text = typeof value === 'number' ? String(value) : value
    write(text, to)
    // The writer has already checked that it is a text in its format.
    if (!passes(text as string)) doubt()
  }
}

export function oneOf(values: readonly unknown[]): Write {
  const known = new Map(values.map((value) => [value, Buffer.from(JSON.stringify(value))]))
  return (value, to) => addBytes(to, known.get(value) ?? doubt())
}

export function doubt(): never {
  throw new Doubt()
}
