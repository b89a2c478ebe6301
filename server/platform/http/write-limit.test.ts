import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { createFolder, getFolderPage } from '../../../contract/favourites.ts'
import { LEGACY_DEVICE } from '../../../contract/legacy.ts'
import { updateUser } from '../../../contract/profile.ts'
import { uploadFile } from '../../../contract/uploads.ts'
import { memberIn } from '../../testing/members.ts'
import type { TestMember } from '../../testing/members.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'

const MOST = 600

let quarry: TestApp
let ada: TestMember

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  quarry = await createTestApp()
})
afterAll(async () => {
  await quarry.close()
  vi.useRealTimers()
})
beforeEach(async () => {
  ada = await memberIn(quarry)
  // A new minute begins.
  vi.advanceTimersByTime(60_000)
})

/** The writes, without authentication each time. */
const writeOften = (times: number) => {
  for (let calls = 0; calls < times; calls += 1) quarry.app.countWrite(ada.id)
}
const create = async ({ headers } = ada) => quarry.call(createFolder, { name: `Oak ${Math.random()}` }, headers)

it('lets a member write 600 times a minute, and says when to continue', async () => {
  expect(await create()).toMatchObject({ code: 200 })
  expect(await quarry.call(updateUser, { nickname: 7 }, ada.headers)).toMatchObject({ code: 400 })
  writeOften(MOST - 3)
  vi.advanceTimersByTime(20_000)
  expect(await create()).toMatchObject({ code: 200 })
  const refused = { code: 429, msg: 'Too many requests; try again in 40 seconds.', data: { retryAfter: 40 } }
  expect(await create()).toEqual(refused)
  expect(await quarry.call(updateUser, { nickname: 'Ada' }, ada.headers)).toEqual(refused)
  expect(await quarry.upload(uploadFile, { fields: { directory: 'avatar' } }, ada.headers)).toEqual(refused)
  expect(await quarry.call(getFolderPage, {}, ada.headers)).toMatchObject({ code: 200, data: { total: 2 } })
  expect(await create(await memberIn(quarry))).toMatchObject({ code: 200 })
  vi.advanceTimersByTime(39_999)
  expect(await create()).toMatchObject({ code: 429, data: { retryAfter: 1 } })
  vi.advanceTimersByTime(1)
  expect(await create()).toMatchObject({ code: 200 })
})

it('counts writes through the older API too', async () => {
  const { email } = await memberIn(quarry, { email: 'older@quarry.test', password: 'quarry88' })
  const older = async (path: string, fields: Record<string, string>, token = '') =>
    (
      await quarry.app.inject({
        method: 'POST',
        url: path,
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          devicetype: LEGACY_DEVICE,
          cookie: `token=${token}`,
        },
        payload: new URLSearchParams(fields).toString(),
      })
    ).json<{ code: number; data: string }>()
  const { data: token } = await older('/app/login/token', { email, password: 'quarry88' })
  const { id } = await quarry.db.selectFrom('member').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  for (let calls = 1; calls < MOST; calls += 1) quarry.app.countWrite(id)
  const collect = async () => older('/app/perCollect/add', { folderId: '1', skuId: '1' }, token)
  expect(await collect()).toMatchObject({ code: 102, data: null })
  expect(await collect()).toMatchObject({ code: 102, data: { retryAfter: 60 } })
  expect(await older('/app/perCollectFolder/list', {}, token), 'nothing is written').toMatchObject({ code: 100 })
})
