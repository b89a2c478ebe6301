import { expect, it } from 'vitest'
import { QueueFull } from '../fair-queue.ts'
import { createAdmission } from './admission.ts'

const ada = { memberId: '1', clientAddress: '192.0.2.1' }
const bob = { memberId: '2', clientAddress: '192.0.2.1' }
const eve = { memberId: '3', clientAddress: '192.0.2.3' }

it('limits places by member, by client and in total, and gives free ones again', () => {
  const take = createAdmission({ all: 4, eachMember: 2, eachClient: 3 })
  const leave = take(ada)
  take(ada)
  expect(() => take(ada), 'a member').toThrow(new QueueFull(true))
  take(bob)
  expect(() => take(bob), 'a client').toThrow(new QueueFull(true))
  take(eve)
  expect(() => take(eve), 'all').toThrow(new QueueFull(false))
  leave()
  take(eve)
  expect(() => take(bob)).toThrow(new QueueFull(false))
})

it('counts anonymous callers by client, and a network as one client', () => {
  const take = createAdmission({ all: 9, eachClient: 1 })
  take({ clientAddress: '2001:db8::1' })
  expect(() => take({ clientAddress: '2001:db8::2' })).toThrow(new QueueFull(true))
  take({ clientAddress: '2001:db8:0:1::1' })
})
