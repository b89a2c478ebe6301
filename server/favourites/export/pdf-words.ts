import type { Language } from '../../../contract/problem.ts'
import { certificatesOf } from './columns.ts'
import type { ScheduledPrice, ScheduleItem } from './schedule.ts'
import type { FolderWords } from './words.ts'

/** The texts of an item's row. */
export interface ItemInWords {
  name: string
  /** The lines below the name. */
  about: string[]
  withdrawn: string
  hex: string | null
  facts: string[]
  price: string
  /** The lines below the price. */
  basis: string[]
  note: string
  link: string
  pictureKey: string | undefined
  /** All of these texts. */
  texts: string[]
}

export function inWords(
  item: ScheduleItem,
  { words, language }: { words: FolderWords; language: Language },
): ItemInWords {
  const { name, price, unit, perSquareMetre } = item
  const isEstimate = perSquareMetre !== null && !isSame(price, perSquareMetre)
  const said = {
    name,
    about: present([present([item.brand, item.model]).join(' · '), item.category, item.platformNo]),
    withdrawn: item.isOnSale ? '' : words.withdrawn,
    facts: present([
      present([item.colorSystem, item.color]).join(' · '),
      item.size,
      item.origin,
      ...certificatesOf(item, words),
    ]),
    price: price ? rangeOf(price, language) : words.onRequest,
    basis: present([
      price ? present([unit && `/ ${unit}`, taxIn(item, words)]).join(' · ') : '',
      isEstimate ? `≈ ${rangeOf({ ...perSquareMetre, ...rounded(perSquareMetre) }, language)} / m²` : '',
    ]),
    note: item.note.trim() && words.noted(item.note),
  }
  return {
    ...said,
    hex: item.hex,
    link: item.link,
    pictureKey: item.picture?.key,
    texts: Object.values(said).flat(),
  }
}

function present(texts: string[]): string[] {
  return texts.filter(Boolean)
}

function isSame(one: ScheduledPrice | null, other: ScheduledPrice): boolean {
  return one !== null && one.low === other.low && one.high === other.high && one.currency === other.currency
}

/** Rounds a converted price to the precision of an estimate. */
function rounded({ low, high }: ScheduledPrice): { low: number; high: number } {
  return { low: low < 10 ? low : Math.round(low), high: high < 10 ? high : Math.round(high) }
}

function taxIn({ isTaxIncluded }: ScheduleItem, { withTax, withoutTax }: FolderWords): string {
  if (isTaxIncluded === null) return ''
  return isTaxIncluded ? withTax : withoutTax
}

/** "CNY 180 – 220". */
function rangeOf({ low, high, currency }: ScheduledPrice, language: Language): string {
  const figures = new Set([low, high].map((amount) => amountIn(amount, language)))
  return `${currency} ${[...figures].join(' – ')}`
}

const formats = {
  whole: { en: new Intl.NumberFormat('en'), 'zh-CN': new Intl.NumberFormat('zh-CN') },
  cents: {
    en: new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    'zh-CN': new Intl.NumberFormat('zh-CN', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  },
}

function amountIn(amount: number, language: Language): string {
  return formats[Number.isInteger(amount) ? 'whole' : 'cents'][language].format(amount)
}
