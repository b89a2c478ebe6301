import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getAuditChoices, getAuditPage } from '../../../contract/audit.ts'
import type { AuditFilters } from '../../../contract/audit.ts'
import { call } from '../../api.ts'

const A_PAGE = 50

/** The changes that meet the filters, newest first, before a version. */
export const auditPage = (filters: AuditFilters, before: string | undefined) =>
  queryOptions({
    queryKey: ['audit', filters, before ?? null],
    queryFn: ({ signal }) =>
      call(getAuditPage, { ...filters, pageSize: A_PAGE, ...(before !== undefined && { before }) }, { signal }),
    meta: { isMembers: true },
    placeholderData: keepPreviousData,
  })

export const auditChoices = queryOptions({
  queryKey: ['audit-choices'],
  queryFn: ({ signal }) => call(getAuditChoices, {}, { signal }),
  meta: { isMembers: true },
})
