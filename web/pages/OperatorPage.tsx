import { useTranslation } from 'react-i18next'
import { ReportedBoards } from '../boards/reports/ReportedBoards.tsx'
import { ImageIndex } from '../imports/ImageIndex.tsx'
import { ImportsView } from '../imports/ImportsView.tsx'
import styles from './OperatorPage.module.css'

/** What the catalogue's staff see: for now, what was brought into it, how far its pictures can be searched, and which boards were reported. */
export function OperatorPage() {
  const { t } = useTranslation()
  return (
    <div className={styles['page']}>
      <h1 className={styles['title']}>{t('operator.imports')}</h1>
      <p className={styles['hint']}>{t('operator.importsHint')}</p>
      <ImportsView />
      <ImageIndex />
      <ReportedBoards />
    </div>
  )
}
