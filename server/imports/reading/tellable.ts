import type { Rejection } from './rejection.ts'

const LONGEST_FIELD = 300
const LONGEST_REASON = 1000
// Control characters, which a terminal obeys and of which no database takes NUL; halves of pairs, which none takes either; and
// what turns the direction of writing.
const UNTELLABLE = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu

/** A rejection as it can be stored and shown on any terminal: it may quote any bytes of the line. */
export function tellable({ line, field, reason, reasonZh, column, value }: Rejection): Rejection {
  return {
    line,
    field: tellableText(field, LONGEST_FIELD),
    reason: tellableText(reason, LONGEST_REASON),
    ...(reasonZh !== undefined && { reasonZh: tellableText(reasonZh, LONGEST_REASON) }),
    ...(column !== undefined && { column: tellableText(column, LONGEST_FIELD) }),
    ...(value !== undefined && { value: tellableText(value, LONGEST_FIELD) }),
  }
}

/** A text as it can be stored and shown, of at most so many characters. */
export function tellableText(text: string, longest: number): string {
  const cut = text.length > longest ? `${text.slice(0, longest)}…` : text
  return cut.replace(UNTELLABLE, '\uFFFD')
}
