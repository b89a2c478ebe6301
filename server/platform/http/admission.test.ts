import { describe, expect, it } from 'vitest'
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
  take({ clientAddress: '2001:db8:0:100::1' })
})

describe('where all places are taken', () => {
  const at = (clientAddress: string) => ({ clientAddress })

  it('the client with the most gives its oldest one to a client with at least two fewer', () => {
    const take = createAdmission({ all: 4, eachClient: 4 })
    const ended: string[] = []
    const held = (name: string) => () => ended.push(name) > 0
    const [first] = ['eve 1', 'eve 2', 'eve 3'].map((name) => take(at('192.0.2.3'), held(name)))
    take(at('192.0.2.1'), held('ada 1'))
    take(at('192.0.2.2'), held('bob 1'))
    expect(ended).toEqual(['eve 1'])
    // Two against one: taking one would only turn that around.
    expect(() => take(at('192.0.2.1'), held('ada 2'))).toThrow(new QueueFull(false))
    expect(() => take(at('192.0.2.3'), held('eve 4'))).toThrow(new QueueFull(false))
    // What has given way frees nothing once more.
    first?.()
    expect(() => take(at('192.0.2.1'), held('ada 2'))).toThrow(new QueueFull(false))
  })

  it('nobody gives way who does not say how, or for whom it is too late', () => {
    const take = createAdmission({ all: 3, eachClient: 3 })
    take(at('192.0.2.3'))
    take(at('192.0.2.3'), () => false)
    const leave = take(at('192.0.2.3'), () => false)
    expect(() => take(at('192.0.2.1'))).toThrow(new QueueFull(false))
    leave()
    take(at('192.0.2.1'))
  })
})
