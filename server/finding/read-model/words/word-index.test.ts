import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scoresOf, searchedOf, textsOfSmall } from '../../../testing/small-catalogue.ts'
import type { SmallProduct } from '../../../testing/small-catalogue.ts'
import { EMPTY_WORDS, buildWords, changeWords } from './word-index.ts'
import type { WordIndex } from './word-index.ts'
import { makeAnew } from '../snapshot/sections.ts'
import { wordSections, wordsFromParts } from './segments/word-sections.ts'

const text = fc.constantFrom(
  'Oak plank',
  'Smoked oak',
  'Wall covering',
  '人字拼橡木',
  '橡木地板',
  'RAL 7016',
  'N-01',
  'N-012',
)
const some = fc.array(text, { maxLength: 2 })
const product: fc.Arbitrary<SmallProduct> = fc.record({
  name: some,
  category: some,
  description: some,
  skus: fc.array(fc.record({ color: some, model: some, skuAttribute: some }), { minLength: 1, maxLength: 3 }),
})
/** Changes of some products: changed, new, or removed. */
const step = fc.dictionary(fc.constantFrom('1', '2', '3', '4', '5', '6', '7', '8'), fc.option(product), {
  noNullPrototype: true,
})
const QUESTIONS = [
  'oak',
  'smoked pl',
  'wallcovering',
  '人字拼',
  '橡木人字拼',
  'rzp',
  'xiangmu oak',
  'n01',
  '70',
  'smokde',
  'wal coverin',
  '人紫拼',
  '橡木的墙板',
  'zz',
]

function answersOf(words: WordIndex, catalogue: Map<number, SmallProduct>): number[][] {
  const skus = new Map([...catalogue].map(([id, { skus = [] }]) => [id, skus.length]))
  return QUESTIONS.map((question) => scoresOf(searchedOf(words, skus), question))
}

describe('an index of words', () => {
  it('equals a rebuilt one after any changes, also if it was stored in between', () => {
    fc.assert(
      fc.property(
        fc.array(step, { maxLength: 12 }),
        fc.nat(11),
        fc.constantFrom(1, 2, 100),
        (steps, storedAt, full) => {
          let kept = EMPTY_WORDS
          const catalogue = new Map<number, SmallProduct>()
          for (const [index, changed] of steps.entries()) {
            for (const [id, said] of Object.entries(changed))
              if (said) catalogue.set(Number(id), said)
              else catalogue.delete(Number(id))
            const changes = Object.entries(changed).map(
              ([id, said]) => [Number(id), said ? textsOfSmall(said) : undefined] as const,
            )
            kept = changeWords(kept, new Map(changes), full)
            if (index === storedAt) kept = wordsFromParts(wordSections(kept), makeAnew)
            const fresh = buildWords(new Map([...catalogue].map(([id, said]) => [id, textsOfSmall(said)])))
            expect(answersOf(kept, catalogue)).toEqual(answersOf(fresh, catalogue))
            const live = kept.parts.map(({ isLive }) => isLive.reduce((sum, one) => sum + one, 0))
            expect(Math.max(0, ...live)).toBeLessThanOrEqual(full)
            expect(kept.parts.length).toBeLessThan(full === 100 ? 5 : 10)
          }
        },
      ),
      { numRuns: 200 },
    )
  })

  it('refuses a snapshot that lacks a part', () => {
    const { '0.words.text': _, ...rest } = wordSections(buildWords(new Map([[1, textsOfSmall({ name: ['Oak'] })]])))
    expect(() => wordsFromParts(rest, makeAnew)).toThrow('0.words.text')
  })
})
