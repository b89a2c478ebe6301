import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  getUsageSearches,
  getUsageSeries,
  getUsageSummary,
  getUsageViews,
  type UsageThing,
} from '../../contract/analysis.ts'
import { call } from '../api.ts'
import type { AskedRanking, AskedSearches } from './list-address.ts'
import type { Days } from './period/period.ts'

export const A_PAGE = 20

/** Keeps the answer: counting goes on, but the figures in sight stand still. */
const ofStaff = { meta: { isMembers: true }, placeholderData: keepPreviousData }

export const usageSummary = (days: Days) =>
  queryOptions({
    queryKey: ['analysis', 'summary', days],
    queryFn: ({ signal }) => call(getUsageSummary, days, { signal }),
    ...ofStaff,
  })

export const usageSeries = (days: Days, by: UsageThing, id: string) =>
  queryOptions({
    queryKey: ['analysis', 'series', by, id, days],
    queryFn: ({ signal }) => call(getUsageSeries, { ...days, by, id }, { signal }),
    meta: { isMembers: true },
  })

export const usageViews = (days: Days, { event, by, pageNo }: AskedRanking) =>
  queryOptions({
    queryKey: ['analysis', 'views', days, event, by, pageNo],
    queryFn: ({ signal }) => call(getUsageViews, { ...days, event, by, pageNo, pageSize: A_PAGE }, { signal }),
    ...ofStaff,
  })

export const usageSearches = (days: Days, { kind, sort, pageNo }: AskedSearches) =>
  queryOptions({
    queryKey: ['analysis', 'searches', days, kind, sort, pageNo],
    queryFn: ({ signal }) => call(getUsageSearches, { ...days, kind, sort, pageNo, pageSize: A_PAGE }, { signal }),
    ...ofStaff,
  })
