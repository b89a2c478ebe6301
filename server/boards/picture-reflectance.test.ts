import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import * as calls from '../../contract/boards/calls.ts'
import { uploadFile } from '../../contract/uploads.ts'
import { storedLook } from '../platform/pictures/look.ts'
import { anOwnPicture } from '../testing/boards.ts'
import { aPicture } from '../testing/factories.ts'
import { aLook } from '../testing/looks.ts'
import { memberIn } from '../testing/members.ts'
import type { TestMember } from '../testing/members.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

let quarry: TestApp
let ada: TestMember
let eve: TestMember
let key: string

beforeAll(async () => {
  quarry = await createTestApp()
})
afterAll(() => quarry.close())
beforeEach(async () => {
  ada = await memberIn(quarry)
  eve = await memberIn(quarry)
  const form = { fields: { directory: 'board' as const }, file: await aPicture({ width: 300, height: 300 }) }
  const { data: address } = await quarry.upload(uploadFile, form, ada.headers)
  key = /[0-9a-f]{32}/.exec(address)?.[0] ?? ''
})

const ask = ({ headers }: TestMember) => quarry.ask(calls.getPictureReflectance, { key }, headers)
const lookKept = async () =>
  (await quarry.db.selectFrom('upload').select('look').where('key', '=', key).executeTakeFirstOrThrow()).look

it('is measured when it is asked for first, and kept', async () => {
  expect(await lookKept()).toBeNull()
  const first = await ask(ada)
  expect(await lookKept()).not.toBeNull()
  expect(await ask(ada)).toEqual(first)
  await quarry.db
    .updateTable('upload')
    .set({ look: storedLook(aLook()) })
    .where('key', '=', key)
    .execute()
  expect((await ask(ada)).data).toEqual({ reflectance: { value: 42, low: 38, high: 46 } })
  const room = storedLook(aLook({ isSurface: false }))
  await quarry.db.updateTable('upload').set({ look: room }).where('key', '=', key).execute()
  expect((await ask(ada)).data).toEqual({ reflectance: null })
})

it('is for those who may see the picture whole', async () => {
  await quarry.call(calls.createBoard, { name: 'Bath', items: [anOwnPicture(key)] }, ada.headers)
  expect((await ask(ada)).code).toBe(200)
  expect((await ask(eve)).code).toBe(404)
})
