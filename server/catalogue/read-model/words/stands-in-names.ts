import { DESCRIPTION, isKind } from './fields.ts'
import { hitsInOneText, hitsOf } from './hits.ts'
import { phraseHits } from './han-hits.ts'
import { tokensOf } from './tokens.ts'
import type { Segment } from './segment.ts'
import { spanOfTerm } from './vocabulary.ts'
import type { WordIndex } from './word-index.ts'

/** Whether anything or any kind is called so, by these words one after the other. */
export function standsInNames({ parts }: WordIndex, text: string): boolean {
  return parts.some(({ segment }) => {
    const hits = hitsOfText(segment, text)
    // Texts rise, and names and titles come first.
    return hits.some(({ texts, from, to }) => to > from && isKind[segment.fields[texts[from] ?? 0] ?? DESCRIPTION])
  })
}

function hitsOfText(segment: Segment, text: string) {
  const near = { quality: 1, inDescriptions: false, how: 'whole' as const, typed: text }
  const tokens = tokensOf(text)
  const [only] = tokens
  if (!only) return []
  if (only.kind === 'han') return tokens.length === 1 ? phraseHits(segment, only.text, near) : []
  const terms = tokens.map((token) => spanOfTerm(segment.words, token.text))
  if (terms.some(({ from, to }) => from === to)) return []
  if (terms.length === 1) return terms.flatMap((span) => hitsOf(segment.words.postings, span, near))
  return hitsInOneText(
    terms.map(({ from }) => ({ postings: segment.words.postings, term: from })),
    near,
  )
}
