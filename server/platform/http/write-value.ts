import * as z from 'zod'
import { addBytes, addPlain, addQuoted, addText } from './written-bytes.ts'
import type { WrittenBytes } from './written-bytes.ts'

/** Writes a value as JSON, in the shape that its schema says and with nothing else in it. Throws `Doubt` where it may not have that shape. */
export type Write = (value: unknown, to: WrittenBytes) => void

/** What only the schema itself can tell. */
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

export function stringWriter(schema: z.core.$ZodType, def: z.core.$ZodStringDef): Write {
  const { format, fn, pattern } = def as Partial<z.core.$ZodCustomStringFormatDef>
  const isRight = fn ?? (format === 'date' && pattern ? (value: string) => pattern.test(value) : undefined)
  if (def.coerce || (format !== undefined && !isRight)) return byParsing(schema)
  if (!isRight) return (value, to) => addQuoted(to, typeof value === 'string' ? value : doubt())
  return (value, to) => addQuoted(to, typeof value === 'string' && isRight(value) ? value : doubt())
}

export function numberWriter(schema: z.core.$ZodType, { checks = [], coerce, ...def }: z.core.$ZodNumberDef): Write {
  const isWhole = checks.every(({ _zod: inside }) => {
    const { check, format } = inside.def as { check: string; format?: string }
    return check === 'number_format' && format === 'safeint'
  })
  // A check may stand alone as its schema (`z.int()`).
  if (coerce || 'check' in def || !isWhole) return byParsing(schema)
  const isRight = checks.length ? Number.isSafeInteger : Number.isFinite
  return (value, to) => addPlain(to, isRight(value) ? String(value) : doubt())
}

/** A text that may come as a number, as ids do. */
export function pipeWriter(
  schema: z.core.$ZodType,
  [first, out]: z.core.$ZodTypes['_zod']['def'][],
  write: Write,
): Write {
  const isText = first?.type === 'string' && !first.checks?.length && !('format' in first)
  if (!isText || out?.type !== 'string') return byParsing(schema)
  return (value, to) => write(typeof value === 'number' ? String(value) : value, to)
}

export function oneOf(values: readonly unknown[]): Write {
  const known = new Map(values.map((value) => [value, Buffer.from(JSON.stringify(value))]))
  return (value, to) => addBytes(to, known.get(value) ?? doubt())
}

export function doubt(): never {
  throw new Doubt()
}
