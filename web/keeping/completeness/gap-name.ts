import { useTranslation } from 'react-i18next'
import type { BrandCompleteness } from '../../../contract/keeping/completeness.ts'
import { gaps, type Gap } from '../../../contract/keeping/gaps.ts'
import { pickName, useIsChinese } from '../../catalogue/names.ts'
import { useFigures } from '../../kit/figures.ts'

/** A gap's name in the page's language: "No price". */
export function useGapName(): (gap: Gap) => string {
  const isChinese = useIsChinese()
  return (gap) => {
    const found = gaps.find(({ value }) => value === gap)
    return pickName(isChinese, found?.name, found?.enName)
  }
}

/** The most frequent gap, and its count: "No price (8)". */
export function useWorst(): (worst: BrandCompleteness['worst']) => string {
  const { t } = useTranslation()
  const figure = useFigures()
  const gapName = useGapName()
  return (worst) =>
    worst
      ? t('completeness.worstOf', { gap: gapName(worst.gap), figure: figure(worst.count) })
      : t('completeness.nothing')
}
