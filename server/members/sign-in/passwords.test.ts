import { describe, expect, it } from 'vitest'
import { QueueFull } from '../../platform/fair-queue.ts'
import { hashInTurn, hashPassword, isPassword } from './passwords.ts'

/** As in `passwords.ts`: the most that may wait for one account, and for all. */
const MOST_EACH = 16
const MOST = 64

const hashFor = async (email: string): Promise<string> => {
  await hashInTurn('secret7', email)
  return email
}
const hashMany = (email: string, count: number) => Array.from({ length: count }, () => hashFor(email))

describe('passwords that many want hashed at once', () => {
  it('are hashed account by account: what is asked for one does not hold up another', async () => {
    const ended: string[] = []
    const all = [...hashMany('eve@quarry.test', MOST_EACH), hashFor('ADA@quarry.test')]
    await Promise.all(all.map(async (one) => ended.push(await one)))
    expect(ended.indexOf('ADA@quarry.test')).toBeLessThan(MOST_EACH / 2)
  })

  it('are refused where too many wait of one account, however it is spelt, and not of another', async () => {
    const passwordHash = await hashPassword('secret7')
    const eves = hashMany('eve@quarry.test', MOST_EACH)
    await expect(hashFor(' EVE@Quarry.test')).rejects.toEqual(new QueueFull(true))
    await expect(isPassword('eve@quarry.test', passwordHash, 'secret7')).rejects.toEqual(new QueueFull(true))
    await hashFor('ada@quarry.test')
    await Promise.all(eves)
    await hashFor('eve@quarry.test')
  })

  it('are refused where too many wait in all', async () => {
    const crowd = Array.from({ length: MOST }, (_, index) => hashFor(`person${index}@quarry.test`))
    await expect(hashFor('ada@quarry.test')).rejects.toEqual(new QueueFull(false))
    await Promise.all(crowd)
    await hashFor('ada@quarry.test')
  })
})

describe('a password', () => {
  it('is right for its own hash alone, and for none where there is none', async () => {
    const passwordHash = await hashPassword('secret7')
    expect(await isPassword('ada@quarry.test', passwordHash, 'secret7')).toBe(true)
    expect(await isPassword('ada@quarry.test', passwordHash, 'secret8')).toBe(false)
    expect(await isPassword('ada@quarry.test', null, 'no one’s')).toBe(false)
  })
})
