import { shownCurrency, shownPrice } from '../../money.ts'
import { nameIn } from '../../display-name.ts'
import type { Language } from '../../problem.ts'
import type { Snapshot } from '../item.ts'
import type { Size } from '../scale.ts'
import { UNBROKEN } from './lettering.ts'

/** Texts on a board's paper that its owner did not write. */
export const words = {
  en: {
    notToScale: 'not to scale',
    mirrored: 'picture mirrored',
    between: ', ',
    fromFile: (day: string) => ` (board file, ${day})`,
  },
  'zh-CN': {
    notToScale: '非按比例',
    mirrored: '图片镜像拼接',
    between: '，',
    fromFile: (day: string) => `（材料板文件，${day}）`,
  },
} as const

/** How a slab's picture fills it; without the slab's size where that is not shown. */
export function mirroredText(language: Language, piece: Size | null): string {
  if (language === 'zh-CN') return piece ? `图片镜像拼接，铺满 ${piece.w} × ${piece.h} mm` : '图片镜像拼接'
  return piece ? `Picture mirrored to fill ${piece.w} × ${piece.h} mm` : 'Picture mirrored'
}

/** Texts of a printed sheet only. */
export const sheetWords = {
  en: {
    legend: 'Legend',
    onRequest: 'Price on request',
    paper: (width: string, height: string, scale: string) => `${width} × ${height} mm, ${scale}`,
    printed: (scale: string) => `printed at ${scale}`,
    changes: {
      withdrawn: 'No longer on sale',
      price: 'The price has changed since',
      certificate: 'A certificate has expired',
    },
  },
  'zh-CN': {
    legend: '图例',
    onRequest: '价格面议',
    paper: (width: string, height: string, scale: string) => `${width} × ${height} mm，${scale}`,
    printed: (scale: string) => `打印比例 ${scale}`,
    changes: { withdrawn: '已停售', price: '价格已变动', certificate: '有证书已过期' },
  },
}

/** A SKU's name: product and variant. */
export function sampleName(
  snapshot: Pick<Snapshot, 'name' | 'enName' | 'variant' | 'model'>,
  language: Language,
): string {
  const variant = snapshot.variant ? nameIn(language, snapshot.variant) : ''
  const own = variant === snapshot.model ? '' : variant
  return [nameIn(language, snapshot), own].filter(Boolean).join(words[language].between)
}

/** Keeps figures, signs and unit of a size on one line: "100 × 100 mm". */
export function unbroken(size: string): string {
  return size.replaceAll(/\s+(?=[×x*])|(?<=[×x*])\s+(?=\d)|(?<=\d)\s+(?=[\p{L}²³]{1,3}(?!\p{L}))/gu, UNBROKEN)
}

/** "CNY 180 – 220 / m²", with the day of the board file that states it; empty without a price. */
export function priceOnBoard(
  {
    minPrice,
    maxPrice,
    currency,
    unit,
    fromFile,
  }: Pick<Snapshot, 'minPrice' | 'maxPrice' | 'currency' | 'unit' | 'fromFile'>,
  language: Language,
): string {
  const [low, high] = [minPrice ?? maxPrice, maxPrice ?? minPrice]
  if (low === null || high === null) return ''
  const figures = new Set(
    [low, high].map((amount) => figure(shownPrice(Number(amount), currency, '').amount, language)),
  )
  const per = nameIn(language, unit)
  const day = fromFile === undefined ? '' : words[language].fromFile(dayOf(fromFile))
  return `${shownCurrency(currency).toUpperCase()} ${[...figures].join(' – ')}${per && ` / ${per}`}${day}`
}

/** The day of a moment in epoch milliseconds, in UTC: `2026-05-03`. */
export function dayOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10)
}

function figure(amount: number, language: Language): string {
  const digits = Number.isInteger(amount) ? 0 : 2
  return amount.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits })
}
