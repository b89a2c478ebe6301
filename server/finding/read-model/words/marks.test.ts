import { describe, expect, it } from 'vitest'
import type { FieldText } from './texts/fields.ts'
import { markTexts, rangesOf } from './marks.ts'
import { parseQuery } from './query.ts'
import { NO_THESAURUS } from './thesaurus.ts'

/** A name with the marks of a keyword, searched up to this step. */
function marked(text: string, keyword: string, reach = 0): string {
  const source: FieldText = { field: 'name', text }
  const query = parseQuery(keyword)
  const marks =
    markTexts({ query, thesaurus: NO_THESAURUS, reaches: query.units.map(() => reach) }, [source]).get(source) ?? []
  return rangesOf(marks)
    .toReversed()
    .reduce((rest, [from, to]) => `${rest.slice(0, from)}[${rest.slice(from, to)}]${rest.slice(to)}`, text)
}

describe('what is marked in a name', () => {
  it.each([
    ['shamu', '炭烧[杉木]地板'],
    ['shanmu', '炭烧[杉木]地板'],
    ['shanm', '炭烧[杉木]地板'],
    ['shan', '炭烧[杉]木地板'],
    ['tanshao shanmu', '[炭烧杉木]地板'],
  ])('for %s are the characters that sound so, however they are read', (keyword, text) => {
    expect(marked('炭烧杉木地板', keyword)).toBe(text)
  })

  it.each([
    ['杉目', '炭烧[杉木]地板'],
    ['炭烧林木地板', '[炭烧]杉[木地板]'],
  ])('for %s are the characters that were meant', (keyword, text) => {
    expect(marked('炭烧杉木地板', keyword, 2)).toBe(text)
  })

  it('for a word in two with a slip is the word', () => {
    expect(marked('Terracotta tile', 'tera cotta', 1)).toBe('[Terracotta] tile')
  })
})
