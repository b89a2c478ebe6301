import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  getSignInOptions,
  refreshTokens,
  sendEmailCode,
  signInByCode,
  signInByPassword,
  signOut,
} from '../../../contract/members.ts'
import { updateUser } from '../../../contract/profile.ts'
import { uploadFile } from '../../../contract/uploads.ts'
import { aPicture } from '../../testing/factories.ts'
import { bearer, codeSentTo, memberIn } from '../../testing/members.ts'
import { startProvider } from '../../testing/provider.ts'
import type { TestProvider } from '../../testing/provider.ts'
import { goThrough, socialVisit } from '../../testing/social-visit.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'

const HOME = 'http://localhost:3000/login?type=35'
const REFUSED = { code: 901, msg: 'Demonstration mode: nothing can be written.', data: null }

let provider: TestProvider
let quarry: TestApp

beforeAll(async () => {
  provider = await startProvider({ redirectUris: [HOME] })
  quarry = await createTestApp({ members: { isDemoMode: true, social: { ...provider, name: 'Guild' } } })
})
afterAll(async () => {
  await quarry.close()
  await provider.stop()
})

const countMembers = async () => (await quarry.db.selectFrom('member').select('id').execute()).length
const comeBackAs = async (name: string) => {
  const visit = socialVisit(quarry)
  const { data } = await visit.leave(HOME)
  return visit.comeBack(await goThrough(data, name), { policyAccepted: true })
}

describe('in demo mode', () => {
  it('a person is told so, and signs in, goes on and signs out as ever', async () => {
    expect((await quarry.ask(getSignInOptions)).data.demoMode).toBe(true)
    const { email } = await memberIn(quarry, { password: 'quarry88' })
    const { code, data } = await quarry.call(signInByPassword, { email, password: 'quarry88' })
    expect(code).toBe(200)
    const { data: next } = await quarry.call(refreshTokens, { refreshToken: data.refreshToken })
    expect((await quarry.call(signOut, {}, bearer(next))).code).toBe(200)
  })

  it('a code is sent to sign in with, and none to set a new password with', async () => {
    const { email } = await memberIn(quarry)
    expect((await quarry.call(sendEmailCode, { email, scene: 1 })).code).toBe(200)
    const code = await codeSentTo(quarry, email, 1)
    expect((await quarry.call(signInByCode, { email, code })).code).toBe(200)
    expect(await quarry.call(sendEmailCode, { email: 'eve@quarry.test', scene: 2 })).toEqual(REFUSED)
  })

  it('a member changes nothing, and is told why in their language', async () => {
    const { headers } = await memberIn(quarry)
    expect(await quarry.call(updateUser, { nickname: 'Eve' }, headers)).toEqual(REFUSED)
    const form = { fields: { directory: 'avatar' }, file: await aPicture() }
    expect(await quarry.upload(uploadFile, form, { ...headers, 'accept-language': 'zh-CN' })).toEqual({
      ...REFUSED,
      msg: '演示模式，无法进行写操作。',
    })
    expect((await quarry.upload(uploadFile, form)).code).toBe(401)
    expect(await quarry.db.selectFrom('upload').select('key').execute()).toEqual([])
  })

  it('the social sign-in lets in who is a member, and makes nobody one', async () => {
    const { id, email } = await memberIn(quarry)
    provider.people.set('ada', { email, email_verified: true, name: 'Ada' })
    provider.people.set('eve', { email: 'eve@quarry.test', email_verified: true, name: 'Eve' })
    const members = await countMembers()
    expect((await comeBackAs('ada')).data.userId).toBe(id)
    expect(await comeBackAs('eve')).toEqual(REFUSED)
    expect(await countMembers()).toBe(members)
  })
})
