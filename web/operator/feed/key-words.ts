import type { TFunction } from 'i18next'
import type { FeedKey } from '../../../contract/feed.ts'
import { figureText } from '../../kit/figures.ts'
import { dayOf, endOf, timeAgo } from '../../kit/moments.ts'

interface Reading {
  t: TFunction
  language: string
  /** Epoch milliseconds. */
  now: number
}

/** Who created a key and when, and when it ends or has ended. */
export function lifeText({ createdBy, createTime, ...key }: FeedKey, { t, language, now }: Reading): string {
  const day = dayOf(createTime, language)
  const made = createdBy === null ? t('feed.made', { day }) : t('feed.madeBy', { name: createdBy, day })
  return `${made} · ${endText(key, { t, language, now })}`
}

function endText(
  { revokeTime, revokedBy, expireTime }: Pick<FeedKey, 'revokeTime' | 'revokedBy' | 'expireTime'>,
  { t, language, now }: Reading,
): string {
  if (revokeTime !== null) {
    const day = dayOf(revokeTime, language)
    return revokedBy === null ? t('feed.revoked', { day }) : t('feed.revokedBy', { name: revokedBy, day })
  }
  if (expireTime === null) return t('feed.endless')
  return t(expireTime <= now ? 'feed.expired' : 'feed.until', { day: endOf(expireTime, language) })
}

/** How often a key was used, and when last. */
export function usageText({ calls, lastUse }: FeedKey, { t, language, now }: Reading): string {
  if (lastUse === null) return t('feed.unused')
  const counted = t('feed.calls', { count: calls, figure: figureText(calls, language) })
  return `${counted} · ${t('feed.lastUse', { when: timeAgo(lastUse, now, language) ?? t('feed.justNow') })}`
}
