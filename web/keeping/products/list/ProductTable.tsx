import { IconChevronRight, IconPencil } from '@tabler/icons-react'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { KeptProduct } from '../../../../contract/keeping/products.ts'
import { brandNameOf, pickName, useIsChinese } from '../../../catalogue/names.ts'
import { ProductPrice } from '../../../catalogue/prices/ProductPrice.tsx'
import buttons from '../../../kit/buttons.module.css'
import tickBox from '../../../kit/fields/tick-box.module.css'
import { useFigures } from '../../../kit/figures.ts'
import {
  ChangedWhen,
  Complete,
  FactsStated,
  Lacks,
  NameCells,
  RankCell,
  SmallCover,
  StatusWord,
  useKeptName,
} from './ProductCells.tsx'
import styles from './ProductTable.module.css'
import { SkuRows } from './SkuRows.tsx'

export interface ProductRowsProps {
  products: readonly KeptProduct[]
  ticked: ReadonlySet<string>
  onTick: (id: string, isRange: boolean) => void
  /** The products whose SKUs are shown. */
  openId: string | null
  onToggle: (id: string) => void
  /** Epoch milliseconds. */
  now: number
}

/** Products as the rows of a table; an unfolded row shows its SKUs. */
export function ProductTable(props: ProductRowsProps) {
  const { products, openId } = props
  const { t } = useTranslation()
  return (
    <table className={styles['table']}>
      <caption className="visually-hidden">{t('keptProducts.table')}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles['tick']}>
            <span className="visually-hidden">{t('keptProducts.column.chosen')}</span>
          </th>
          <th scope="col" colSpan={2}>
            {t('keptProducts.column.product')}
          </th>
          <th scope="col">{t('keptProducts.column.category')}</th>
          <th scope="col">{t('keptProducts.column.skus')}</th>
          <th scope="col">{t('keptProducts.column.price')}</th>
          <th scope="col" className={styles['figure']}>
            {t('keptProducts.column.rank')}
          </th>
          <th scope="col">{t('keptProducts.column.status')}</th>
          <th scope="col">{t('keptProducts.column.lacks')}</th>
          <th scope="col">{t('keptProducts.column.changed')}</th>
          <th scope="col">
            <span className="visually-hidden">{t('keptProducts.edit')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {products.map((product) => (
          <Fragment key={product.id}>
            <ProductRow {...props} product={product} />
            {product.id === openId && (
              <tr className={styles['opened']}>
                <td colSpan={11}>
                  <SkuRows product={product} />
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}

function ProductRow({ product, ticked, onTick, openId, onToggle, now }: ProductRowsProps & { product: KeptProduct }) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const figure = useFigures()
  const name = useKeptName()(product)
  const { id, key, brand, category, skuCount } = product
  return (
    <tr data-ticked={ticked.has(id) || undefined}>
      <td className={styles['tick']}>
        <TickBox name={name} isTicked={ticked.has(id)} onTick={(isRange) => onTick(id, isRange)} />
      </td>
      <td className={styles['cover']}>
        <SmallCover cover={product.cover} />
      </td>
      <td className={styles['product']}>
        <NameCells product={product} />
        <p className={styles['meta']}>
          <span className={styles['key']}>{key}</span> {brandNameOf(isChinese, { ...brand, name: brand.name ?? '' })}
        </p>
      </td>
      <td className={styles['words']}>{pickName(isChinese, category.name, category.enName)}</td>
      <td>
        <FoldButton name={name} isOpen={id === openId} onToggle={() => onToggle(id)}>
          {figure(skuCount)}
        </FoldButton>
      </td>
      <td className={styles['price']}>
        <ProductPrice price={product} />
      </td>
      <td className={styles['rank']}>
        <RankCell product={product} />
      </td>
      <td>
        <StatusWord status={product.status} isOnSale={product.isOnSale} />
      </td>
      <td className={styles['lacks']}>
        <Complete completeness={product.completeness} />
        <FactsStated facts={product.facts} />
        <Lacks lacks={product.lacks} />
      </td>
      <td className={styles['when']}>
        <ChangedWhen moment={product.updateTime} now={now} />
      </td>
      <td>
        <Link
          className={buttons['icon']}
          to={`/operator/products/${id}`}
          aria-label={t('keptProducts.editOne', { name })}
          title={t('keptProducts.edit')}
        >
          <IconPencil className={styles['pencil']} />
        </Link>
      </td>
    </tr>
  )
}

interface TickBoxProps {
  name: string
  isTicked: boolean
  onTick: (isRange: boolean) => void
}

/** With Shift it ticks a range. */
export function TickBox({ name, isTicked, onTick }: TickBoxProps) {
  const { t } = useTranslation()
  return (
    <input
      className={tickBox['box']}
      type="checkbox"
      aria-label={t('keptProducts.selectOne', { name })}
      checked={isTicked}
      onChange={({ nativeEvent }) => onTick(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
    />
  )
}

interface FoldButtonProps {
  name: string
  isOpen: boolean
  onToggle: () => void
  children: string
}

/** Shows and hides the SKUs, and says how many there are. */
export function FoldButton({ name, isOpen, onToggle, children }: FoldButtonProps) {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      className={styles['fold']}
      aria-expanded={isOpen}
      aria-label={`${children} · ${t('keptProducts.unfold', { name })}`}
      onClick={onToggle}
    >
      <IconChevronRight aria-hidden />
      {children}
    </button>
  )
}
