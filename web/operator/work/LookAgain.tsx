import '../../locales/background-work-texts.ts'
import { useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { getBackgroundWork, getFailedJobs } from '../../../contract/background-work.ts'
import { Button } from '../../kit/Button.tsx'
import { ProgressLine } from '../../kit/ProgressLine.tsx'
import { query, readAgain } from '../../query.ts'

/** Reads the page again, for work goes on while somebody looks; and tells when it was read last. */
export function LookAgain() {
  const { t, i18n } = useTranslation()
  const client = useQueryClient()
  // The view requests it; here its age is only read from the cache.
  const { dataUpdatedAt } = useQuery({ ...query(getBackgroundWork, {}), enabled: false })
  const { queryKey } = query(getBackgroundWork, {})
  const isBusy = useIsFetching({ queryKey, predicate: ({ state }) => state.data !== undefined }) > 0
  const time = new Intl.DateTimeFormat(i18n.language, { timeStyle: 'medium' })
  return (
    <div className="flex flex-wrap items-center gap-x-14 gap-y-8 phone:flex-row-reverse">
      <output className="figures text-meta text-second empty:hidden">
        {dataUpdatedAt > 0 && t('backgroundWork.lookedAt', { when: time.format(dataUpdatedAt) })}
      </output>
      {isBusy && <ProgressLine label={t('loading')} />}
      <Button
        label={t('backgroundWork.lookAgain')}
        isBusy={isBusy}
        onPress={() => void readAgain(client, [getBackgroundWork, getFailedJobs])}
      />
    </div>
  )
}
