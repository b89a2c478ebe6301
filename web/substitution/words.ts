import { useTranslation } from 'react-i18next'
import type { NamedSku, SubstitutionPlace, Whereabouts } from '../../contract/substitution.ts'
import { pickName, skuNameOf, useIsChinese } from '../catalogue/names.ts'
import { substitutionPlaceKeyOf } from './places.ts'

/** Names a position in a board, list or folder: "Line FL-01 · Lobby, Bar". Empty for an item of a folder without a note. */
function usePlaceWords(): (place: Whereabouts) => string {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  return (place) => {
    if (place.of === 'background') return t('substitution.place.background')
    if (place.of === 'item') return place.note && t('substitution.place.itemNote', { note: place.note })
    if (place.of === 'sample') return joined([t('substitution.place.sample', { number: place.number }), place.note])
    const { code, name, section, rooms, isAlternative } = place
    return joined([
      code ? t('substitution.place.line', { code }) : t('substitution.place.lineNone'),
      isAlternative ? t('substitution.place.alternative') : '',
      name,
      rooms.length > 0 ? rooms.join(isChinese ? '、' : ', ') : section,
    ])
  }
}

/** As `usePlaceWords`, for the places of one thing, by key. Equal names are numbered: "No. 1 (1 of 2)". */
export function usePlacesWords(): (places: readonly Placed[]) => Map<string, string> {
  const { t } = useTranslation()
  const placeWords = usePlaceWords()
  return (places) => {
    const said = places.map((place) => ({ key: substitutionPlaceKeyOf(place), words: placeWords(place.place) }))
    const alike = Map.groupBy(said, ({ words }) => words)
    return new Map(
      said.map(({ key, words }) => {
        const those = alike.get(words) ?? []
        if (those.length < 2) return [key, words]
        const place = those.findIndex((one) => one.key === key) + 1
        return [key, t('substitution.place.oneOf', { words, place, count: those.length })]
      }),
    )
  }
}

type Placed = SubstitutionPlace & { place: Whereabouts }

/** Names a SKU of the history. */
export function useSkuWords(): (sku: NamedSku) => { name: string; make: string } {
  const isChinese = useIsChinese()
  return (sku) => ({
    name: skuNameOf(isChinese, sku, sku.variant),
    make: joined([pickName(isChinese, sku.brand.name, sku.brand.enName), sku.model]),
  })
}

function joined(words: readonly string[]): string {
  return words.filter(Boolean).join(' · ')
}
