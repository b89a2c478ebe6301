import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { colorList, toName } from '../../../catalogue/queries.ts'
import { useColorName } from '../../color/color-name.ts'
import { distanceFrom, type CatalogueFilters } from '../filters.ts'
import { valuesWithout, type FilterChip } from './filter-chip.ts'

/** The colour that pictures are compared with. */
export function useNearColorChips(filters: CatalogueFilters): FilterChip[] {
  const { colorHex } = filters
  const name = useColorName(colorHex)
  if (colorHex === null) return []
  const text = near({ hex: colorHex, name, distance: distanceFrom(colorHex, filters) })
  return [{ key: 'color-hex', text, hex: colorHex, without: { colorHex: null } }]
}

/** A colour as a chip tells it: "≈ RAL 7016 #383e42, ΔE 10". */
export function near({ hex, name, distance }: { hex: string; name: string | null; distance: number }): string {
  return `≈ ${name === null ? '' : `${name} `}${hex}, ΔE ${distance}`
}

export function systemChips({ colorSystems }: CatalogueFilters): FilterChip[] {
  return colorSystems.map((system) => ({
    key: `system-${system}`,
    text: system,
    without: { colorSystems: valuesWithout(colorSystems, system) },
  }))
}

/** Colours of colour systems. */
export function useColorChips({ colorIds }: CatalogueFilters): FilterChip[] {
  const { t } = useTranslation()
  const { data: colors } = useQuery({ ...colorList, ...toName(colorIds.length > 0) })
  return colorIds.map((colorId) => {
    const color = colors?.find(({ id }) => id === colorId)
    const text = color ? `${color.system} ${color.name}` : t(colors ? 'filters.unknownColor' : 'filters.color')
    const hex = color?.hex ?? null
    return { key: `color-${colorId}`, text, hex, without: { colorIds: valuesWithout(colorIds, colorId) } }
  })
}
