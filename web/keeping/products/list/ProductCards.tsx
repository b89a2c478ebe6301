import { IconPencil } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { KeptProduct } from '../../../../contract/keeping/products.ts'
import { brandNameOf, pickName, useIsChinese } from '../../../catalogue/names.ts'
import { ProductPrice } from '../../../catalogue/prices/ProductPrice.tsx'
import buttons from '../../../kit/buttons.module.css'
import { useFigures } from '../../../kit/figures.ts'
import {
  ChangedWhen,
  Complete,
  FactsStated,
  Lacks,
  NameCells,
  SmallCover,
  StatusWord,
  useKeptName,
} from './ProductCells.tsx'
import styles from './ProductCards.module.css'
import { FoldButton, TickBox, type ProductRowsProps } from './ProductTable.tsx'
import { SkuRows } from './SkuRows.tsx'

/** Products below each other, where a table has no room. */
export function ProductCards(props: ProductRowsProps) {
  const { t } = useTranslation()
  return (
    <ul className={styles['cards']} aria-label={t('keptProducts.table')}>
      {props.products.map((product) => (
        <ProductEntry key={product.id} {...props} product={product} />
      ))}
    </ul>
  )
}

function ProductEntry({ product, ticked, onTick, openId, onToggle, now }: ProductRowsProps & { product: KeptProduct }) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const figure = useFigures()
  const name = useKeptName()(product)
  const { id, key, brand, category } = product
  return (
    <li data-ticked={ticked.has(id) || undefined}>
      <div className={styles['head']}>
        <TickBox name={name} isTicked={ticked.has(id)} onTick={(isRange) => onTick(id, isRange)} />
        <SmallCover cover={product.cover} />
        <div className={styles['names']} data-row>
          <NameCells product={product} />
        </div>
        <Link
          className={buttons['icon']}
          to={`/operator/products/${id}`}
          aria-label={t('keptProducts.editOne', { name })}
        >
          <IconPencil />
        </Link>
      </div>
      <p className={styles['meta']}>
        {key} · {brandNameOf(isChinese, { ...brand, name: brand.name ?? '' })} ·{' '}
        {pickName(isChinese, category.name, category.enName)}
      </p>
      <div className={styles['facts']}>
        <FoldButton name={name} isOpen={id === openId} onToggle={() => onToggle(id)}>
          {t('keptProducts.form.sku.count', { count: product.skuCount, figure: figure(product.skuCount) })}
        </FoldButton>
        <ProductPrice price={product} />
        <StatusWord status={product.status} isOnSale={product.isOnSale} />
        <ChangedWhen moment={product.updateTime} now={now} />
      </div>
      <Complete completeness={product.completeness} />
      <FactsStated facts={product.facts} />
      <Lacks lacks={product.lacks} />
      {id === openId && <SkuRows product={product} />}
    </li>
  )
}
