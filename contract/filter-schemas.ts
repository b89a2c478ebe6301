import * as z from 'zod'
import { priceIn } from './comparable-price.ts'
import { amount, id, listOf, LONGEST_TEXT } from './fields.ts'
import { countedFilters, filters, isById, parametersOf } from './filters.ts'
import type { CountedFilter, Filter, ParameterOf } from './filters.ts'

/**
 * What one SKU must meet, all at once; within a list one of the values. Category and area include all below them. `filters.ts`
 * says what each filter means.
 */
export const productFilters = /* @__PURE__ */ createInput()

function createInput() {
  return {
    ...filterSchemas(),
    /** The greatest ΔE00 from `colorHex`; ignored without it. Absent: the usual one, which is narrower for greys. */
    colorDistance: z.coerce.number<string | number>().min(0).max(100).optional(),
    priceIn,
  }
}

type FilterSchemas = { [Row in Filter as ParameterOf<Row>]: SchemaOf<Row> }

function filterSchemas(): FilterSchemas {
  const schemas = kindSchemas()
  const schemaOf = (filter: Filter): z.ZodType => {
    if (filter.kind === 'text') {
      const text = z.string().max(filter.longest)
      return ('form' in filter ? text.regex(filter.form) : text).optional()
    }
    if (filter.kind === 'answers') return answersOf(filter.values)
    return filter.kind === 'oneOf' ? z.enum(filter.values).optional() : schemas[filter.kind]
  }
  const schemasByParameter = Object.fromEntries(
    filters.flatMap((filter) => parametersOf(filter).map((parameter) => [parameter, schemaOf(filter)])),
  )
  // By name: the compiler does not follow types through `fromEntries`.
  return schemasByParameter as FilterSchemas
}

type KindSchemas = ReturnType<typeof kindSchemas>
type SchemaOf<Row extends Filter> = Row extends { kind: keyof KindSchemas }
  ? KindSchemas[Row['kind']]
  : Row extends { kind: 'answers' }
    ? ReturnType<typeof answersOf<Row['values'][number]>>
    : Row extends { values: readonly string[] }
      ? z.ZodOptional<z.ZodEnum<{ [Value in Row['values'][number]]: Value }>>
      : z.ZodOptional<z.ZodString>

function answersOf<Value extends string>(values: readonly Value[]) {
  return listOf(z.enum(values)).optional()
}

/** Each attribute scans every SKU, and no category has half as many. */
const MOST_ATTRIBUTES = 100

/** The schemas that all filters of a kind share. */
function kindSchemas() {
  const value = z.string().max(LONGEST_TEXT)
  const attributes = z.record(z.string().regex(/^\d{1,18}$/), listOf(value)).check(({ value: given, issues }) => {
    if (Object.keys(given).length > MOST_ATTRIBUTES)
      issues.push({ code: 'too_big', origin: 'array', maximum: MOST_ATTRIBUTES, input: given })
  })
  /** With or without `#`. */
  const color = z
    .string()
    .regex(/^#?[0-9a-f]{6}$/i)
    .transform((text) => `#${text.replace('#', '').toLowerCase()}`)
  return {
    id: id.optional(),
    ids: listOf(id).optional(),
    values: listOf(value).optional(),
    flag: z.literal('1').optional(),
    range: amount.optional(),
    color: color.optional(),
    attributes: attributes.optional(),
  }
}

/** How many products each value would list. */
export const valueCounts = z.array(z.object({ value: z.string(), count: z.number().int() }))
const idCounts = z.array(z.object({ id, count: z.number().int() }))

type CountSchemas = {
  [Row in CountedFilter as Row['counts']]: Row extends { kind: 'id' | 'ids' } ? typeof idCounts : typeof valueCounts
}

/** The counts of every filter that has counts. */
export function countSchemas(): CountSchemas {
  const schemasByList = Object.fromEntries(
    countedFilters.map((filter) => [filter.counts, isById(filter) ? idCounts : valueCounts]),
  )
  // As above.
  return schemasByList as CountSchemas
}
