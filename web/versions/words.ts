import type { TFunction } from 'i18next'
import type { NamedVersion } from '../../contract/versions.ts'
import { rangeText } from '../budgets/amount-text.ts'

/** What a version is called: an automatic one after what was about to be brought back. */
export function versionName({ name, isAutomatic }: Pick<NamedVersion, 'name' | 'isAutomatic'>, t: TFunction): string {
  if (!isAutomatic) return name
  return name ? t('versions.before', { name }) : t('versions.beforeUndo')
}

/** "8 lines · CNY 4,147.20 – 5,068.80". */
export function sizeText({ kind, count, totals }: NamedVersion, t: TFunction, language: string): string {
  const figure = { count, figure: new Intl.NumberFormat(language).format(count) }
  const size = kind === 'board' ? t('versions.items', figure) : t('versions.lines', figure)
  if (!totals) return size
  return `${size} · ${totals.currency} ${rangeText(totals.low, totals.high, totals.currency, language)}`
}

/** The time of the day, where the reader is. */
export function timeText(moment: number, language: string): string {
  return new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(moment)
}
