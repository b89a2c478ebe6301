import { useIsFetching } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { saysStarting } from '../query-client.ts'
import styles from './StartingNotice.module.css'

/** While the server starts, the page's requests are repeated. Not loaded lazily: nothing could load then. */
export function StartingNotice() {
  const { t } = useTranslation()
  const waiting = useIsFetching({ predicate: ({ state }) => saysStarting(state.fetchFailureReason) })
  return <output>{waiting > 0 && <p className={styles['line']}>{t('errors.starting')}</p>}</output>
}
