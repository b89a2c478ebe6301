import type { Offer } from '../../contract/budgets/calls.ts'
import type { NamedSku } from '../../contract/substitution.ts'

/** What snapshots of a SKU have in common, wherever they were taken. */
type Snapshot = Pick<Offer['snapshot'], 'name' | 'enName' | 'variant' | 'model' | 'brand' | 'cover'>

export function namedBy(skuId: string, { name, enName, variant, model, brand, cover }: Snapshot): NamedSku {
  const { name: brandName, enName: enBrand } = brand
  return {
    skuId,
    name,
    enName,
    variant,
    brand: { name: brandName, enName: enBrand },
    model,
    cover: cover && { address: cover.address, color: cover.color },
  }
}

/** What a SKU that the catalogue does not have any more was called, as one of its samples or lines remembers it. */
export function namedByPlaces(skuId: string, befores: readonly unknown[]): NamedSku {
  for (const before of befores) {
    const { snapshot } = (before ?? {}) as { snapshot?: Snapshot | null }
    if (snapshot) return namedBy(skuId, snapshot)
  }
  return { skuId, name: '', enName: '', variant: null, brand: { name: '', enName: '' }, model: '', cover: null }
}

/** As one word for each language: with what tells it from others of its product. */
export function wholeName({ name, enName, variant }: NamedSku): { name: string; enName: string } {
  if (!variant) return { name, enName }
  return {
    name: `${name || enName}，${variant.name || variant.enName}`,
    enName: `${enName || name}, ${variant.enName || variant.name}`,
  }
}
