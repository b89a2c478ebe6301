import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { getUsageSearches, searchSorts, type UsageWords } from '../../contract/analysis.ts'
import { LinkButton } from '../kit/Button.tsx'
import { useFigures } from '../kit/figures.ts'
import { Pills } from '../kit/Pills.tsx'
import { Section } from '../kit/Section.tsx'
import type { Column } from '../kit/Table.tsx'
import { firstOf, pageNo, useAsked } from '../lists/asked.ts'
import { PagedList } from '../lists/PagedList.tsx'
import { query } from '../query.ts'
import { CountedDays } from './CountedDays.tsx'
import type { Days } from './period.ts'
import { UsageExport } from './UsageExport.tsx'

/** What staff can do about words that find nothing; the page passes it in from another domain. */
export type UnfoundActions = (words: string) => ReactNode

const A_PAGE = 20
const KINDS = ['all', 'unfound'] as const
const FIELDS = { words: firstOf(KINDS), sort: firstOf(searchSorts), wordsPage: pageNo }

/** The words that people searched for, and what they found; words that found nothing offer a next step. */
export function Searches({ days, actions }: { days: Days; actions?: UnfoundActions | undefined }) {
  const { t } = useTranslation()
  const figure = useFigures()
  const { asked, ask, to } = useAsked(FIELDS)
  const { words: kind, sort, wordsPage } = asked
  const searches = useQuery(
    query(getUsageSearches, { ...days, kind, sort, pageNo: wordsPage, pageSize: A_PAGE }, { keepsLast: true }),
  )
  const title = t('analysis.searches')
  return (
    <Section
      title={title}
      hint={t('analysis.searchesHint')}
      actions={<UsageExport what="searches" asked={{ ...days, kind, sort }} name={title} />}
    >
      <Pills
        label={t('analysis.kindLabel')}
        options={KINDS.map((one) => ({
          label: t(`analysis.kind.${one}`),
          to: to({ words: one }),
          isCurrent: one === kind,
        }))}
      />
      <PagedList
        what={title}
        query={searches}
        failed={t('analysis.searchesFailed')}
        empty={(data) => ({ title: t(wordsOfNone(kind, data.counted)) })}
        columns={useWordsColumns(actions)}
        keyOf={({ words }) => words}
        sorted={{ by: sort, isDown: true, onSort: (next) => ask({ sort: next }) }}
        onPhone="table"
        pageNo={wordsPage}
        pageSize={A_PAGE}
        onTurn={(next) => ask({ wordsPage: next })}
        footnote={(data) => (
          <>
            {data.wordless > 0 && (
              <p className="mt-12 max-w-[80ch] text-meta text-second">
                {t('analysis.wordless', { count: data.wordless, figure: figure(data.wordless) })}
              </p>
            )}
            {data.counted && <CountedDays asked={data} counted={data.counted} isOfWords />}
          </>
        )}
      />
    </Section>
  )
}

function useWordsColumns(actions: UnfoundActions | undefined): Column<UsageWords>[] {
  const { t } = useTranslation()
  const figure = useFigures()
  const columns: Column<UsageWords>[] = [
    {
      name: t('analysis.words'),
      as: 'name',
      cell: ({ words }) => (
        <LinkButton look="name" label={words} to={`/?${new URLSearchParams({ keyword: words }).toString()}`} />
      ),
    },
    ...searchSorts.map((one) => ({
      name: t(`analysis.sort.${one}`),
      as: 'figure' as const,
      sort: one,
      cell: (row: UsageWords) => figure(row[one]),
    })),
    {
      name: t('analysis.finds'),
      as: 'figure',
      cell: ({ finds }) => (finds > 0 ? figure(finds) : t('analysis.findsNothing')),
    },
  ]
  if (actions) {
    const step = ({ words, unfound, finds }: UsageWords) => (unfound > 0 && finds === 0 ? actions(words) : null)
    columns.push({ name: t('analysis.next'), as: 'step', cell: step })
  }
  return columns
}

function wordsOfNone(kind: (typeof KINDS)[number], counted: Days | null) {
  if (!counted) return 'analysis.wordsGone'
  return kind === 'unfound' ? 'analysis.unfoundNone' : 'analysis.searchesNone'
}
