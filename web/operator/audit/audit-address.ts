import { auditEntities, auditKinds, auditOrigins } from '../../../contract/audit.ts'
import type { AuditFilters } from '../../../contract/audit.ts'

/** Each filter in the address; anything else is ignored. */
const MAY_BE: Record<keyof AuditFilters, (value: string) => boolean> = {
  entity: (value) => (auditEntities as readonly string[]).includes(value),
  entityId: isNumber,
  memberId: isNumber,
  runId: isNumber,
  kind: (value) => (auditKinds as readonly string[]).includes(value),
  origin: (value) => (auditOrigins as readonly string[]).includes(value),
  from: isDay,
  to: isDay,
}
const names = Object.keys(MAY_BE) as (keyof AuditFilters)[]

/** The filters in the address. */
export function filtersIn(address: URLSearchParams): AuditFilters {
  const found = names.flatMap((name) => {
    const value = address.get(name)
    return value !== null && MAY_BE[name](value) ? [[name, value]] : []
  })
  return Object.fromEntries(found) as AuditFilters
}

/** Where the page begins: before this version. */
export function beforeIn(address: URLSearchParams): string | undefined {
  const before = address.get('before')
  return before !== null && isNumber(before) ? before : undefined
}

/** The address with some filters set, from the newest change on; undefined or empty removes a filter. */
export function withFilters(
  address: URLSearchParams,
  changed: Partial<Record<keyof AuditFilters, string | undefined>>,
): URLSearchParams {
  const next = new URLSearchParams(address)
  next.delete('before')
  for (const [name, value] of Object.entries(changed)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}

/** The same without any filter. */
export function withoutFilters(address: URLSearchParams): URLSearchParams {
  return withFilters(address, Object.fromEntries(names.map((name) => [name, undefined])))
}

function isNumber(value: string): boolean {
  return /^\d{1,18}$/.test(value)
}

function isDay(value: string): boolean {
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(`${value}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(value)
}
