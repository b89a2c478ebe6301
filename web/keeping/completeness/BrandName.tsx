import { useTranslation } from 'react-i18next'
import type { BrandCompleteness } from '../../../contract/keeping/completeness.ts'
import { brandNameOf, useIsChinese } from '../../catalogue/names.ts'
import styles from './Completeness.module.css'
import { useWantedWork } from './wanted-work.ts'

export type BrandSums = Omit<BrandCompleteness, 'id' | 'name' | 'englishName'>

interface BrandNameProps {
  /** None for all brands. */
  brand: BrandCompleteness | undefined
  /** Narrows the work list to the brand. */
  onNarrow: () => void
}

/** A brand's name; pressed, it narrows the work list to the brand, and pressed again it widens it. */
export function BrandName({ brand, onNarrow }: BrandNameProps) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const { wanted, change } = useWantedWork()
  if (!brand) return t('completeness.all')
  const name = brandNameOf(isChinese, { ...brand, name: brand.name ?? '' })
  const isChosen = brand.id === wanted.brandId
  const press = () => {
    change({ brandId: isChosen ? undefined : brand.id })
    if (!isChosen) onNarrow()
  }
  return (
    <button
      type="button"
      className={styles['choose']}
      aria-pressed={isChosen}
      title={t('completeness.show', { brand: name })}
      onClick={press}
    >
      {name}
    </button>
  )
}
