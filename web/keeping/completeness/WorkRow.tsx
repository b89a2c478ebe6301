import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { IncompleteProduct } from '../../../contract/keeping/completeness.ts'
import { brandNameOf, pickName, useIsChinese } from '../../catalogue/names.ts'
import buttons from '../../kit/buttons.module.css'
import { useFigures, usePercents } from '../../kit/figures.ts'
import { formAddress } from '../form-address.ts'
import { Lacks, SmallCover } from '../products/list/ProductCells.tsx'
import styles from './Completeness.module.css'

/** An incomplete product, and the links to what it lacks. */
export function WorkRow({ product }: { product: IncompleteProduct }) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const figure = useFigures()
  const percent = usePercents()
  const { id, key, brand, completeness, lacks, views } = product
  const name = pickName(isChinese, product.name, product.enName) || key
  return (
    <li className={styles['row']}>
      <SmallCover cover={product.cover} />
      <div className={styles['product']}>
        <p className={styles['name']}>{name}</p>
        <p className={styles['meta']}>
          {key} · {brandNameOf(isChinese, { ...brand, name: brand.name ?? '' })}
        </p>
      </div>
      <dl className={styles['facts']}>
        <div>
          <dt>{t('completeness.share')}</dt>
          <dd>{percent(completeness)}</dd>
        </div>
        <div>
          <dt>{t('completeness.views')}</dt>
          <dd>{figure(views)}</dd>
        </div>
      </dl>
      <div className={styles['lacks']}>
        <Lacks lacks={lacks} />
      </div>
      <Link
        className={buttons['plain']}
        to={formAddress(id, lacks[0])}
        aria-label={t('completeness.editOne', { name })}
      >
        {t('completeness.edit')}
      </Link>
    </li>
  )
}
