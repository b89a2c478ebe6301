import * as z from 'zod'

export type JsonObject = Record<string, unknown>

/** The OpenAPI 3.1 schema of what a zod schema accepts or returns. */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonObject {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
  }) as JsonObject
  return rest
}
