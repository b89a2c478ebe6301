import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { colorList, toName } from '../../../catalogue/queries.ts'
import type { CatalogueFilters } from '../filters.ts'
import { valuesWithout, type FilterChip } from './filter-chip.ts'

/** The colour that pictures are compared with. */
export function nearColorChips({ colorHex, colorDistance }: CatalogueFilters): FilterChip[] {
  if (colorHex === null) return []
  const text = `≈ ${colorHex}, ΔE ${colorDistance}`
  return [{ key: 'color-hex', text, hex: colorHex, without: { colorHex: null } }]
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
