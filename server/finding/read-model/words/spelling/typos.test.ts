import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nearTerms } from './typos.ts'
import { termAt, vocabularyOf } from '../segments/vocabulary.ts'

/** Optimal string alignment from its definition, for words that are short. */
function distance(one: string, other: string): number {
  if (!one || !other) return one.length + other.length
  const isSame = one.at(-1) === other.at(-1)
  const swapped = one.length > 1 && other.length > 1 && one.at(-1) === other.at(-2) && one.at(-2) === other.at(-1)
  return Math.min(
    distance(one.slice(0, -1), other.slice(0, -1)) + (isSame ? 0 : 1),
    distance(one.slice(0, -1), other) + 1,
    distance(one, other.slice(0, -1)) + 1,
    swapped ? distance(one.slice(0, -2), other.slice(0, -2)) + 1 : Infinity,
  )
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 5 })
const vocabulary = fc.uniqueArray(word, { maxLength: 30 }).map((words) => words.sort())

describe('slips of the finger', () => {
  it('lead to every word that is near, and to no other', () => {
    fc.assert(
      fc.property(vocabulary, word, fc.constantFrom(1, 2), (words, typed, most) => {
        const terms = vocabularyOf(words)
        const found = nearTerms(terms, typed, { most, asBeginning: false })
        const near = words.filter((each) => distance(each, typed) <= most)
        expect(found.map(({ term }) => termAt(terms, term))).toEqual(near)
        expect(found.map((each) => each.distance)).toEqual(near.map((each) => distance(each, typed)))
      }),
    )
  })

  it('lead to every word with a beginning that is near', () => {
    fc.assert(
      fc.property(vocabulary, word, (words, typed) => {
        const terms = vocabularyOf(words)
        const found = nearTerms(terms, typed, { most: 1, asBeginning: true })
        const near = words.filter((each) =>
          Array.from({ length: each.length + 1 }, (_, end) => each.slice(0, end)).some(
            (part) => distance(part, typed) <= 1,
          ),
        )
        expect(found.map(({ term }) => termAt(terms, term))).toEqual(near)
      }),
    )
  })
})
