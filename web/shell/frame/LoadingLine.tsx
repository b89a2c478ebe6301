import { useIsFetching, useIsMutating, type Query } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ProgressLine } from '../../kit/ProgressLine.tsx'

/** A line at the top while something that the person waits for is loading. */
export function LoadingLine() {
  const { t } = useTranslation()
  const loading = useIsFetching({ predicate: isWaitedFor })
  const writing = useIsMutating()
  return loading + writing > 0 ? <ProgressLine label={t('loading')} /> : null
}

/** Not for reading ahead on hover, nor for background requests. */
function isWaitedFor(query: Query): boolean {
  return query.isActive() && !query.meta?.isBackground
}
