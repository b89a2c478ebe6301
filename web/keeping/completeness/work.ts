import { useQuery } from '@tanstack/react-query'
import { getCompletenessOfBrands, getIncompleteProducts } from '../../../contract/keeping/completeness.ts'
import { gaps, type Gap } from '../../../contract/keeping/gaps.ts'
import { brandNameOf, pickName, useIsChinese } from '../../catalogue/names.ts'
import { id, pageNo, useAsked } from '../../lists/asked.ts'
import { query } from '../../query.ts'
import { gapIn } from '../form-address.ts'

export const BRANDS_A_PAGE = 20
export const WORK_A_PAGE = 50
export const FACTS_A_PAGE = 20

export const reading = { isSilent: true, keepsLast: true }

/** The pages of the brands, of the work list and of the missing facts, and what narrows the last two. */
const FIELDS = { brandId: id, gap: gapIn, brands: pageNo, page: pageNo, facts: pageNo }

/** What the address asks for. Another brand or gap begins at the first page of the work; a turned page leaves the other lists alone. */
export function useWantedWork() {
  const { asked, ask } = useAsked(FIELDS)
  const { page, brands, facts } = asked
  return {
    wanted: asked,
    narrow: (part: { brandId?: string | null; gap?: Gap | null }) => ask({ ...part, brands }),
    turn: (part: { page?: number; brands?: number; facts?: number }) => ask({ page, brands, facts, ...part }),
  }
}

export function useBrands() {
  const { brands } = useWantedWork().wanted
  return useQuery(query(getCompletenessOfBrands, { pageNo: brands, pageSize: BRANDS_A_PAGE }, reading))
}

export function useWork() {
  const { brandId, gap, page } = useWantedWork().wanted
  return useQuery(query(getIncompleteProducts, { brandId, gap, pageNo: page, pageSize: WORK_A_PAGE }, reading))
}

/** The name of the brand that narrows the work list, where a list in sight has it. */
export function useWantedBrandName(): string | undefined {
  const isChinese = useIsChinese()
  const { brandId } = useWantedWork().wanted
  const brands = [...(useBrands().data?.list ?? []), ...(useWork().data?.list ?? []).map((one) => one.brand)]
  const brand = brands.find((one) => one.id === brandId)
  return brand && brandNameOf(isChinese, { ...brand, name: brand.name ?? '' })
}

/** A gap's name in the page's language: "No price". */
export function useGapName(): (gap: Gap) => string {
  const isChinese = useIsChinese()
  return (gap) => {
    const found = gaps.find(({ value }) => value === gap)
    return pickName(isChinese, found?.name, found?.enName)
  }
}
