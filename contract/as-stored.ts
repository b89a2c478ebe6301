import * as z from 'zod'

const ruled = new WeakSet<z.core.$ZodType>()

/** A rule for texts that are written from now on: `asStored` shows what was stored before it. */
export function fromNowOn<Schema extends z.ZodType<string>>(schema: Schema): Schema {
  ruled.add(schema)
  return schema
}

/** The same fields as they are answered, and as they were when a change began. */
export function asStored<Schema extends z.ZodType>(schema: Schema): Schema {
  return lenient(schema) as Schema
}

interface Inside extends z.core.$ZodTypeDef {
  shape?: Record<string, z.ZodType>
  element?: z.ZodType
  innerType?: z.ZodType
  options?: readonly z.ZodType[]
}

function lenient(schema: z.ZodType): z.ZodType {
  if (ruled.has(schema)) return z.string()
  const def = schema.def as Inside
  const { shape, element, innerType, options } = def
  if (def.type === 'object' && shape) {
    const fields = Object.entries(shape).map(([name, field]) => [name, lenient(field)])
    return schema.clone({ ...def, shape: Object.fromEntries(fields) } as Inside)
  }
  if (def.type === 'array' && element) return schema.clone({ ...def, element: lenient(element) } as Inside)
  if (def.type === 'union' && options) return schema.clone({ ...def, options: options.map(lenient) } as Inside)
  const isAround = def.type === 'nullable' || def.type === 'optional'
  return isAround && innerType ? schema.clone({ ...def, innerType: lenient(innerType) } as Inside) : schema
}
