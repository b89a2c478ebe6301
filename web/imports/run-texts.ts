import type { TFunction } from 'i18next'

/** How long something took, to the second below an hour and to the minute above; never less than a second. */
export function durationText(milliseconds: number, t: TFunction): string {
  const all = Math.max(1, Math.round(milliseconds / 1000))
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60]
  if (hours > 0) return t('operator.hours', { hours, minutes })
  return minutes > 0 ? t('operator.minutes', { minutes, seconds }) : t('operator.seconds', { seconds })
}

/** Day and minute where the reader is. */
export function momentText(moment: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(moment)
}
