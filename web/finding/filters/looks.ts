import '../../locales/looks-texts.ts'
import type { TFunction } from 'i18next'
import { nameOfLook, type LookGroup } from '../../../contract/looks/look-names.ts'

/** The list of filters with the words of each group. */
export const listOfLook = {
  warmth: 'warmths',
  pattern: 'patterns',
  liveliness: 'livelinesses',
} as const satisfies Record<LookGroup, string>

/** The value of what is not measured yet, in each group. */
export const UNMEASURED = 'unmeasured'

/** A word in the reader's language. */
export function lookName(
  { group, word }: { group: LookGroup; word: string },
  { isChinese, t }: { isChinese: boolean; t: TFunction },
): string {
  return word === UNMEASURED ? t('looks.unmeasured') : nameOfLook({ group, word }, isChinese)
}
