import { expect, it } from 'vitest'
import { beforeIn, filtersIn, withFilters, withoutFilters } from './audit-address.ts'

const addressOf = (query: string) => new URLSearchParams(query)

it('reads the address’s filters, and ignores invalid ones', () => {
  const whole = 'entity=sku&entityId=7&memberId=2&runId=3&kind=changed&origin=screen&from=2026-11-01&to=2026-11-30'
  expect(filtersIn(addressOf(whole))).toEqual({
    entity: 'sku',
    entityId: '7',
    memberId: '2',
    runId: '3',
    kind: 'changed',
    origin: 'screen',
    from: '2026-11-01',
    to: '2026-11-30',
  })
  expect(filtersIn(addressOf('entity=member&entityId=x&kind=&origin=moon&from=2026-02-30&to=today'))).toEqual({})
  expect(beforeIn(addressOf('before=12'))).toBe('12')
  expect(beforeIn(addressOf('before=-1'))).toBeUndefined()
})

it('begins with the newest change after another filter is chosen, and keeps the rest of the address', () => {
  const address = addressOf('size=large&entity=sku&before=12')
  expect(withFilters(address, { kind: 'added', entity: '' }).toString()).toBe('size=large&kind=added')
  expect(withoutFilters(address).toString()).toBe('size=large')
})
