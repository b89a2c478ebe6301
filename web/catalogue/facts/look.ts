import '../../locales/looks-texts.ts'
import type { TFunction } from 'i18next'
import type { SkuDetail } from '../../../contract/catalogue.ts'
import { lookGroups, nameOfLook } from '../../../contract/looks/look-names.ts'
import { formatQuantity } from '../prices/price.ts'

type Look = NonNullable<SkuDetail['look']>
interface Wording {
  t: TFunction
  language: string
  isChinese: boolean
}

/** "Warm · Veined, at about 120 mm · Calm"; empty where no word is sure. */
export function lookText(look: Look, { t, language, isChinese }: Wording): string {
  const words = lookGroups.flatMap((group) => {
    const word = look[group]
    if (word === undefined) return []
    const name = nameOfLook({ group, word }, isChinese)
    const size = group === 'pattern' ? look.patternSize : undefined
    return size === undefined ? [name] : [t('looks.repeating', { name, size: formatQuantity(size, language) })]
  })
  return words.join(' · ')
}

/** "about 42 (38–46)"; empty where the maker states an LRV. */
export function reflectanceText({ reflectance }: Look, { t }: Pick<Wording, 't'>): string {
  return reflectance ? t('looks.about', { ...reflectance }) : ''
}
