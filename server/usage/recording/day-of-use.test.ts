import { describe, expect, it } from 'vitest'
import { createDay } from './day-of-use.ts'

const aDay = () => createDay('2026-11-20', { warn: () => undefined })

describe('what is remembered of a day', () => {
  it('is a network’s share at most, whatever its browsers say of themselves and look for', () => {
    const day = aDay()
    const counted = Array.from({ length: 3000 }, (_, place) =>
      day.isFirst(day.browser('10.1.1.1', `Browser ${place % 30}`), 'search', `words ${place}`),
    )
    expect(counted.filter(Boolean)).toHaveLength(1000)
    expect(day.isFirst(day.browser('10.1.1.2', 'Browser 1'), 'search', 'words 1')).toBe(true)
  })

  it('is each thing of each client once: of a member wherever they sit, of a browser by its network', () => {
    const day = aDay()
    const [home, office] = [day.browser('2001:db8:1:1::1', 'Firefox'), day.browser('2001:db8:1:1::2', 'Firefox')]
    expect([home, office].map((client) => day.isFirst(client, 'view', '7'))).toEqual([true, false])
    expect(day.isFirst(day.browser('2001:db8:1:100::1', 'Firefox'), 'view', '7')).toBe(true)
    expect([day.member('7'), day.member('7')].map((client) => day.isFirst(client, 'board', '7'))).toEqual([true, false])
    expect(day.isFirst(day.member('7'), 'budget', '7')).toBe(true)
  })

  it('tells nobody who it was: on another day the same client is another', () => {
    expect(aDay().browser('10.1.1.1', 'Firefox')).not.toEqual(aDay().browser('10.1.1.1', 'Firefox'))
    expect(Object.values(aDay().browser('10.1.1.1', 'Firefox')).join('')).not.toContain('10.1')
  })
})
