import type { Offer } from '../../contract/budgets/calls.ts'
import type { NamedSku } from '../../contract/substitution.ts'

/** The common part of all snapshots of a SKU. */
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

/** The name of a SKU that the catalogue no longer has, from the snapshot of a sample or line. */
export function namedByPlaces(skuId: string, befores: readonly unknown[]): NamedSku {
  for (const before of befores) {
    const { snapshot } = (before ?? {}) as { snapshot?: Snapshot | null }
    if (snapshot) return namedBy(skuId, snapshot)
  }
  return { skuId, name: '', enName: '', variant: null, brand: { name: '', enName: '' }, model: '', cover: null }
}

/** The full name in each language, with the variant. */
export function wholeName({ name, enName, variant }: NamedSku): { name: string; enName: string } {
  if (!variant) return { name, enName }
  return {
    name: `${name || enName}，${variant.name || variant.enName}`,
    enName: `${enName || name}, ${variant.enName || variant.name}`,
  }
}
