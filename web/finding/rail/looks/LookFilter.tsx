import '../../../locales/looks-texts.ts'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { lookGroups, lookNames, type LookGroup } from '../../../../contract/looks/look-names.ts'
import { offeredWords } from '../../../../contract/looks/words-of-look.ts'
import { useIsChinese } from '../../../catalogue/names.ts'
import { useFigures } from '../../../kit/figures.ts'
import { useAddressFilters } from '../../filters/address-filters.ts'
import { listOfLook, lookName, UNMEASURED } from '../../filters/looks.ts'
import { FacetGroup } from '../facet/FacetGroup.tsx'
import { FacetRow } from '../facet/FacetRow.tsx'
import { withTick, worthShowing } from '../facet/facet-values.ts'
import { CountsContext, counterOf, useFacets } from '../facets.ts'
import styles from './LookFilter.module.css'

/** What was measured of materials in their pictures; nothing where no picture is measured. */
export function LookFilter() {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const figures = useFigures()
  const { filters } = useAddressFilters()
  const facets = useFacets()
  const isCounted = use(CountsContext)
  const groups = lookGroups.map((group) => {
    const countOf = counterOf(facets?.[listOfLook[group]])
    const ticked = filters[listOfLook[group]]
    const words = [
      ...lookNames[group].map(([word]) => word).filter((word) => offeredWords.has(word) || ticked.includes(word)),
      ...ticked.filter((word) => !lookNames[group].some(([known]) => known === word)),
    ]
    const rows = words.map((word) => ({
      id: word,
      name: lookName({ group, word }, { isChinese, t }),
      count: countOf(word),
    }))
    return { group, ticked, rows: worthShowing(rows, ticked), unmeasured: countOf(UNMEASURED) ?? 0 }
  })
  const unmeasured = Math.max(...groups.map((group) => group.unmeasured))
  if (!facets || groups.every(({ rows }) => rows.length === 0)) return null
  return (
    <FacetGroup
      name="look"
      title={t('looks.title')}
      hasTicked={groups.some(({ ticked }) => ticked.length > 0)}
      isOpenAtFirst={false}
    >
      {groups.map(
        ({ group, rows, ticked }) => rows.length > 0 && <LookRows key={group} {...{ group, rows, ticked }} />,
      )}
      {isCounted && unmeasured > 0 && (
        <p className={styles['note']}>
          {t('looks.unmeasuredProducts', { count: unmeasured, figure: figures(unmeasured) })}
        </p>
      )}
    </FacetGroup>
  )
}

interface LookRowsProps {
  group: LookGroup
  rows: { id: string; name: string; count: number | undefined }[]
  ticked: readonly string[]
}

function LookRows({ group, rows, ticked }: LookRowsProps) {
  const { t } = useTranslation()
  const { changeFilters } = useAddressFilters()
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['name']}>{t(`looks.groups.${group}`)}</legend>
      {rows.map((row) => (
        <FacetRow
          key={row.id}
          value={row}
          isTicked={ticked.includes(row.id)}
          onTick={(isTicked) => changeFilters({ [listOfLook[group]]: withTick(ticked, row.id, isTicked) })}
        />
      ))}
    </fieldset>
  )
}
