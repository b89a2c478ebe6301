/** Terms sorted by UTF-16 units, end to end in one text; term `n` is from `starts[n]` to `starts[n + 1]`. */
export interface Vocabulary {
  text: string
  starts: Uint32Array
}

export function vocabularyOf(sorted: string[]): Vocabulary {
  const starts = new Uint32Array(sorted.length + 1)
  for (const [index, term] of sorted.entries()) starts[index + 1] = (starts[index] ?? 0) + term.length
  return { text: sorted.join(''), starts }
}

export function sizeOf({ starts }: Vocabulary): number {
  return starts.length - 1
}

export function termAt({ text, starts }: Vocabulary, index: number): string {
  return text.slice(starts[index], starts[index + 1])
}

/** A range of terms; the end is exclusive. */
export interface Span {
  from: number
  to: number
}

export const NO_TERMS: Span = { from: 0, to: 0 }

/** The term itself: a span of one, or none. */
export function spanOfTerm(vocabulary: Vocabulary, term: string): Span {
  const from = firstFrom(vocabulary, term, 0)
  return termAt(vocabulary, from) === term && from < sizeOf(vocabulary) ? { from, to: from + 1 } : NO_TERMS
}

/** The terms that begin with the letters, including an equal term. */
export function spanOfBeginning(vocabulary: Vocabulary, beginning: string): Span {
  const from = firstFrom(vocabulary, beginning, 0)
  let low = from
  let high = sizeOf(vocabulary)
  while (low < high) {
    const middle = (low + high) >>> 1
    if (beginsWith(vocabulary, middle, beginning)) low = middle + 1
    else high = middle
  }
  return { from, to: low }
}

/** Binary search: the first term, from a place on, that is not smaller than the given one. */
export function firstFrom(vocabulary: Vocabulary, term: string, place: number): number {
  let low = place
  let high = sizeOf(vocabulary)
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isBefore(vocabulary, middle, term)) low = middle + 1
    else high = middle
  }
  return low
}

function isBefore({ text, starts }: Vocabulary, index: number, term: string): boolean {
  const from = starts[index] ?? 0
  const length = (starts[index + 1] ?? 0) - from
  for (let at = 0; at < length && at < term.length; at++) {
    const difference = text.charCodeAt(from + at) - term.charCodeAt(at)
    if (difference !== 0) return difference < 0
  }
  return length < term.length
}

function beginsWith({ text, starts }: Vocabulary, index: number, beginning: string): boolean {
  const from = starts[index] ?? 0
  return (starts[index + 1] ?? 0) - from >= beginning.length && text.startsWith(beginning, from)
}
