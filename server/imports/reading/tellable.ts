import type { Rejection } from './rejection.ts'

const LONGEST_FIELD = 300
const LONGEST_REASON = 1000
// Control characters (terminals act on them, and databases refuse NUL), lone surrogates (databases refuse them), and bidirectional control
// characters.
const UNTELLABLE = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu

/** Makes a rejection safe to store and to print on a terminal: it may quote any bytes of the line. */
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

/** Makes a text safe to store and to print, and cuts it to a length. */
export function tellableText(text: string, longest: number): string {
  const cut = text.length > longest ? `${text.slice(0, longest)}…` : text
  return cut.replace(UNTELLABLE, '\uFFFD')
}
