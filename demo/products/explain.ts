import * as z from 'zod'

/** Says what is wrong with a value, so that it reads on after the name of its field: `must be a number, not "20"`. */
export function explain(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'is missing'
      return `must be ${NAMES[issue.expected] ?? issue.expected}, not ${shorten(issue.input)}`
    case 'invalid_value':
      if (issue.input === undefined) return 'is missing'
      return `must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.join(', ')}, not ${shorten(issue.input)}`
    case 'unrecognized_keys':
      return 'is not a known field'
    default:
      return undefined
  }
}

const NAMES: Partial<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  number: 'a number',
  object: 'an object',
  record: 'an object',
  string: 'a text',
  tuple: 'a list',
}

/** A wrong value as the file writes it, its beginning where it is long. */
function shorten(value: unknown): string {
  const written = JSON.stringify(value)
  return written.length > 40 ? `${written.slice(0, 40)}…` : written
}
