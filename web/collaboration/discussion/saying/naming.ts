import type { TeamPerson } from '../../../../contract/collaboration/discussion-calls.ts'

interface Part {
  text: string
  /** Whom it names. */
  person: TeamPerson | null
}

/** Longer than any nickname: what follows an @ so far away names nobody. */
const LONGEST_SOUGHT = 40

/** A text in parts of which those are names that name one of `people`: `@` and the whole nickname, the longest that fits. Of two with one nickname the first is meant. */
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

/** The ids of those whom a text names, each once. `picked` were chosen while it was typed, and are meant where two have one nickname. */
export function namedIn(text: string, people: readonly TeamPerson[], picked: readonly string[]): string[] {
  const pickedFirst = people.toSorted(
    (one, other) => Number(picked.includes(other.memberId)) - Number(picked.includes(one.memberId)),
  )
  return [...new Set(partsOf(text, pickedFirst).flatMap(({ person }) => person?.memberId ?? []))]
}

interface Sought {
  /** Where the @ stands. */
  from: number
  /** What was typed after it, up to the caret. */
  words: string
}

/** What is sought by the @ before the caret; null where nobody is being named. An @ within an address is none. */
export function soughtAt(text: string, caret: number): Sought | null {
  const from = text.lastIndexOf('@', caret - 1)
  if (caret === 0 || from === -1 || caret - from > LONGEST_SOUGHT) return null
  const words = text.slice(from + 1, caret)
  const isAddress = from > 0 && /[\w.+-]/.test(text.charAt(from - 1))
  return isAddress || /[\n@]/.test(words) ? null : { from, words }
}

/** Those whom the words may mean; after a space only whose nickname goes on like that. */
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
