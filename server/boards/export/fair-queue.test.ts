import { expect, it } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

it('does what one person wants one after another, and lets the next one pass', async () => {
  const inTurn = createFairQueue({ atOnce: 2, most: 10, mostEach: 5 })
  const begun: string[] = []
  const { promise: end, resolve } = Promise.withResolvers<void>()
  const work = (name: string) => async () => {
    begun.push(name)
    await end
    return name
  }
  const wish = async (whose: string, number: number) => inTurn(whose, work(`${whose} ${number}`))
  const all = [wish('eve', 1), wish('eve', 2), wish('eve', 3), wish('ada', 1)]
  await expect.poll(() => begun).toEqual(['eve 1', 'ada 1'])
  resolve()
  expect(await Promise.all(all)).toEqual(['eve 1', 'eve 2', 'eve 3', 'ada 1'])
})

it('has no place for more than so many, of one and of all, until some are done', async () => {
  const inTurn = createFairQueue({ atOnce: 1, most: 3, mostEach: 2 })
  const one = async () => 1
  const wish = async (whose: string, work = one) => inTurn(whose, work)
  const taken = [wish('eve'), wish('eve', async () => Promise.reject(new Error('failed')))]
  expect(inTurn('eve', one)).toBeUndefined()
  taken.push(wish('ada'))
  expect(inTurn('bob', one)).toBeUndefined()
  expect((await Promise.allSettled(taken)).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(await inTurn('eve', one)).toBe(1)
})
