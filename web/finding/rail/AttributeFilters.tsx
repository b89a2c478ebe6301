import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAddressFilters } from '../filters/address-filters.ts'
import { useAttributeGroups } from './attributes/attribute-groups.ts'
import { AttributeFilter } from './attributes/AttributeFilter.tsx'
import { useFacets } from './facets.ts'
import styles from './AttributeFilters.module.css'
import list from './facet/FacetList.module.css'
import { RailSkeleton } from './RailSkeleton.tsx'

const FEW = 6
const OPEN_AT_FIRST = 2

/** The attributes of the chosen category, and attributes in force. */
export function AttributeFilters() {
  const { t } = useTranslation()
  const { filters } = useAddressFilters()
  const facets = useFacets()
  const areCounted = facets !== undefined
  // An empty list shows no categories above to choose from.
  const canChoose = filters.categoryId === null && (!facets || facets.categories.some(({ count }) => count > 0))
  const groups = useAttributeGroups()?.filter(
    ({ attribute: { id }, counts }) => !areCounted || id in filters.attrs || counts.some(({ count }) => count > 0),
  )
  const [showsAll, setShowsAll] = useState(false)
  if (!groups) return <RailSkeleton rows={6} />
  const isLeading = (place: number, id: string) => place < FEW || id in filters.attrs
  const leading = groups.filter(({ attribute: { id } }, place) => isLeading(place, id))
  const hidden = groups.length - leading.length
  return (
    <section className={styles['groups']} aria-label={t('filters.properties')}>
      {canChoose && <p className={styles['hint']}>{t('filters.chooseCategory')}</p>}
      {(showsAll ? groups : leading).map((group, place) => (
        <AttributeFilter key={group.attribute.id} group={group} isOpenAtFirst={place < OPEN_AT_FIRST} />
      ))}
      {hidden > 0 && (
        <button type="button" className={list['more']} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? t('filters.fewerProperties') : t('filters.moreProperties', { count: hidden })}
        </button>
      )}
    </section>
  )
}
