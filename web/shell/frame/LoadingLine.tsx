import { useIsFetching, useIsMutating, type Query } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ProgressLine } from '../../ui/ProgressLine.tsx'

/** Stands while something that a person waits for is on its way. */
export function LoadingLine() {
  const { t } = useTranslation()
  const loading = useIsFetching({ predicate: isWaitedFor })
  const writing = useIsMutating()
  return loading + writing > 0 ? <ProgressLine label={t('loading')} /> : null
}

/** Not what is read ahead for a pointer that passes, and not what the page asks for by itself. */
function isWaitedFor(query: Query): boolean {
  return query.isActive() && !query.meta?.isBackground
}
