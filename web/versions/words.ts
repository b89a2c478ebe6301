import type { TFunction } from 'i18next'
import type { NamedVersion } from '../../contract/versions.ts'
import { rangeText } from '../budgets/amount-text.ts'

type Named = Pick<NamedVersion, 'name' | 'isAutomatic' | 'isBeforeUndo'>

/** The name of a version. An automatic one is named after the version that was about to be restored, or the undo. */
export function versionName({ name, isAutomatic, isBeforeUndo }: Named, t: TFunction): string {
  if (!isAutomatic) return name
  if (isBeforeUndo && name) return t('versions.beforeUndoOf', { name })
  return name ? t('versions.before', { name }) : t('versions.beforeUndo')
}

/** "8 lines · CNY 4,147.20 – 5,068.80". */
export function sizeText({ kind, count, totals }: NamedVersion, t: TFunction, language: string): string {
  const figure = { count, figure: new Intl.NumberFormat(language).format(count) }
  const size = kind === 'board' ? t('versions.items', figure) : t('versions.lines', figure)
  if (!totals) return size
  return `${size} · ${totals.currency} ${rangeText(totals.low, totals.high, totals.currency, language)}`
}

/** The time of day in the reader's time zone. */
export function timeText(moment: number, language: string): string {
  return new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(moment)
}
