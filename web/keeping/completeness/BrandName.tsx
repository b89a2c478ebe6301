import { useTranslation } from 'react-i18next'
import type { BrandCompleteness } from '../../../contract/keeping/completeness.ts'
import { brandNameOf, useIsChinese } from '../../catalogue/names.ts'
import styles from './Completeness.module.css'
import { useWantedWork } from './wanted-work.ts'

export type BrandSums = Omit<BrandCompleteness, 'id' | 'name' | 'englishName'>

interface BrandNameProps {
  /** None for all of them. */
  brand: BrandCompleteness | undefined
  /** The list of work is of the brand from now on. */
  onNarrow: () => void
}

/** What a brand is called; pressed, the list of work is of it alone, and pressed again of all. */
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
