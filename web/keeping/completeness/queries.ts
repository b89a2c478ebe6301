import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { InputOf } from '../../../contract/endpoint.ts'
import {
  getCompletenessOfBrands,
  getIncompleteProducts,
  getMissingFacts,
} from '../../../contract/keeping/completeness.ts'
import { call } from '../../api.ts'

export const BRANDS_A_PAGE = 20
export const WORK_A_PAGE = 50
export const FACTS_A_PAGE = 20

export const completenessOfBrands = (pageNo: number) =>
  queryOptions({
    queryKey: ['kept-products', 'completeness', pageNo],
    queryFn: ({ signal }) => call(getCompletenessOfBrands, { pageNo, pageSize: BRANDS_A_PAGE }, { signal }),
    meta: { isMembers: true, isSilent: true },
    placeholderData: keepPreviousData,
  })

/** The work list; while another page loads, the previous one stays in sight. */
export const workList = (query: InputOf<typeof getIncompleteProducts>) =>
  queryOptions({
    queryKey: ['kept-products', 'work-list', query],
    queryFn: ({ signal }) => call(getIncompleteProducts, { ...query, pageSize: WORK_A_PAGE }, { signal }),
    meta: { isMembers: true, isSilent: true },
    placeholderData: keepPreviousData,
  })

/** The facts that are missing, by category. */
export const missingFacts = (query: InputOf<typeof getMissingFacts>) =>
  queryOptions({
    queryKey: ['kept-products', 'missing-facts', query],
    queryFn: ({ signal }) => call(getMissingFacts, { ...query, pageSize: FACTS_A_PAGE }, { signal }),
    meta: { isMembers: true, isSilent: true },
    placeholderData: keepPreviousData,
  })
