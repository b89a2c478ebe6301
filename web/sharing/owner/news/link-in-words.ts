import type { TFunction } from 'i18next'

/** A link's name within a sentence. */
export function linkInWords(name: string, t: TFunction): string {
  return name === '' ? t('share.linkForNobody') : t('share.linkFor', { name })
}
