import * as z from 'zod'

/**
 * A line that can be read: a letter or sign at least that shows (a Hangul filler and an empty Braille cell do not), and
 * nothing that hides, breaks the line or turns what follows.
 */
export const READABLE =
  /^(?!.*[\p{Cc}\u200b\u2028-\u202e\u2066-\u2069\ufeff])(?=.*(?![\p{DI}\u2800])[\p{L}\p{N}\p{P}\p{S}])/u

/** What a member calls something of theirs: a line that can be read, of so many characters at most; spaces at its ends do not count. */
export function nameTo(longest: number) {
  return z.string().trim().min(1).max(longest).regex(READABLE)
}
