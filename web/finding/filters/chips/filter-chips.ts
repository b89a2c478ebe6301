import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { areaPath } from '../../../catalogue/facts/areas.ts'
import { useAttributeChips } from './attribute-chips.ts'
import type { FilterChip } from './filter-chip.ts'
import type { CatalogueFilters } from '../filters.ts'
import { brandNameOf, entryNameOf, nameOf, useIsChinese } from '../../../catalogue/names.ts'
import { usePriceNote } from '../price-note.ts'
import { usePriceText } from '../../../catalogue/prices/price-text.ts'
import {
  areaTree,
  authorityList,
  brandList,
  categoryList,
  colorList,
  toName,
  useDictionary,
} from '../../../catalogue/queries.ts'
import { useSupplyNames } from '../supply-names.ts'

/** Every filter in force. A name that is not loaded yet is its kind; one that the catalogue does not have says so. */
export function useFilterChips(filters: CatalogueFilters): FilterChip[] {
  const listed = useListedChips(filters)
  const colors = useColorChips(filters)
  const attributes = useAttributeChips(filters)
  const supply = useSupplyChips(filters)
  const priceText = usePriceText(filters)({ low: filters.priceMin, high: filters.priceMax })
  const note = usePriceNote(filters)
  const chips: FilterChip[] = []
  if (filters.keyword !== null) chips.push({ key: 'keyword', text: `“${filters.keyword}”`, without: { keyword: null } })
  chips.push(...listed, ...colors)
  if (priceText) chips.push({ key: 'price', text: priceText, note, without: { priceMin: null, priceMax: null } })
  return [...chips, ...attributes, ...supply]
}

/** Category, brands, what is certified and by whom. */
function useListedChips({ categoryId, brandIds, schemes, authorityIds }: CatalogueFilters): FilterChip[] {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const { data: brands } = useQuery({ ...brandList, ...toName(brandIds.length > 0) })
  const { data: categories } = useQuery({ ...categoryList, ...toName(categoryId !== null) })
  const { data: authorities } = useQuery({ ...authorityList, ...toName(authorityIds.length > 0) })
  const claims = useDictionary('product_auth_type')
  const categoryChip = () => {
    const category = categories?.find(({ id }) => id === categoryId)
    const text = category ? nameOf(isChinese, category) : t(categories ? 'filters.unknownCategory' : 'filters.category')
    return { key: 'category', text, without: { categoryId: null } }
  }
  return [
    ...(categoryId === null ? [] : [categoryChip()]),
    ...brandIds.map((brandId) => {
      const brand = brands?.find(({ id }) => id === brandId)
      const text = brand ? brandNameOf(isChinese, brand) : t(brands ? 'filters.unknownBrand' : 'filters.brand')
      return { key: `brand-${brandId}`, text, without: { brandIds: without(brandIds, brandId) } }
    }),
    ...schemes.map((scheme) => {
      const entry = claims?.find(({ value }) => value === scheme)
      const text = entry ? entryNameOf(isChinese, entry) : t(claims ? 'filters.unknownScheme' : 'filters.certificates')
      return { key: `scheme-${scheme}`, text, without: { schemes: without(schemes, scheme) } }
    }),
    ...authorityIds.map((authorityId) => {
      const authority = authorities?.find(({ id }) => id === authorityId)
      const kind = t(authorities ? 'filters.unknownAuthority' : 'filters.certificates')
      const text = authority ? nameOf(isChinese, authority) : kind
      return { key: `authority-${authorityId}`, text, without: { authorityIds: without(authorityIds, authorityId) } }
    }),
  ]
}

/** A colour that products come close to, and colours of systems. */
function useColorChips({ colorHex, colorDistance, colorIds, colorSystems }: CatalogueFilters): FilterChip[] {
  const { t } = useTranslation()
  const { data: colors } = useQuery({ ...colorList, ...toName(colorIds.length > 0) })
  const near = {
    key: 'color-hex',
    text: `≈ ${colorHex}, ΔE ${colorDistance}`,
    hex: colorHex,
    without: { colorHex: null },
  }
  return [
    ...(colorHex === null ? [] : [near]),
    ...colorSystems.map((system) => ({
      key: `system-${system}`,
      text: system,
      without: { colorSystems: without(colorSystems, system) },
    })),
    ...colorIds.map((colorId) => {
      const color = colors?.find(({ id }) => id === colorId)
      const text = color ? `${color.system} ${color.name}` : t(colors ? 'filters.unknownColor' : 'filters.color')
      return {
        key: `color-${colorId}`,
        text,
        hex: color?.hex ?? null,
        without: { colorIds: without(colorIds, colorId) },
      }
    }),
  ]
}

/** In stock, made to measure, and where it comes from. */
function useSupplyChips({ inStock, hasCustomOption, domesticOrImported, areaId }: CatalogueFilters): FilterChip[] {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const names = useSupplyNames()
  const { data: areas } = useQuery({ ...areaTree, ...toName(areaId !== null) })
  const chips: FilterChip[] = []
  if (inStock) chips.push({ key: 'in-stock', text: names.inStock, without: { inStock: false } })
  if (hasCustomOption !== null)
    chips.push({ key: 'custom', text: names.custom(hasCustomOption), without: { hasCustomOption: null } })
  if (domesticOrImported !== null) {
    const text = names.domesticOrImported(domesticOrImported)
    chips.push({ key: 'domestic-imported', text, without: { domesticOrImported: null } })
  }
  if (areaId !== null) {
    const area = areas && areaPath(areas, areaId).at(-1)
    const text = area ? nameOf(isChinese, area) : t(areas ? 'filters.unknownArea' : 'filters.origin')
    chips.push({ key: 'area', text, without: { areaId: null } })
  }
  return chips
}

function without(values: readonly string[], value: string): string[] {
  return values.filter((other) => other !== value)
}
