import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { RetryButton } from '../../errors/RetryButton.tsx'
import { areaTree, authorityList, brandList, categoryList, colorList } from '../../catalogue/queries.ts'
import { useFacetsQuery } from './facets.ts'
import styles from './RailFailure.module.css'

/** One line for all filters that could not load; the list works without them. */
export function RailFailure() {
  const { t } = useTranslation()
  // The lower groups load their own lists, once they are shown.
  const lists = [
    useQuery(categoryList),
    useQuery(brandList),
    useQuery({ ...areaTree, enabled: false }),
    useQuery({ ...authorityList, enabled: false }),
    useQuery({ ...colorList, enabled: false }),
    useFacetsQuery(),
  ]
  const failed = lists.filter(({ isError, data }) => isError && !data)
  if (failed.length === 0) return null
  return (
    <p className={styles['line']}>
      {t('filters.failed')}
      <RetryButton
        look="inline"
        onRetry={() => {
          for (const { refetch } of failed) void refetch()
        }}
      />
    </p>
  )
}
