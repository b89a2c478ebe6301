import '../../locales/background-work-texts.ts'
import { useIsFetching, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import buttons from '../../kit/buttons.module.css'
import { ProgressLine } from '../../kit/ProgressLine.tsx'
import { backgroundWork, useLookAgain } from './queries.ts'
import styles from './LookAgain.module.css'

/** Reads the page again, for work goes on while somebody looks; and tells when it was read last. */
export function LookAgain() {
  const { t, i18n } = useTranslation()
  const lookAgain = useLookAgain()
  // The view requests it; here its age is only read from the cache.
  const { dataUpdatedAt } = useQuery({ ...backgroundWork, enabled: false })
  const { queryKey } = backgroundWork
  const isBusy = useIsFetching({ queryKey, predicate: ({ state }) => state.data !== undefined }) > 0
  const time = new Intl.DateTimeFormat(i18n.language, { timeStyle: 'medium' })
  return (
    <div className={styles['look']}>
      <output className={styles['last']}>
        {dataUpdatedAt > 0 && t('backgroundWork.lookedAt', { when: time.format(dataUpdatedAt) })}
      </output>
      {isBusy && <ProgressLine label={t('loading')} />}
      <button type="button" className={buttons['plain']} aria-busy={isBusy} onClick={() => isBusy || void lookAgain()}>
        {t('backgroundWork.lookAgain')}
      </button>
    </div>
  )
}
