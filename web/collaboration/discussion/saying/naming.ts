import type { TeamPerson } from '../../../../contract/collaboration/discussion-calls.ts'

interface Part {
  text: string
  /** The person whom the part mentions; null for plain text. */
  person: TeamPerson | null
}

/** Longer than any nickname. An @ farther away starts no mention. */
const LONGEST_SOUGHT = 40

/**
 * Splits a text into plain text and mentions: `@` and a whole nickname, the longest that fits. Of two people with the same nickname the
 * first is meant.
 */
export function partsOf(text: string, people: readonly TeamPerson[]): Part[] {
  const byLength = people.toSorted((one, other) => other.nickname.length - one.nickname.length)
  const parts: Part[] = []
  let from = 0
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    const start = at
    const person = byLength.find(({ nickname }) => nickname !== '' && text.startsWith(nickname, start + 1))
    if (!person || start < from) continue
    if (start > from) parts.push({ text: text.slice(from, start), person: null })
    from = start + 1 + person.nickname.length
    parts.push({ text: text.slice(start, from), person })
  }
  if (from < text.length) parts.push({ text: text.slice(from), person: null })
  return parts
}

/** The ids of the people whom a text mentions, each once. Of people with the same nickname, those in `picked` are meant. */
export function namedIn(text: string, people: readonly TeamPerson[], picked: readonly string[]): string[] {
  const pickedFirst = people.toSorted(
    (one, other) => Number(picked.includes(other.memberId)) - Number(picked.includes(one.memberId)),
  )
  return [...new Set(partsOf(text, pickedFirst).flatMap(({ person }) => person?.memberId ?? []))]
}

interface Sought {
  /** The index of the @. */
  from: number
  /** The text between it and the caret. */
  words: string
}

/** The mention that is being typed before the caret; null where there is none. An @ inside an address starts none. */
export function soughtAt(text: string, caret: number): Sought | null {
  const from = text.lastIndexOf('@', caret - 1)
  if (caret === 0 || from === -1 || caret - from > LONGEST_SOUGHT) return null
  const words = text.slice(from + 1, caret)
  const isAddress = from > 0 && /[\w.+-]/.test(text.charAt(from - 1))
  return isAddress || /[\n@]/.test(words) ? null : { from, words }
}

/** The people whose nickname matches; after a space it must continue exactly. */
export function offersFor<Person extends TeamPerson>(people: readonly Person[], words: string): Person[] {
  const sought = fold(words)
  const isOpen = /\s/.test(words)
  return people.filter(({ nickname }) =>
    isOpen ? fold(nickname).startsWith(sought) && fold(nickname) !== sought.trim() : fold(nickname).includes(sought),
  )
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}
