import type { ImportProduct } from '../../../contract/import-file.ts'
import { isYuan } from '../../catalogue/rates.ts'
import type { ProductRows } from '../merging/stored-products.ts'

/** A value that is imported as it is, but may be a mistake. */
export interface Hint {
  line: number
  kind: 'currency' | 'assumedDomestic' | 'noPicture'
  /** The currency, or the SKU's model. */
  name: string
  /** The product's id. */
  product: string
}

/** The hints in an import's summary. */
export interface HintList {
  add(hint: Hint): void
  /** `incomplete`: the number of lines that lack a picture, including those before an interruption. */
  describe(incomplete?: number): string[]
}

const MOST_NAMED = 20

/** `currency` hints come for every foreign price: whether a rate exists is known only after all lines. */
export function hintsOf(given: ImportProduct, after: ProductRows): Omit<Hint, 'line'>[] {
  const { id: product, currency_unit: currency } = after.product
  const isPriced = after.skus.some((sku) => sku.min_price !== null || sku.max_price !== null)
  const skusByModel = new Map(after.skus.map((sku) => [sku.model, sku]))
  const assumed = (given.skus ?? []).filter(
    ({ model, origin, domesticOrImported }) =>
      origin &&
      !origin.startsWith('CN') &&
      !domesticOrImported &&
      skusByModel.get(model)?.domestic_or_imported === 'domestic',
  )
  const covered = new Set(after.pictures.filter(({ role }) => role === 'cover').map((picture) => picture.sku_id))
  const bare = after.skus.find(({ id }) => !covered.has(id))
  return [
    // The yuan needs no rate: all prices are compared in it.
    ...(isPriced && !isYuan(currency) ? [{ kind: 'currency' as const, name: currency, product }] : []),
    ...assumed.map(({ model }) => ({ kind: 'assumedDomestic' as const, name: model, product })),
    ...(bare ? [{ kind: 'noPicture' as const, name: bare.model, product }] : []),
  ]
}

export function createHintList(): HintList {
  const hints = new Map<
    string,
    { kind: Hint['kind']; name: string; first: Hint[]; count: number; products: Set<string> }
  >()

  function add(hint: Hint): void {
    const { kind, name } = hint
    const key = kind === 'currency' ? name : kind
    const known = hints.get(key) ?? { kind, name, first: [], count: 0, products: new Set() }
    if (known.first.length < MOST_NAMED) known.first.push(hint)
    known.count += 1
    known.products.add(hint.product)
    hints.set(key, known)
  }

  function describe(incomplete = 0): string[] {
    return [...hints.values()].map(({ kind, name, first, products, count: own }) => {
      const count = kind === 'noPicture' ? Math.max(own, incomplete) : own
      const more = count > first.length ? `, and ${count - first.length} more` : ''
      const lines = `(line${count === 1 ? '' : 's'} ${first.map(({ line }) => line).join(', ')}${more})`
      const named = first.map((hint) => `${hint.name} (line ${hint.line})`).join(', ') + more
      if (kind === 'currency') return unrated(name, products.size, lines)
      return kind === 'assumedDomestic'
        ? `${count} ${count === 1 ? 'SKU has' : 'SKUs have'} an origin other than CN and no domesticOrImported, which counts as domestic: ${named}.`
        : `After ${count} of these lines a SKU of the product still lacks a picture: ${named}.`
    })
  }

  return { add, describe }
}

function unrated(currency: string, count: number, lines: string): string {
  const [are, they] = count === 1 ? ['product is', 'it stands'] : ['products are', 'they stand']
  return `${count} ${are} priced in ${currency}; there is no rate: ${they} outside price sorting and filters until a rate line is given ${lines}.`
}
