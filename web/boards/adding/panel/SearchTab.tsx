import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProductCard } from '../../../../contract/catalogue.ts'
import { useIsChinese } from '../../../catalogue/names.ts'
import { noFilters } from '../../../finding/filters/filters.ts'
import { useProductPages } from '../../../finding/list/product-pages.ts'
import { SearchField } from '../../../kit/fields/SearchField.tsx'
import { useEndlessList } from '../../../kit/lists/endless-list.ts'
import { useSettled } from '../../../kit/settled.ts'
import { materialOf } from './material.ts'
import type { Taking } from './MaterialCard.tsx'
import { Materials } from './Materials.tsx'
import styles from './tabs.module.css'

/** The search runs after a pause of typing. */
const PAUSE_MS = 250
const LONGEST_WORDS = 200

/** A search of the catalogue by words. */
export function SearchTab({ taking }: { taking: Taking }) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const [words, setWords] = useState('')
  const keyword = useSettled(words.trim(), PAUSE_MS) || null
  const list = useEndlessList(useProductPages({ ...noFilters, keyword }), productsIn)
  return (
    <>
      <SearchField
        className={styles['find']}
        label={t('boardAdding.searchFor')}
        clearLabel={t('boardAdding.clear')}
        most={LONGEST_WORDS}
        value={words}
        onChange={setWords}
      />
      <Materials
        materials={list.isPending ? undefined : list.items.map((product) => materialOf(product, isChinese))}
        error={list.error}
        onRetry={list.retry}
        hasMore={list.hasMore}
        onNearEnd={list.readOn}
        empty={{ title: t('boardAdding.noResults'), hint: t('boardAdding.noResultsHint') }}
        taking={taking}
      />
    </>
  )
}

function productsIn(pages: readonly { list: ProductCard[] }[]): ProductCard[] {
  return pages.flatMap(({ list }) => list)
}
