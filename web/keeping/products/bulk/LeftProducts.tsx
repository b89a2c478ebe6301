import { useTranslation } from 'react-i18next'
import type { LeftProduct } from '../../../../contract/keeping/bulk.ts'
import { pickName, useIsChinese } from '../../../catalogue/names.ts'
import { useFigures } from '../../../kit/figures.ts'
import styles from './BulkDialog.module.css'

/** Products that a bulk change left unchanged, and why; the first ones by name. */
export function LeftProducts({ kept, left }: { kept: number; left: readonly LeftProduct[] }) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const figure = useFigures()
  return (
    <section className={styles['preview']}>
      <h3>{t('keptProducts.bulk.left', { count: kept, figure: figure(kept) })}</h3>
      <div className={styles['scroll']}>
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">{t('keptProducts.bulk.where')}</th>
              <th scope="col">{t('keptProducts.bulk.reason')}</th>
            </tr>
          </thead>
          <tbody>
            {left.map(({ productId, name, enName, reason }) => (
              <tr key={productId}>
                <td>{pickName(isChinese, name, enName) || productId}</td>
                <td>{isChinese ? reason.zh : reason.en}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {kept > left.length && (
        <p className={styles['hint']}>{t('keptProducts.bulk.first', { figure: figure(left.length) })}</p>
      )}
    </section>
  )
}
