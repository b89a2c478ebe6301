import { useQuery } from '@tanstack/react-query'
import { IconChartLine } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import {
  getUsageSeries,
  getUsageViews,
  productEvents,
  usageThings,
  type UsageRank,
  type UsageThing,
} from '../../contract/analysis.ts'
import { pickName, useIsChinese } from '../catalogue/names.ts'
import { ProductLink } from '../catalogue/ProductLink.tsx'
import { IconButton, LinkButton } from '../kit/Button.tsx'
import { useFigures } from '../kit/figures.ts'
import { Pills } from '../kit/Pills.tsx'
import { Section } from '../kit/Section.tsx'
import type { Column } from '../kit/Table.tsx'
import { Answer } from '../lists/Answer.tsx'
import { firstOf, id, pageNo, useAsked } from '../lists/asked.ts'
import { PagedList } from '../lists/PagedList.tsx'
import { Permitted } from '../members/Permitted.tsx'
import { query } from '../query.ts'
import { ChartCard } from './charts/ChartCard.tsx'
import { CountedDays } from './CountedDays.tsx'
import type { Days } from './period.ts'
import { UsageExport } from './UsageExport.tsx'

const A_PAGE = 20
/** `open`: the row whose course over time is open. */
const FIELDS = { event: firstOf(productEvents), by: firstOf(usageThings), page: pageNo, open: id }

/** Which products, brands and categories something was done with most. */
export function Ranking({ days }: { days: Days }) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const { asked, ask, to } = useAsked(FIELDS)
  const { event, by, page } = asked
  const ranking = useQuery(
    query(getUsageViews, { ...days, event, by, pageNo: page, pageSize: A_PAGE }, { keepsLast: true }),
  )
  const title = t('analysis.ranking')
  return (
    <Section
      title={title}
      hint={t('analysis.rankingHint')}
      actions={<UsageExport what="views" asked={{ ...days, event, by }} name={title} />}
    >
      <Pills
        label={t('analysis.by')}
        options={usageThings.map((thing) => ({
          label: t(`analysis.thing.${thing}`),
          to: to({ by: thing, open: null }),
          isCurrent: thing === by,
        }))}
      />
      <PagedList
        what={title}
        query={ranking}
        failed={t('analysis.rankingFailed')}
        empty={{ title: t('analysis.rankingNone') }}
        columns={useRankColumns(by, asked.open, (id) => ask({ page, open: id === asked.open ? null : id }))}
        keyOf={(row) => row.id}
        sorted={{ by: event, isDown: true, onSort: (next) => ask({ event: next, open: null }) }}
        below={(row) =>
          row.id === asked.open && (
            <RankedCourse
              days={days}
              by={by}
              row={row}
              title={t('analysis.overTimeOf', { name: rankName(row, isChinese, t) })}
            />
          )
        }
        onPhone="table"
        pageNo={page}
        pageSize={A_PAGE}
        onTurn={(next) => ask({ page: next })}
        footnote={(data) => <CountedDays asked={data} counted={data.counted} />}
      />
    </Section>
  )
}

function useRankColumns(
  by: UsageThing,
  openId: string | undefined,
  onToggle: (id: string) => void,
): Column<UsageRank>[] {
  const { t } = useTranslation()
  const figure = useFigures()
  const isChinese = useIsChinese()
  return [
    {
      name: t('analysis.overTime'),
      as: 'tick',
      cell: (row) => (
        <IconButton
          label={t('analysis.overTimeOf', { name: rankName(row, isChinese, t) })}
          icon={IconChartLine}
          isOpen={row.id === openId}
          onPress={() => onToggle(row.id)}
        />
      ),
    },
    { name: t('analysis.name'), as: 'name', cell: (row) => <RankedName row={row} by={by} /> },
    ...productEvents.map((one) => ({
      name: t(`analysis.event.${one}`),
      as: 'figure' as const,
      sort: one,
      cell: (row: UsageRank) => figure(row[one]),
    })),
  ]
}

/** The course of one product, brand or category over the period. */
function RankedCourse({ days, by, row, title }: { days: Days; by: UsageThing; row: UsageRank; title: string }) {
  const { t } = useTranslation()
  const course = useQuery(query(getUsageSeries, { ...days, by, id: row.id }))
  return (
    <Answer query={course} failed={t('analysis.failed')} skeletonHeight={240}>
      {(data) => <ChartCard isWithin title={title} of={data} events={productEvents} />}
    </Answer>
  )
}

/** A link to what was used, by its name; products also link to their form. */
function RankedName({ row, by }: { row: UsageRank; by: UsageThing }) {
  const { t } = useTranslation()
  const name = rankName(row, useIsChinese(), t)
  if (row.isDeleted)
    return (
      <>
        <span className="font-medium">{name}</span>
        <span className="ml-10 text-meta text-second">{t('analysis.gone')}</span>
      </>
    )
  if (by !== 'product')
    return <LinkButton look="name" label={name} to={by === 'brand' ? `/brand/${row.id}` : `/?categoryId=${row.id}`} />
  return (
    <>
      {row.skuId === null ? (
        <span className="font-medium">{name}</span>
      ) : (
        <ProductLink skuId={row.skuId} className="font-medium hover:underline hover:underline-offset-[0.25em]">
          {name}
        </ProductLink>
      )}
      <Permitted permission="catalogue:keep">
        <span className="ml-10">
          <LinkButton look="inline" label={t('analysis.edit')} about={name} to={`/operator/products/${row.id}`} />
        </span>
      </Permitted>
    </>
  )
}

/** The name, or the number where the name is unknown. */
function rankName({ id: number, name, enName }: UsageRank, isChinese: boolean, t: TFunction): string {
  return pickName(isChinese, name, enName) || t('analysis.unnamed', { id: number })
}
