import type * as z from 'zod'

/** Whether a value passes a check that does not change it. */
type Passes<Value> = (value: Value) => boolean

/**
 * Combines zod checks into one predicate: true if all pass and none changes the value. Undefined if one of them needs the schema
 * itself.
 */
export function passesOf<Value>(checks: readonly z.core.$ZodCheck[]): Passes<Value> | undefined {
  const all: Passes<never>[] = []
  for (const { _zod: inside } of checks) {
    const passes = passesOne(inside.def)
    if (!passes) return undefined
    all.push(passes)
  }
  return (value) => {
    for (const passes of all) if (!passes(value as never)) return false
    return true
  }
}

/** The fields that are read of any check. */
interface CheckDef {
  check: string
  format?: string
  minimum?: number
  maximum?: number
  value?: unknown
  inclusive?: boolean
  pattern?: RegExp
  fn?: (value: unknown) => unknown
  tx?: (value: unknown) => unknown
}

function passesOne({ check, format, minimum, maximum, value: limit, inclusive, pattern, fn, tx }: CheckDef) {
  switch (check) {
    case 'number_format':
      return format === 'safeint' ? Number.isSafeInteger : undefined
    case 'greater_than':
      return typeof limit === 'number' ? above(limit, inclusive) : undefined
    case 'less_than':
      return typeof limit === 'number' ? below(limit, inclusive) : undefined
    case 'min_length':
      return minimum === undefined ? undefined : (text: string) => text.length >= minimum
    case 'max_length':
      return maximum === undefined ? undefined : (text: string) => text.length <= maximum
    case 'string_format':
      return format === 'regex' && pattern ? matching(pattern) : undefined
    case 'overwrite':
      return tx && ((value: unknown) => tx(value) === value)
    case 'custom':
      return fn && ((value: unknown) => fn(value) === true)
    default:
      return undefined
  }
}

function above(limit: number, inclusive = false): Passes<number> {
  return inclusive ? (value) => value >= limit : (value) => value > limit
}

function below(limit: number, inclusive = false): Passes<number> {
  return inclusive ? (value) => value <= limit : (value) => value < limit
}

/** Undefined for a global or sticky pattern: its result depends on earlier calls. */
function matching(pattern: RegExp): Passes<string> | undefined {
  return pattern.global || pattern.sticky ? undefined : (text) => pattern.test(text)
}
