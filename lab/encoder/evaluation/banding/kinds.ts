import { PRODUCTS } from '../../../../demo/products/all.ts'

/**
 * The kind of a family: the first-level category in which the demonstration sells most of it, which is all a catalogue
 * knows. A family that the demonstration does not sell is a kind of its own.
 */
export function kindOf(family: string): string {
  return KINDS.get(family) ?? family
}

const KINDS = new Map(
  Object.entries(Object.groupBy(PRODUCTS, ({ recipe }) => recipe.family)).map(([family, products]) => {
    const counts = Object.entries(Object.groupBy(products, ({ category }) => category[0]?.enName ?? ''))
    counts.sort(([, one = []], [, other = []]) => other.length - one.length)
    return [family, counts[0]?.[0] ?? family] as const
  }),
)
