import { useTranslation } from 'react-i18next'
import type { ReactNode } from 'react'
import { ProductSortSelect } from '../../finding/list/ProductSortSelect.tsx'
import { useChipsBesideWords, WordsField } from '../../finding/list/WordsField.tsx'
import { usePageUnit } from '../../kit/page-unit.ts'
import styles from './FolderView.module.css'

interface ListToolsProps {
  filterToggle: ReactNode
  /** The focused chip was the last one. */
  onLastRemoved: () => void
}

/** The folder's filters and sort. */
export function FolderTools({ filterToggle, onLastRemoved }: ListToolsProps) {
  const { t } = useTranslation()
  const { isPhone } = usePageUnit()
  const others = useChipsBesideWords(onLastRemoved)
  const chips = (others || !isPhone) && <div className={styles['chips']}>{others}</div>
  return (
    <div className={styles['tools']}>
      {!isPhone && filterToggle}
      <WordsField label={t('folder.find')} />
      {isPhone ? filterToggle : chips}
      <div className={styles['sort']}>
        <ProductSortSelect names={{ relevance: t('folder.byHand'), newest: t('folder.added') }} />
      </div>
      {isPhone && chips}
    </div>
  )
}
