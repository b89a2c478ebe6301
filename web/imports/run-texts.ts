import type { TFunction } from 'i18next'

/** A duration: below an hour to the second, above to the minute; at least a second. */
export function durationText(milliseconds: number, t: TFunction): string {
  const all = Math.max(1, Math.round(milliseconds / 1000))
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60]
  if (hours > 0) return t('operator.hours', { hours, minutes })
  return minutes > 0 ? t('operator.minutes', { minutes, seconds }) : t('operator.seconds', { seconds })
}

/** Day and minute in the reader's time zone. */
export function momentText(moment: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(moment)
}
