import * as z from 'zod'
import { fromNowOn } from './as-stored.ts'

/** Signs that show nothing and hide, turn or break what stands beside them; those of an emoji's flag and between letters stay. */
const HIDDEN =
  /[^\P{Cc}\s\u0085]|[\u00ad\u200b\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|(?<!\u{1f3f4}[\u{e0020}-\u{e007e}]*)[\u{e0000}-\u{e007f}]/gu
/** A line break or tab, or several spaces: one space of any width stays as it was written. */
const SPACES = /[\s\u0085]{2,}|[\t-\r\u0085\u2028\u2029]/gu
/** Spaces and joiners, which nothing follows or precedes. */
const ENDS = /^[\s\u200c-\u200f\u2800\u3164\uffa0]+|[\s\u200c-\u200f\u2800\u3164\uffa0]+$/gu
/** ASCII words with single spaces between: most names, which are kept as they are. */
const PLAIN = /^(?:[!-~]+(?: [!-~]+)*)?$/
/** At least one visible sign; a Hangul filler and an empty Braille cell are none. */
const SEEN = /(?![\p{DI}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u

/** A name as it is kept: one line, without what nobody sees, and without spaces at its ends. */
export function nameAsKept(text: string): string {
  return PLAIN.test(text) ? text : text.replaceAll(HIDDEN, '').replaceAll(SPACES, ' ').replaceAll(ENDS, '')
}

/** Whether a text has signs that hide or turn what stands beside them. */
export function hides(text: string): boolean {
  return text.search(HIDDEN) >= 0
}

/** Whether a reader sees anything of a text. */
export function isSeen(text: string): boolean {
  return SEEN.test(text)
}

/** A name that somebody gives: it has at least one visible sign. */
export function nameTo(longest: number): z.ZodString {
  const name = z.string().overwrite(nameAsKept).min(1, { abort: true }).max(longest)
  return fromNowOn(name.refine(isSeen, { params: { reason: 'unseen' } }))
}

/** Words of several lines in which somebody tells another something: at least one visible sign. */
export function wordsTo(longest: number): z.ZodString {
  const words = z.string().trim().min(1, { abort: true }).max(longest)
  return fromNowOn(words.refine(isSeen, { params: { reason: 'unseen' } }))
}

/** Such words where they may be left out: empty if nothing of them is seen. */
export function noteTo(longest: number): z.ZodString {
  return z
    .string()
    .overwrite((text) => (isSeen(text) ? text.trim() : ''))
    .max(longest)
}

/** A name that may be left out: empty if nothing of it is seen. */
export function lineTo(longest: number): z.ZodString {
  return z
    .string()
    .overwrite((text) => (isSeen(text) ? nameAsKept(text) : ''))
    .max(longest)
}
