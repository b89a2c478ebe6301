import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readPlainNumber } from '../../../../contract/values/figure.ts'
import { LAST_RANK } from '../../../../contract/keeping/product-record.ts'
import type { KeptProduct } from '../../../../contract/keeping/products.ts'
import { brandNameOf, pickName, useIsChinese } from '../../../catalogue/names.ts'
import { ProductPrice } from '../../../catalogue/prices/ProductPrice.tsx'
import { Button, LinkButton } from '../../../kit/Button.tsx'
import { TickBox } from '../../../kit/fields/TickBox.tsx'
import { useFigures, usePercents } from '../../../kit/figures.ts'
import { InPlace } from '../../../kit/InPlace.tsx'
import { momentOf, timeAgo } from '../../../kit/moments.ts'
import type { Column } from '../../../kit/Table.tsx'
import { Lacks, SmallCover, StatusWord } from './ProductCells.tsx'
import { useRowEdits } from './row-edits.tsx'

interface Rows {
  isTicked: (product: KeptProduct) => boolean
  onTick: (id: string, isRange: boolean) => void
  /** The product whose SKUs are shown. */
  openId: string | null
  onToggle: (id: string) => void
}

/** A product's name where only one fits; a product without names has its key. */
export function useKeptName(): (product: Pick<KeptProduct, 'name' | 'enName' | 'key'>) => string {
  const isChinese = useIsChinese()
  return ({ name, enName, key }) => pickName(isChinese, name, enName) || key
}

/** What the list shows of a product; names and rank are edited in place. */
export function useProductColumns({ isTicked, onTick, openId, onToggle }: Rows): Column<KeptProduct>[] {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const nameOf = useKeptName()
  return [
    {
      name: t('keptProducts.column.chosen'),
      as: 'tick',
      cell: (product) => (
        <TickBox
          label={t('kit.tick', { name: nameOf(product) })}
          value={isTicked(product)}
          onChange={(_isTicked, isRange) => onTick(product.id, isRange)}
        />
      ),
    },
    {
      name: t('keptProducts.column.product'),
      as: 'name',
      width: '28%',
      cell: (product) => <NameCell product={product} />,
    },
    {
      name: t('keptProducts.column.category'),
      width: 136,
      cell: ({ category }) => (
        <span className="text-second">{pickName(isChinese, category.name, category.enName)}</span>
      ),
    },
    {
      name: t('keptProducts.column.skus'),
      cell: (product) => (
        <SkuCount product={product} isOpen={product.id === openId} onToggle={() => onToggle(product.id)} />
      ),
    },
    { name: t('keptProducts.column.price'), as: 'moment', cell: (product) => <ProductPrice price={product} /> },
    {
      name: t('keptProducts.column.rank'),
      as: 'figure',
      width: 76,
      cell: (product) => <RankCell product={product} />,
    },
    {
      name: t('keptProducts.column.status'),
      cell: ({ status, isOnSale }) => <StatusWord status={status} isOnSale={isOnSale} />,
    },
    {
      name: t('keptProducts.completeness'),
      width: '20%',
      cell: (product) => <Completeness product={product} />,
    },
    {
      name: t('keptProducts.column.changed'),
      as: 'moment',
      cell: ({ updateTime }) => <ChangedWhen moment={updateTime} />,
    },
    {
      name: t('keptProducts.edit'),
      as: 'actions',
      cell: (product) => (
        <LinkButton
          to={`/operator/products/${product.id}`}
          label={t('keptProducts.edit')}
          about={nameOf(product)}
          isSmall
        />
      ),
    },
  ]
}

/** The name in the page's language, the other one below; each is edited in place. */
function NameCell({ product }: { product: KeptProduct }) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const { saveProduct } = useRowEdits()
  const of = useKeptName()(product)
  const fields = isChinese ? (['name', 'enName'] as const) : (['enName', 'name'] as const)
  const { key, brand } = product
  return (
    <div className="flex items-start gap-10">
      <SmallCover cover={product.cover} />
      <div className="min-w-0 flex-1">
        {fields.map((field, at) => (
          <div key={field} className={at === 0 ? 'font-medium' : 'text-meta text-second'}>
            <InPlace
              label={t('keptProducts.nameOf', { of, field: t(`keptProducts.form.field.${field}`) })}
              text={product[field] ?? ''}
              emptyText={t(field === 'name' ? 'keptProducts.noName' : 'keptProducts.noEnName')}
              lang={field === 'name' ? 'zh-CN' : 'en'}
              onSave={(text) => saveProduct(product, { [field]: text || null }, t(`keptProducts.form.field.${field}`))}
            />
          </div>
        ))}
        <p className="px-7 text-meta text-second">
          {key} · {brandNameOf(isChinese, { ...brand, name: brand.name ?? '' })}
        </p>
      </div>
    </div>
  )
}

interface SkuCountProps {
  product: KeptProduct
  isOpen: boolean
  onToggle: () => void
}

/** How many SKUs there are, and the button that shows them. */
function SkuCount({ product, isOpen, onToggle }: SkuCountProps) {
  const { t } = useTranslation()
  const name = useKeptName()(product)
  const count = useFigures()(product.skuCount)
  return (
    <>
      <Button
        label={count}
        about={t('keptProducts.unfold', { name })}
        icon={isOpen ? IconChevronDown : IconChevronRight}
        look="quiet"
        isSmall
        isOpen={isOpen}
        onPress={onToggle}
      />
      {/* No button is printed. */}
      <span className="figures hidden print:inline">{count}</span>
    </>
  )
}

function RankCell({ product }: { product: KeptProduct }) {
  const { t } = useTranslation()
  const { saveProduct } = useRowEdits()
  const of = useKeptName()(product)
  const field = t('keptProducts.form.field.rank')
  return (
    <InPlace
      label={t('keptProducts.nameOf', { of, field })}
      text={product.rank === LAST_RANK ? '' : String(product.rank)}
      emptyText={t('keptProducts.noRank')}
      isNumber
      check={(text) => (isWhole(text) ? null : t('keptProducts.wholeNumber'))}
      onSave={(text) => saveProduct(product, { rank: readPlainNumber(text) ?? LAST_RANK }, field)}
    />
  )
}

/** How complete a product on sale is, how many of the facts that its category expects it states, and what it lacks. */
function Completeness({ product: { completeness, facts, lacks } }: { product: KeptProduct }) {
  const { t } = useTranslation()
  const figure = useFigures()
  const percent = usePercents()
  return (
    <div className="figures grid gap-2 text-meta text-second">
      {completeness !== null && <p>{t('keptProducts.complete', { percent: percent(completeness) })}</p>}
      {Boolean(facts?.expected) && facts && (
        <p>{t('keptProducts.factsStated', { stated: figure(facts.stated), expected: figure(facts.expected) })}</p>
      )}
      <Lacks lacks={lacks} />
    </div>
  )
}

function ChangedWhen({ moment }: { moment: number }) {
  const { t, i18n } = useTranslation()
  const [now] = useState(() => Date.now())
  return (
    <time
      className="text-meta text-second"
      dateTime={new Date(moment).toISOString()}
      title={momentOf(moment, i18n.language)}
    >
      {timeAgo(moment, now, i18n.language) ?? t('keptProducts.justNow')}
    </time>
  )
}

function isWhole(text: string): boolean {
  const number = readPlainNumber(text)
  return number === null || (number !== undefined && Number.isInteger(number) && number >= 0)
}
