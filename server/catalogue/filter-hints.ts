import type { FilterHint, UnderstoodCondition } from '../../contract/catalogue.ts'
import { UNDERSTOOD } from './product-filters.ts'
import { CERTIFICATE } from './read-model/certificates.ts'
import { findSkus, runsOf } from './read-model/filters.ts'
import type { Groups } from './read-model/filters.ts'
import type { ReadModel } from './read-model/model.ts'
import { findWords } from './read-model/words/find-words.ts'

const MOST_HINTS = 6
/** Words that are tried one by one: a sentence is not. */
const MOST_WORDS = 8

/** Query parameters whose facet is called otherwise; `price` stands for both ends of the range. */
const PARAMETERS: Record<string, string> = {
  category: 'categoryId',
  brand: 'brandId',
  color: 'colorId',
  authority: 'authorityId',
  area: 'areaId',
  nearColor: 'colorHex',
}

interface Asked {
  /** The words of the keyword, and what else it was understood to say. */
  words: string
  understood: readonly UnderstoodCondition[]
}

/** For filters that together leave nothing: what leaving out one of them, or one word, would list; most first. */
export function findHints(model: ReadModel, groups: Groups, { words, understood }: Asked): FilterHint[] {
  const filters = [...groups.keys()].filter((name) => name !== 'words' && name !== CERTIFICATE)
  const readAt = new Map(understood.map(({ start, text }) => [`${UNDERSTOOD}${start}`, text]))
  const hints = filters.map((name) => ({
    filter: readAt.has(name)
      ? 'keyword'
      : name.startsWith('attr.')
        ? name.replace('attr.', 'attrs.')
        : (PARAMETERS[name] ?? name),
    word: readAt.get(name) ?? null,
    total: countProducts(model, findSkus(model, groups, name)),
  }))
  return [...hints, ...hintsOfWords(model, groups, words)]
    .filter(({ total }) => total > 0)
    .sort((one, other) => other.total - one.total)
    .slice(0, MOST_HINTS)
}

function hintsOfWords(model: ReadModel, groups: Groups, keyword: string): FilterHint[] {
  const words = keyword.split(/\s+/).filter(Boolean)
  const hasFilters = groups.size > 1
  // Without its only word a question that has nothing else is none.
  if (words.length > MOST_WORDS || (words.length === 1 && !hasFilters)) return []
  return [...new Set(words)].map((word) => {
    const rest = findWords(model, words.filter((other) => other !== word).join(' '))
    const left = new Map(groups)
    if (rest) left.set('words', rest.skus)
    else left.delete('words')
    const isEverything = !rest && !hasFilters
    return { filter: 'keyword', word, total: isEverything ? 0 : countProducts(model, findSkus(model, left)) }
  })
}

function countProducts(model: ReadModel, skus: Int32Array): number {
  return runsOf(model, skus).length - 1
}
