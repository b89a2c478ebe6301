/** Something new that a line created: intended, or a typing error. */
export interface Novelty {
  line: number
  kind: 'brand' | 'category' | 'attribute' | 'sku'
  name: string
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
      const named = first.map(({ name, line }) => `${name} (line ${line})`).join(', ')
      const more = count > first.length ? `, and ${count - first.length} more` : ''
      return [`${count} ${count === 1 ? one : several}: ${named}${more}.`]
    })
  }

  return { add, describe }
}
