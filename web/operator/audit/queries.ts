import { auditEntities, auditKinds, auditOrigins, getAuditPage, type AuditFilters } from '../../../contract/audit.ts'
import { day, id, oneOf, place, useAsked, type Asked, type Changes } from '../../lists/asked.ts'
import { query } from '../../query.ts'

const A_PAGE = 50

const filters = {
  entity: oneOf(auditEntities),
  entityId: id,
  memberId: id,
  runId: id,
  kind: oneOf(auditKinds),
  origin: oneOf(auditOrigins),
  from: day,
  to: day,
}
const address = { ...filters, before: place }

/** Changes that take all filters out of the address. */
export const NO_FILTERS: Changes<typeof filters> = Object.fromEntries(Object.keys(filters).map((name) => [name, null]))

/** The filters in the address, and the version before which the page begins. */
export function useAudit() {
  const { asked, ...ways } = useAsked(address)
  const { before, ...only } = asked
  return { asked, filters: only satisfies AuditFilters, before, ...ways }
}

/** The changes that meet the filters, newest first, before a version. */
export const auditPage = (asked: Asked<typeof address>) =>
  query(getAuditPage, { ...asked, pageSize: A_PAGE }, { keepsLast: true })
