import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { BrandCompleteness } from '../../../contract/keeping/completeness.ts'
import { brandNameOf, useIsChinese } from '../../catalogue/names.ts'
import { Button } from '../../kit/Button.tsx'
import { useFigures, usePercents } from '../../kit/figures.ts'
import { Section } from '../../kit/Section.tsx'
import type { Column } from '../../kit/Table.tsx'
import { PagedList } from '../../lists/PagedList.tsx'
import { BRANDS_A_PAGE, useBrands, useGapName, useWantedWork } from './work.ts'

/** A brand's figures, or those of all brands together. */
type Row = Omit<BrandCompleteness, 'id' | 'name' | 'englishName'> & { brand?: BrandCompleteness }

/** How complete each brand is; pressed, it narrows the work list to that brand. */
export function Brands({ onNarrow }: { onNarrow: () => void }) {
  const { t } = useTranslation()
  const { wanted, turn } = useWantedWork()
  const brands = useBrands()
  const { data } = brands
  const rows: Row[] = data?.total ? [data.all, ...data.list.map((brand) => ({ ...brand, brand }))] : []
  return (
    <Section title={t('completeness.brands')} hint={t('completeness.brandsHint')}>
      <PagedList
        what={t('completeness.brands')}
        query={{ ...brands, data: data && { list: rows, total: data.total } }}
        failed={t('completeness.brandsFailed')}
        empty={{ title: t('completeness.empty') }}
        columns={useColumns(onNarrow)}
        keyOf={({ brand }) => brand?.id ?? 'all'}
        pageNo={wanted.brands}
        pageSize={BRANDS_A_PAGE}
        onTurn={(page) => turn({ brands: page })}
      />
    </Section>
  )
}

function useColumns(onNarrow: () => void): Column<Row>[] {
  const { t } = useTranslation()
  const figure = useFigures()
  const percent = usePercents()
  const gapName = useGapName()
  const columns: Column<Row>[] = [
    { name: t('completeness.brand'), as: 'name', cell: (row) => <BrandName brand={row.brand} onNarrow={onNarrow} /> },
    {
      name: t('completeness.share'),
      width: '36%',
      cell: ({ completeness }) => (
        <span className="figures flex items-center gap-12">
          <span className="min-w-40 desk:text-right">{percent(completeness)}</span>
          <Bar percent={completeness} />
        </span>
      ),
    },
    { name: t('completeness.products'), as: 'figure', cell: ({ products }) => figure(products) },
    { name: t('completeness.complete'), as: 'figure', cell: ({ complete }) => figure(complete) },
    {
      name: t('completeness.factsStated'),
      as: 'figure',
      cell: ({ facts: { stated, expected } }) =>
        t('completeness.statedOf', { stated: figure(stated), expected: figure(expected) }),
    },
    {
      name: t('completeness.worst'),
      cell: ({ worst }) =>
        worst
          ? t('completeness.worstOf', { gap: gapName(worst.gap), figure: figure(worst.count) })
          : t('completeness.nothing'),
    },
  ]
  const told = (row: Row, shown: ReactNode) => (row.brand ? shown : <strong className="font-medium">{shown}</strong>)
  return columns.map((column) => ({ ...column, cell: (row) => told(row, column.cell(row)) }))
}

/** A brand's name; pressed, it narrows the work list to the brand, and pressed again it widens it. */
function BrandName({ brand, onNarrow }: { brand: BrandCompleteness | undefined; onNarrow: () => void }) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const { wanted, narrow } = useWantedWork()
  if (!brand) return t('completeness.all')
  const isChosen = brand.id === wanted.brandId
  const press = () => {
    narrow({ brandId: isChosen ? null : brand.id })
    if (!isChosen) onNarrow()
  }
  const name = brandNameOf(isChinese, { ...brand, name: brand.name ?? '' })
  return <Button label={name} look="name" isOn={isChosen} onPress={press} />
}

/** Hidden from screen readers: the figure stands beside it. */
function Bar({ percent }: { percent: number }) {
  return (
    <span className="block h-10 min-w-120 flex-1 rounded-xs border border-control" aria-hidden>
      <span
        className="block h-full rounded-xs bg-accent forced-colors:bg-[Highlight]"
        style={{ width: `${percent}%` }}
      />
    </span>
  )
}
