import { BRAND, DESCRIPTION, isCode, isColor, isKind } from '../texts/fields.ts'
import { hitsInOneText, hitsOf } from '../hits/hits.ts'
import type { Hits } from '../hits/hits.ts'
import { phraseHits } from '../hits/han-hits.ts'
import { parseQuery } from '../query.ts'
import { tokensOf } from '../tokens.ts'
import type { Segment } from '../segments/segment.ts'
import { createFinder } from '../hits/unit-hits.ts'
import { spanOfTerm } from '../segments/vocabulary.ts'
import type { WordIndex } from '../word-index.ts'

/** Whether a name or a category title has these words in a row. */
export function standsInNames(index: WordIndex, text: string): boolean {
  return standsIn(index, text, (field) => isKind[field] === true)
}

/** Whether any text of the catalogue has these words in a row. */
export function standsInTexts(index: WordIndex, text: string): boolean {
  return standsIn(index, text, () => true)
}

/** Whether a brand has these words in a row. */
export function standsInBrands(index: WordIndex, text: string): boolean {
  return standsIn(index, text, (field) => field === BRAND)
}

/** Whether a colour has these words in a row in its name. */
export function standsInShades(index: WordIndex, text: string): boolean {
  return standsIn(index, text, (field) => isColor[field] === true)
}

function standsIn({ parts }: WordIndex, text: string, isWanted: (field: number) => boolean): boolean {
  return parts.some(({ segment }) =>
    hitsOfText(segment, text).some(({ texts, from, to }) =>
      texts.subarray(from, to).some((one) => isWanted(segment.fields[one] ?? DESCRIPTION)),
    ),
  )
}

/** Whether every word or size of a text stands in a name, a model number or a platform number. */
export function standsInNamesOrNumbers({ parts }: WordIndex, text: string): boolean {
  const query = parseQuery(text)
  if (!query.units.length) return false
  return parts.some(({ segment }) => {
    const { find } = createFinder(segment, query)
    const reaches = query.units.map(() => 0)
    const isCalledSo = ({ texts, from, to }: Hits) =>
      texts.subarray(from, to).some((one) => isCalled[segment.fields[one] ?? DESCRIPTION] === true)
    return query.units.every(({ isRequired }, unit) => !isRequired || find(unit, reaches).some(isCalledSo))
  })
}

const isCalled = isKind.map((ofKind, field) => ofKind || isCode[field] === true)

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
