import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { nameOfPlace, placeCodes, type PlaceCode } from '../../../contract/places/place-names.ts'
import { useIsChinese } from '../../catalogue/names.ts'
import { useFigures } from '../../kit/figures.ts'
import { useAddressFilters } from '../filters/address-filters.ts'
import type { CatalogueFilters } from '../filters/filters.ts'
import { FacetList } from './facet/FacetList.tsx'
import { CountsContext, counterOf, useFacets } from './facets.ts'

/** The places where products fit by what they state, in their own order; beside each, how many do not say, which a press lists. */
export function PlaceFilter() {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const figure = useFigures()
  const { filters, changeFilters } = useAddressFilters()
  const isCounted = use(CountsContext)
  const counts = useFacets()?.places
  const countOf = counterOf(counts)
  const { places: chosen } = filters
  const choose = (code: PlaceCode, answer: CatalogueFilters['places'][number] | null) => {
    const others = chosen.filter((one) => one.split(':')[0] !== code)
    changeFilters({ places: answer === null ? others : [...others, answer] })
  }
  // Others are not asked of any product here.
  const asked = new Set([...(counts ?? []).map(({ value }) => value), ...chosen].map((value) => value.split(':')[0]))
  const values = placeCodes
    .filter((code) => asked.has(code))
    .map((code) => {
      const unstated = countOf(`${code}:unstated`) ?? 0
      const isOn = chosen.includes(`${code}:unstated`)
      return {
        id: code,
        name: nameOfPlace(code, isChinese),
        count: countOf(code),
        aside:
          (isCounted && unstated > 0) || isOn
            ? {
                text: t('filters.doNotSay', { count: unstated, figure: figure(unstated) }),
                why: t('filters.doNotSayWhy'),
                isOn,
                onPress: () => choose(code, isOn ? null : `${code}:unstated`),
              }
            : undefined,
      }
    })
  return (
    <FacetList
      name="place"
      title={t('filters.place')}
      note={t('filters.placeNote')}
      values={counts && values}
      isSearchable={false}
      ticked={chosen}
      onTick={(id, isTicked) => {
        const code = placeCodes.find((one) => one === id)
        if (code) choose(code, isTicked ? code : null)
      }}
    />
  )
}
