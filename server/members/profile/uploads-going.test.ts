import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { updateUser } from '../../../contract/profile.ts'
import { uploadFile } from '../../../contract/uploads.ts'
import { aPicture } from '../../testing/factories.ts'
import { memberAgain, memberIn } from '../../testing/members.ts'
import type { TestMember } from '../../testing/members.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { sweep } from '../sweep.ts'

const DAY = 24 * 60 * 60_000

const fields = { directory: 'avatar' }

let quarry: TestApp
let ada: TestMember
let now = Date.parse('2026-11-20T08:00:00Z')

beforeAll(async () => {
  quarry = await createTestApp({ now: () => new Date(now) })
})
afterAll(() => quarry.close())
beforeEach(async () => {
  ada = await memberIn(quarry)
})

const send = async (color: string) => {
  const file = await aPicture({ color, width: 700 })
  return (await quarry.upload(uploadFile, { fields, file }, ada.headers)).data
}
const keyIn = (address: string) => address.replace('/images/', '')
const keysOf = async ({ id }: TestMember) =>
  (await quarry.db.selectFrom('upload').select('key').where('member_id', '=', id).execute())
    .map(({ key }) => key)
    .sort()
const filesOf = async (key: string) => {
  const found = await Promise.all(
    ['storage', 'cache'].map(async (folder) =>
      readdir(join(quarry.folder, folder), { recursive: true }).catch((): string[] => []),
    ),
  )
  return found.flat().filter((name) => name.includes(key))
}

describe('a picture that is of no use any more', () => {
  it('goes after a day, unless it is an avatar or came again', async () => {
    const [unused, used, again] = [await send('#111111'), await send('#222222'), await send('#333333')]
    expect((await quarry.call(updateUser, { avatar: used }, ada.headers)).code).toBe(200)
    for (const width of [100, 320]) await quarry.inject(`${unused}?width=${width}`)
    // The original alone: another server could not remove resized copies.
    expect(await filesOf(keyIn(unused))).toHaveLength(1)
    now += DAY - 1
    await sweep(quarry.deps)
    expect(await keysOf(ada)).toHaveLength(3)
    ada = await memberAgain(quarry, ada)
    expect(await send('#333333')).toBe(again)
    now += 2
    await sweep(quarry.deps)
    expect(await keysOf(ada)).toEqual([used, again].map(keyIn).sort())
    expect(await filesOf(keyIn(unused))).toEqual([])
    const seen = await Promise.all([unused, used, again].map((address) => quarry.inject(address)))
    expect(seen.map(({ statusCode }) => statusCode)).toEqual([404, 200, 200])

    await quarry.call(updateUser, { avatar: again }, ada.headers)
    await sweep(quarry.deps)
    expect(await keysOf(ada)).toEqual([keyIn(again)])
  })

  it('goes for good where a first try was broken off between its file and its row', async () => {
    const key = keyIn(await send('#444444'))
    now += 2 * DAY
    const broken = { ...quarry.deps, pictures: { forget: () => Promise.reject(new Error('pulled plug')) } }
    await expect(sweep(broken)).rejects.toThrow('pulled plug')
    expect(await keysOf(ada)).toEqual([key])
    await sweep(quarry.deps)
    expect([await keysOf(ada), await filesOf(key)]).toEqual([[], []])
  })

  it('is kept where it is taken for an avatar while it is being swept away, or else cannot be taken', async () => {
    const addresses = await Promise.all(['#661111', '#662222', '#663333', '#664444'].map(send))
    now += 2 * DAY
    ada = await memberAgain(quarry, ada)
    const taking = addresses.map((avatar) => quarry.call(updateUser, { avatar }, ada.headers))
    await Promise.all([sweep(quarry.deps), sweep(quarry.deps), ...taking])
    const { avatar } = await quarry.db
      .selectFrom('member')
      .select('avatar')
      .where('id', '=', ada.id)
      .executeTakeFirstOrThrow()
    const kept = [...(await keysOf(ada)), ...(avatar ? [keyIn(avatar)] : [])]
    for (const key of kept) expect(await filesOf(key)).toHaveLength(1)
  })

  it('goes with the account, when its days to regret are over', async () => {
    const key = keyIn(await send('#555555'))
    await quarry.call(updateUser, { avatar: `/images/${key}` }, ada.headers)
    await quarry.db
      .updateTable('member')
      .set({ delete_at: new Date(now) })
      .where('id', '=', ada.id)
      .execute()
    await sweep(quarry.deps)
    expect([await keysOf(ada), await filesOf(key)]).toEqual([[], []])
  })
})
