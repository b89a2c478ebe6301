import { describe, expect, it } from 'vitest'
import { QueueFull } from '../../platform/fair-queue.ts'
import { hashInTurn, hashPassword, isPassword } from './passwords.ts'
import type { Line } from './passwords.ts'

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
    await expect(isPassword({ email: 'eve@quarry.test', line: 'familiar' }, passwordHash, 'secret7')).rejects.toEqual(
      new QueueFull(true),
    )
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

  it('of unknown clients hold up neither members who have signed in before nor guests', async () => {
    const passwordHash = await hashPassword('secret7')
    const isRight = async (email: string, line: Line) => isPassword({ email, line }, passwordHash, 'secret7')
    const ended: string[] = []
    const crowd = Array.from({ length: MOST }, async (_, index) => {
      await isRight(`person${index}@quarry.test`, 'unknown')
      ended.push('unknown')
    })
    await expect(isRight('ada@quarry.test', 'unknown')).rejects.toEqual(new QueueFull(false))
    expect(await isRight('ada@quarry.test', 'familiar')).toBe(true)
    expect(await isRight('link 1', 'guest')).toBe(true)
    expect(ended.length).toBeLessThan(MOST / 4)
    await Promise.all(crowd)
  })

  it('of invented names take no turn of those that are hashed', async () => {
    const passwordHash = await hashPassword('secret7')
    await isPassword({ email: 'ada@quarry.test', line: 'unknown' }, passwordHash, 'secret7')
    // More than the hashes that may wait.
    const invented = Array.from({ length: 2 * MOST }, (_, index) =>
      isPassword({ email: `nobody${index}@quarry.test`, line: 'unknown' }, null, 'secret7'),
    )
    expect(await isPassword({ email: 'ada@quarry.test', line: 'unknown' }, passwordHash, 'secret7')).toBe(true)
    expect(new Set(await Promise.all(invented))).toEqual(new Set([false]))
  })
})

describe('a password', () => {
  it('is right for its own hash alone, and for none where there is none', async () => {
    const passwordHash = await hashPassword('secret7')
    expect(await isPassword({ email: 'ada@quarry.test', line: 'familiar' }, passwordHash, 'secret7')).toBe(true)
    expect(await isPassword({ email: 'ada@quarry.test', line: 'familiar' }, passwordHash, 'secret8')).toBe(false)
    expect(await isPassword({ email: 'ada@quarry.test', line: 'familiar' }, null, 'no one’s')).toBe(false)
  })
})
