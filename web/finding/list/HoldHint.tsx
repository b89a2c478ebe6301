import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readStored, writeStored } from '../../kit/storage.ts'
import styles from './ListHeader.module.css'

const TOLD_KEY = 'quarry-told-hold'

/** Explains the long press in a line of its own on the first visit, while the page is open. */
export function HoldHint() {
  const { t } = useTranslation()
  const [isUntold] = useState(() => window.matchMedia('(hover: none)').matches && readStored(TOLD_KEY) === null)
  // Storage is the browser's.
  useEffect(() => {
    if (isUntold) writeStored(TOLD_KEY, '1')
  }, [isUntold])
  return isUntold && <p className={styles['hint']}>{t('list.hold')}</p>
}
