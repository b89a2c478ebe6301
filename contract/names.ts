import * as z from 'zod'

/**
 * A readable line: at least one visible character (a Hangul filler and an empty Braille cell are not), and no invisible,
 * line-breaking or text-reversing ones.
 */
export const READABLE =
  /^(?!.*[\p{Cc}\u200b\u2028-\u202e\u2066-\u2069\ufeff])(?=.*(?![\p{DI}\u2800])[\p{L}\p{N}\p{P}\p{S}])/u

/** A name that a member gives: a readable line with a maximum length; spaces at its ends do not count. */
export function nameTo(longest: number) {
  return z.string().trim().min(1).max(longest).regex(READABLE)
}
