import { priceOnBoard, unbroken } from '../../../../contract/boards/layout/words.ts'
import type { SharedFolder, SharedFolderItem } from '../../../../contract/sharing/views.ts'
import { skuNameOf, variantOf } from '../../../catalogue/names.ts'
import { factOf, nameFor, standingFacts } from '../subject/standing-facts.ts'
import type { GuestFormats } from '../subject/words.ts'
import type { SubjectFact, SharedSubject } from '../subject/subject.ts'

export function folderSubjects(folder: SharedFolder, words: GuestFormats): SharedSubject[] {
  return folder.items.map((item, index) => ({
    keys: [`item ${item.id}`],
    place: { itemId: item.id },
    name: nameOf(item, words) || folderBrandAndModel(item, words) || words.t('shared.unnamed', { number: index + 1 }),
    facts: factsOf(item, words),
    cover: item.cover ?? null,
  }))
}

function nameOf({ name = '', enName = '', variant = null, model = '' }: SharedFolderItem, { isChinese }: GuestFormats) {
  if (!name && !enName) return ''
  return skuNameOf(isChinese, { name, enName }, variantOf(isChinese, { variant, model }))
}

/** Empty where the link hides both. */
export function folderBrandAndModel({ brand, model }: SharedFolderItem, words: GuestFormats): string {
  return [brand && nameFor(brand, words), model].filter(Boolean).join(' · ')
}

/** "CNY 180 – 220 / m²"; empty where the link hides prices. */
export function folderPrice({ price }: SharedFolderItem, { t, isChinese }: GuestFormats): string {
  if (price === undefined) return ''
  if (price === null) return t('shared.noPrice')
  const { low, high, currency, unit, taxIncluded } = price
  const told = priceOnBoard({ minPrice: low, maxPrice: high, currency, unit }, isChinese ? 'zh-CN' : 'en')
  const tax = taxIncluded == null ? '' : t(taxIncluded ? 'shared.withTax' : 'shared.withoutTax')
  return [told, tax].filter(Boolean).join(isChinese ? '，' : ', ')
}

function factsOf(item: SharedFolderItem, words: GuestFormats): SubjectFact[] {
  const { t } = words
  const { brand, category = [], color, colorSystem, model, note, now, origin, platformNo, size } = item
  return [
    ...factOf(t('shared.facts.brand'), brand && nameFor(brand, words)),
    ...factOf(t('shared.facts.model'), model),
    ...factOf(t('shared.facts.platformNo'), platformNo),
    ...factOf(t('shared.facts.category'), category.map((one) => nameFor(one, words)).join(' / ')),
    ...factOf(t('shared.facts.size'), size && unbroken(size)),
    ...factOf(t('shared.facts.color'), [colorSystem, color].filter(Boolean).join(' ')),
    ...factOf(t('shared.facts.origin'), origin && nameFor(origin, words)),
    ...factOf(t('shared.facts.price'), folderPrice(item, words)),
    ...factOf(t('shared.facts.status'), now?.status === 'withdrawn' ? t('shared.withdrawn') : null),
    ...standingFacts(now, words),
    ...factOf(t('shared.facts.note'), note),
  ]
}
