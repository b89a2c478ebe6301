import { expect, it } from 'vitest'
import { readMembersAddress, isNarrowed, writeMembersAddress } from './members-address.ts'

const asked = (query: string) => readMembersAddress(new URLSearchParams(query))

it('an operator is shown what the address asks for', () => {
  const wanted = { keyword: 'oak', role: 'editor', state: 'locked', verification: 'pending', sort: 'name', pageNo: 3 }
  expect(asked('q=+oak+&role=editor&state=locked&verification=pending&sort=name&page=3')).toEqual(wanted)
})

it('an operator is shown all members by an address that asks for what there is not', () => {
  expect(asked('role=king&state=asleep&verification=maybe&sort=shoe&page=-1&q=+')).toEqual({ pageNo: 1 })
  expect(asked('page=1e9')).toEqual({ pageNo: 1 })
  expect(asked(`q=${'x'.repeat(300)}`).keyword).toHaveLength(200)
})

it('an order alone narrows nothing', () => {
  expect(isNarrowed(asked('sort=name&page=2'))).toBe(false)
  expect(isNarrowed(asked('state=leaving'))).toBe(true)
})

it('an operator who looks for something else begins at the first page', () => {
  const address = new URLSearchParams('q=oak&page=4')
  expect(String(writeMembersAddress(address, { role: 'editor' }))).toBe('q=oak&role=editor')
  expect(String(writeMembersAddress(address, { q: '' }))).toBe('')
  expect(String(writeMembersAddress(address, { page: '5' }))).toBe('q=oak&page=5')
})
