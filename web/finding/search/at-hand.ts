import { searchedAs } from '../../../contract/identity.ts'
import type { Ranges, Suggestion } from '../../../contract/catalogue.ts'
import type { getBrandList, getCategoryList } from '../../../contract/lookups.ts'
import type { OutputOf } from '../../../contract/endpoint.ts'

type Category = OutputOf<typeof getCategoryList>[number]
type Brand = OutputOf<typeof getBrandList>[number]

const MOST_OF_A_KIND = 2

/** The lists that the browser has already loaded. */
interface AtHand {
  categories: readonly Pick<Category, 'id' | 'name' | 'enName'>[] | undefined
  brands: readonly Pick<Brand, 'id' | 'name' | 'englishName'>[] | undefined
}

/** Suggestions from names that the browser already knows: shown until the server's suggestions come. */
export function suggestAtHand(words: string, { categories = [], brands = [] }: AtHand): Suggestion[] {
  const named = [
    ...categories.map(({ id, name, enName }) => ({ type: 'category' as const, id, name, enName })),
    ...brands.map(({ id, name, englishName }) => ({ type: 'brand' as const, id, name, enName: englishName })),
  ]
  const found = named.flatMap((one): Suggestion[] => {
    const [nameRanges, enNameRanges] = [rangesIn(one.name, words), rangesIn(one.enName, words)]
    if (nameRanges.length + enNameRanges.length === 0) return []
    return [{ ...one, skuId: null, nameRanges, enNameRanges, coverImage: null, coverColor: null }]
  })
  const ofKind = (kind: Suggestion['type']) => found.filter(({ type }) => type === kind).slice(0, MOST_OF_A_KIND)
  return [...ofKind('category'), ...ofKind('brand')]
}

/** Whether a name, or a word in it, begins with the typed text. */
function rangesIn(name: string, words: string): Ranges {
  const [text, typed] = [searchedAs(name), searchedAs(words)]
  // Folding changes the length of some names, which wait for the server.
  if (text.length !== name.length || typed === '') return []
  for (let at = text.indexOf(typed); at >= 0; at = text.indexOf(typed, at + 1)) {
    if (!/[a-z\d]/.test(text.charAt(at - 1))) return [[at, at + typed.length]]
  }
  return []
}
