import { useTranslation } from 'react-i18next'
import type { NamedSku, Whereabouts } from '../../contract/substitution.ts'
import { pickName, skuNameOf, useIsChinese } from '../catalogue/names.ts'

/** Says where in a board, list or folder something stands: "Line FL-01 · Lobby, Bar". Nothing of an item that nothing was noted on. */
export function usePlaceWords(): (place: Whereabouts) => string {
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

/** A SKU as history knows it. */
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
