import type { ThesaurusEntry, Sense, Thesaurus } from './thesaurus.ts'

interface Stored {
  entries: ThesaurusEntry[]
  senses: [string, Sense[]][]
  longest: number
}

const texts = new WeakMap<Thesaurus, string>()

/** A thesaurus as one text, with its compared phrases: to compute them again takes longer than the rest of a model. */
export function thesaurusPart(thesaurus: Thesaurus): string {
  const known = texts.get(thesaurus)
  if (known !== undefined) return known
  const { entries, senses, longest } = thesaurus
  const text = JSON.stringify({ entries, senses: [...senses], longest } satisfies Stored)
  texts.set(thesaurus, text)
  return text
}

/** The inverse of `thesaurusPart`. */
export function thesaurusFromPart(text: string): Thesaurus {
  const { entries, senses, longest } = JSON.parse(text) as Stored
  const thesaurus = { entries, senses: new Map(senses), longest }
  texts.set(thesaurus, text)
  return thesaurus
}
