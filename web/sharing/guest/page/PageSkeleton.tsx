import { useTranslation } from 'react-i18next'
import { ProgressLine } from '../../../ui/ProgressLine.tsx'
import { PageHead } from './PageHead.tsx'
import styles from './PageSkeleton.module.css'

/** While what is shared comes. */
export function PageSkeleton() {
  const { t } = useTranslation()
  return (
    <>
      <PageHead />
      <ProgressLine label={t('shared.loading')} />
      <div className={styles['page']} aria-hidden>
        <span className={styles['title']} />
        <span className={styles['line']} />
        <span className={styles['body']} />
      </div>
    </>
  )
}
