import type { NoveltyKind } from '../../../contract/import-screen.ts'

/** Something new that a line created: intended, or a typing error. */
export interface Novelty {
  line: number
  kind: NoveltyKind
  name: string
  /** What is known by nearly this name: it differs in case, spaces or punctuation alone. */
  looksLike?: string
}

/** The novelties of an import, for its summary. */
export interface NoveltyList {
  add(novelty: Novelty): void
  /** One sentence for each kind that occurred. */
  describe(): string[]
}

const MOST_NAMED = 20

const WORDS: Record<Novelty['kind'], { one: string; several: string }> = {
  brand: { one: 'new brand', several: 'new brands' },
  category: { one: 'new category', several: 'new categories' },
  attribute: { one: 'new attribute', several: 'new attributes' },
  option: { one: 'new option that looks like another', several: 'new options that look like others' },
  product: { one: 'new product that looks like another', several: 'new products that look like others' },
  sku: { one: 'new SKU of a product that was there', several: 'new SKUs of products that were there' },
}

export function createNoveltyList(): NoveltyList {
  const byKind = new Map<Novelty['kind'], { first: Novelty[]; count: number }>()

  function add(novelty: Novelty): void {
    const { first, count } = byKind.get(novelty.kind) ?? { first: [], count: 0 }
    // Within a batch settings come before products, so lines are sorted; only those to be shown are kept.
    const inOrder = [...first, novelty].sort((one, other) => one.line - other.line)
    byKind.set(novelty.kind, { first: inOrder.slice(0, MOST_NAMED), count: count + 1 })
  }

  function describe(): string[] {
    return Object.entries(WORDS).flatMap(([kind, { one, several }]) => {
      const { first, count } = byKind.get(kind as Novelty['kind']) ?? { first: [], count: 0 }
      if (!count) return []
      const named = first
        .map(({ name, looksLike, line }) =>
          looksLike === undefined ? `${name} (line ${line})` : `${name} (line ${line}, looks like ${looksLike})`,
        )
        .join(', ')
      const more = count > first.length ? `, and ${count - first.length} more` : ''
      return [`${count} ${count === 1 ? one : several}: ${named}${more}.`]
    })
  }

  return { add, describe }
}
