import { useQueryClient } from '@tanstack/react-query'
import { brandNameOf, useIsChinese } from '../catalogue/names.ts'
import { brandList } from '../catalogue/queries.ts'
import type { BrandInDocument } from '../sharing/owner/shared-document.ts'

interface BrandName {
  name: string
  englishName: string
}

/** Finds the catalogue's brands by name: stored names do not always identify a brand. */
export function useBrandsByName(): (names: readonly BrandName[]) => Promise<BrandInDocument[]> {
  const client = useQueryClient()
  const isChinese = useIsChinese()
  return async (names) => {
    const wanted = new Set(names.map(keyOf))
    const known = await client.fetchQuery(brandList)
    return known
      .filter((brand) => wanted.has(keyOf(brand)))
      .map((brand) => ({ id: brand.id, name: brandNameOf(isChinese, brand) }))
  }
}

function keyOf({ name, englishName }: BrandName): string {
  return JSON.stringify([name, englishName])
}
