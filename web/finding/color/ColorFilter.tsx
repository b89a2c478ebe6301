import { IconColorPicker } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useAddressFilters } from '../filters/address-filters.ts'
import find from '../rail/facet/FindField.module.css'
import { FacetGroup } from '../rail/facet/FacetGroup.tsx'
import { ColorField } from './ColorField.tsx'
import { ColorHues } from './ColorHues.tsx'
import { DistanceSlider } from './DistanceSlider.tsx'
import { canPickScreenColor, pickScreenColor } from './screen-color.ts'

/** Any colour, and how close to it a product's picture must come. */
export function ColorFilter() {
  const { t } = useTranslation()
  const { filters, changeFilters } = useAddressFilters()
  const { colorHex } = filters
  const take = (hex: string | null) => changeFilters({ colorHex: hex })
  const pick = async () => {
    const hex = await pickScreenColor()
    if (hex) take(hex)
  }
  return (
    <FacetGroup
      name="color"
      title={t('filters.color')}
      hasTicked={colorHex !== null}
      action={
        canPickScreenColor() && (
          <button
            type="button"
            className={find['find']}
            aria-label={t('filters.pickFromScreen')}
            title={t('filters.pickFromScreen')}
            onClick={() => void pick()}
          >
            <IconColorPicker />
          </button>
        )
      }
    >
      <ColorHues color={colorHex} onTake={take} />
      <ColorField color={colorHex} onTake={take} />
      {colorHex !== null && <DistanceSlider color={colorHex} />}
    </FacetGroup>
  )
}
