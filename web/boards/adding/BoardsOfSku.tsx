import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { boardsWith } from '../boards-with.ts'
import styles from './BoardsOfSku.module.css'

/** A link from an open product to the published boards that show it. */
export function BoardsOfSku({ skuId }: { skuId: string }) {
  const { t } = useTranslation()
  return (
    <div className={styles['boards']}>
      <Link className={styles['all']} to={boardsWith(skuId)}>
        {t('toBoard.withIt')}
      </Link>
    </div>
  )
}
