import '../../locales/worse-texts.ts'
import { useTranslation } from 'react-i18next'
import type { Worsening } from '../../../contract/facts/ranks.ts'

/** A fact that is worse with another material, and both values with their unit; null: not stated. */
export interface WorseFact {
  worse: Worsening
  from: string
  to: string | null
}

/** How a fact is worse, by which norm: "Falls from R11 to R9 (EN 16165)". */
export function useWorseWords(): (fact: WorseFact) => string {
  const { t } = useTranslation()
  return ({ worse: { how, norm }, from, to }) => {
    const words = t(`worse.${wordOf(how, { from, to })}`, { from, to })
    return norm ? t('worse.by', { words, norm }) : words
  }
}

function wordOf(how: Worsening['how'], { from, to }: Omit<WorseFact, 'worse'>) {
  if (how === 'partly') return how
  if (how === 'lost') return to === null ? how : 'otherScale'
  // Of emissions less is better.
  return Number.parseFloat(to ?? '') > Number.parseFloat(from) ? 'rises' : 'falls'
}
