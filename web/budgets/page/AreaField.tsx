import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Area } from '../../../contract/lookups.ts'
import { nameOf, useIsChinese } from '../../catalogue/names.ts'
import { areaTree } from '../../catalogue/queries.ts'
import { SelectField } from '../../kit/fields/SelectField.tsx'

interface AreaFieldProps {
  areaId: string | null
  onChoose: (areaId: string | null) => void
}

/** The project's area: a country or one of its provinces, which are indented below it. */
export function AreaField({ areaId, onChoose }: AreaFieldProps) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const { data: areas = [] } = useQuery(areaTree)
  const options = optionsOf(areas, isChinese)
  // An area that the catalogue no longer has, or that is not loaded yet, must survive other changes.
  const isUnknown = areaId !== null && !options.some(({ value }) => value === areaId)
  return (
    <SelectField
      label={t('budgetPage.settings.area')}
      options={[
        { value: '', label: t('budgetPage.settings.noArea') },
        ...(isUnknown ? [{ value: areaId, label: t('budgetPage.settings.unknownArea') }] : []),
        ...options,
      ]}
      value={areaId ?? ''}
      onChange={(value) => onChoose(value || null)}
    />
  )
}

function optionsOf(areas: readonly Area[], isChinese: boolean, depth = 0): { value: string; label: string }[] {
  return areas.flatMap((area) => [
    // The browser's own list has no levels, so names are indented with spaces.
    { value: area.id, label: '\u2003'.repeat(depth) + nameOf(isChinese, area) },
    ...optionsOf(area.children, isChinese, depth + 1),
  ])
}
