import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { MOST_COMPARED } from './address.ts'
import type { useComparison } from './comparison.ts'
import styles from './CompareView.module.css'

interface CompareNotesProps {
  comparison: Pick<ReturnType<typeof useComparison>, 'skuIds' | 'named'>
  isAlike: boolean
}

/** Notes to read before the comparison. */
export function CompareNotes({ comparison: { skuIds, named }, isAlike }: CompareNotesProps) {
  const { t } = useTranslation()
  return (
    <>
      {named > MOST_COMPARED && <p className={styles['note']}>{t('comparison.tooMany', { count: named })}</p>}
      {skuIds.length === 1 && (
        <p className={styles['note']}>
          {t('comparison.one')} <Link to="/">{t('comparison.oneAction')}</Link>
        </p>
      )}
      {isAlike && <p className={styles['note']}>{t('comparison.alike')}</p>}
    </>
  )
}
