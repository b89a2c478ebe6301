import { useIsFetching } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { saysStarting } from '../query-client.ts'
import styles from './StartingNotice.module.css'

/** While the server starts, what a page waits for is asked again and again. Not a part of its own: none could be loaded then. */
export function StartingNotice() {
  const { t } = useTranslation()
  const waiting = useIsFetching({ predicate: ({ state }) => saysStarting(state.fetchFailureReason) })
  return <output>{waiting > 0 && <p className={styles['line']}>{t('errors.starting')}</p>}</output>
}
