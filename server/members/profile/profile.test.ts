import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getUser } from '../../../contract/members.ts'
import { updateUser } from '../../../contract/profile.ts'
import { memberIn } from '../../testing/members.ts'
import type { TestMember } from '../../testing/members.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'

let quarry: TestApp
let member: TestMember

beforeAll(async () => {
  quarry = await createTestApp()
})
afterAll(() => quarry.close())
beforeEach(async () => {
  member = await memberIn(quarry, { nickname: 'Ada' })
})

const update = (input: unknown, headers: Record<string, string> = member.headers) =>
  quarry.call(updateUser, input, headers)
const user = async ({ headers }: TestMember = member) => (await quarry.call(getUser, {}, headers)).data
const REFUSED = { code: 400, data: null }

describe('a member’s profile', () => {
  it('§3: has every label that the specification shows', async () => {
    const operator = await memberIn(quarry, { isOperator: true, password: 'quarry88' })
    const { id, ...shown } = await user(operator)
    expect(shown).toEqual({
      username: operator.email.split('@')[0],
      nickname: 'Ada',
      mobile: null,
      email: operator.email,
      department: null,
      positions: null,
      roles: ['member', 'operator'],
      permissions: [
        'import:read',
        'import:run',
        'catalogue:keep',
        'catalogue:export',
        'audit:read',
        'demonstration:remove',
        'image-search:read',
        'board:take-down',
        'workplace:read',
        'analysis:read',
        'member:keep',
        'feed:keep',
        'job:keep',
        'backup:decide',
      ],
      sex: null,
      avatar: null,
      openid: '',
      userType: 2,
      hasPassword: true,
      isCounted: true,
      createTime: expect.any(Number) as number,
      deleteTime: null,
    })
    expect(await user()).toMatchObject({ roles: ['member'], permissions: [], hasPassword: false, userType: 1 })
    expect(id).toMatch(/^\d+$/)
  })

  it('is changed in what is given, and in nothing else', async () => {
    const facts = {
      nickname: ' Ada Lovelace ',
      mobile: '+44 20 7946 0000',
      sex: 2,
      department: '设计部',
      positions: 'Head of materials',
    }
    expect(await update(facts)).toEqual({ code: 200, msg: '', data: true })
    expect(await user()).toMatchObject({ ...facts, nickname: 'Ada Lovelace' })
    await update({ sex: 1 })
    expect(await user()).toMatchObject({ ...facts, nickname: 'Ada Lovelace', sex: 1 })
    await update({})
    expect(await user()).toMatchObject({ department: '设计部' })
  })

  it('loses what is taken away, by null or by nothing typed', async () => {
    await update({ mobile: '010 1234567', sex: 1, department: 'A', positions: 'B' })
    await update({ mobile: '', sex: null, department: null, positions: '  ' })
    expect(await user()).toMatchObject({ mobile: null, sex: null, department: null, positions: null })
  })

  it('is never changed by another member, nor by a visitor', async () => {
    const other = await memberIn(quarry)
    expect((await update({ nickname: 'Eve', id: member.id, memberId: member.id }, other.headers)).code).toBe(200)
    expect((await user()).nickname).toBe('Ada')
    expect((await update({ nickname: 'Eve' }, {})).code).toBe(401)
  })

  it('cannot be given roles, an address, a name for ever, or a password this way', async () => {
    const hostile = { roles: ['operator'], userType: 2, user_type: 2, email: 'eve@quarry.test', username: 'eve' }
    await update({ ...hostile, createTime: 0, delete_at: null, password: 'quarry88', is_demonstration: true })
    expect(await user()).toMatchObject({ roles: ['member'], email: member.email, hasPassword: false })
  })

  it.each([
    ['nickname', ''],
    ['nickname', '   '],
    ['nickname', null],
    ['nickname', 7],
    ['nickname', 'x'.repeat(31)],
    ['nickname', 'x'.repeat(1_000_000)],
    ['nickname', '\u200b\u200b'],
    ['nickname', '\u3164'],
    ['nickname', 'A\u0000'],
    ['mobile', '12345'],
    ['mobile', '1'.repeat(21)],
    ['mobile', 'call me'],
    ['mobile', '+44 20 <b>'],
    ['mobile', '١٢٣٤٥٦٧'],
    ['sex', 3],
    ['sex', 'man'],
    ['department', 'x'.repeat(61)],
    ['positions', ['a']],
    ['avatar', 'https://elsewhere.test/a.png'],
    ['avatar', '/images/0000000000000000000000000000000000000000'],
    ['avatar', ''],
    ['avatar', 'javascript:alert(1)'],
  ])('refuses %s %j by name, and keeps all as it was', async (field, value) => {
    const before = await user()
    const answer = await update({ department: 'New', [field]: value })
    expect(answer).toMatchObject(REFUSED)
    expect(answer.msg.startsWith(`${field}: `)).toBe(true)
    expect(await user()).toEqual(before)
  })

  it('says in Chinese, too, whose pictures may be an avatar', async () => {
    const answer = await update({ avatar: '/images/x' }, { ...member.headers, 'accept-language': 'zh-CN' })
    expect(answer.msg).toBe('avatar：应为您上传的图片的地址')
  })

  it.each([
    ['a\nb', 'a b'],
    ['\u202eada', 'ada'],
    ['A\u200bda', 'Ada'],
    ['\u2066Ada', 'Ada'],
  ])('keeps %j without what nobody sees', async (given, kept) => {
    expect((await update({ nickname: given, department: given })).code).toBe(200)
    expect(await user()).toMatchObject({ nickname: kept, department: kept })
  })

  it('takes names as people write them', async () => {
    for (const nickname of ['李 明', 'Zoë', '👩‍🎨', 'O’Brien', 'محمد', '<b>Ada</b>', '=1+1']) {
      expect((await update({ nickname })).code).toBe(200)
      expect((await user()).nickname).toBe(nickname)
    }
  })

  it('shows the picture that its member has uploaded, and nobody else’s', async () => {
    const key = 'a'.repeat(40)
    const facts = { directory: 'avatar', bytes: 10, created_at: new Date() } as const
    await quarry.db
      .insertInto('upload')
      .values({ ...facts, key, member_id: member.id })
      .execute()
    expect((await update({ avatar: `/images/${key}` })).code).toBe(200)
    expect((await user()).avatar).toBe(`/images/${key}`)
    const other = await memberIn(quarry)
    expect(await update({ avatar: `/images/${key}` }, other.headers)).toMatchObject(REFUSED)
    expect((await update({ avatar: null })).code).toBe(200)
    expect((await user()).avatar).toBeNull()
  })
})
