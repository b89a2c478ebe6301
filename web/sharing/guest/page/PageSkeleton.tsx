import { useTranslation } from 'react-i18next'
import { ProgressLine } from '../../../kit/ProgressLine.tsx'
import { PageHead } from './PageHead.tsx'
import styles from './PageSkeleton.module.css'

/** Stands in place of the content while it loads. */
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
