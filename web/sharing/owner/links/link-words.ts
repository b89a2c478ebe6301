import type { TFunction } from 'i18next'
import type { Link } from '../../../../contract/sharing/link-calls.ts'
import { endOf, timeAgo } from '../../../kit/moments.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

interface Reading {
  t: TFunction
  language: string
  now: number
}

/** Whether the link no longer opens anything. */
export function hasEnded({ revoked, expiresAt }: Link, now: number): boolean {
  return revoked || expiresAt <= now
}

export function linkName({ name }: Pick<Link, 'name'>, t: TFunction): string {
  return name || t('share.unnamed')
}

/** What a link shows, in short. `brandNameOf` knows the brands in the document. */
export function showsText(link: Link, t: TFunction, brandNameOf: (id: string) => string | undefined): string {
  const preset = link.preset
    ? t(`shareLinks.presets.${link.preset}`)
    : t('shareLinks.fieldCount', { count: link.fields.length })
  const brand = link.brandId === null ? undefined : brandNameOf(link.brandId)
  const what = brand === undefined ? preset : t('shareLinks.ofBrand', { preset, brand })
  const hasPrices = link.kind === 'budget' && link.fields.includes('price')
  return hasPrices ? t(`shareLinks.pricesAs.${link.figure ?? 'ranges'}`, { what }) : what
}

/** When a link ends: "ends in 90 days, on December 3, 2026 at 6:00 PM GMT+8". */
export function endText({ revoked, expiresAt }: Link, { t, language, now }: Reading): string {
  if (revoked) return t('shareLinks.revokedState')
  const date = endOf(expiresAt, language)
  if (expiresAt <= now) return t('shareLinks.endedOn', { date })
  const left = expiresAt - now
  const format = new Intl.RelativeTimeFormat(language)
  const when =
    left < DAY_MS ? format.format(Math.ceil(left / HOUR_MS), 'hour') : format.format(Math.round(left / DAY_MS), 'day')
  return t('shareLinks.endsIn', { when, date })
}

/** How often a link was opened, and when last. */
export function viewsText({ views, lastView }: Link, { t, language, now }: Reading): string {
  if (views === 0 || lastView === null) return t('shareLinks.neverOpened')
  const when = timeAgo(lastView, now, language) ?? t('shareLinks.justNow')
  return t('shareLinks.opened', { count: views, figure: new Intl.NumberFormat(language).format(views), when })
}
