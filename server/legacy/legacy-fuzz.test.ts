import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { legacyCalls, legacyLogin } from '../../contract/legacy.ts'
import { legacyTokenOf, postForm } from '../testing/legacy.ts'
import { memberIn } from '../testing/members.ts'
import { tries } from '../testing/tries.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

const password = 'right-one'

let quarry: TestApp
let token: string

beforeAll(async () => {
  quarry = await createTestApp()
  const { email } = await memberIn(quarry, { password })
  token = await legacyTokenOf(quarry, { email, password })
})
afterAll(() => quarry.close())

const NAMES = ['email', 'password', 'folderId', 'skuId', 'sources', 'token', '__proto__', 'constructor', '']
const SUFFIXES = ['', '', '', '[]', '[0]', '[a][b]', '.a', '.a.b.c.d.e', '.__proto__', '[x]'.repeat(500)]
const VALUES = [
  '',
  '1',
  '9'.repeat(400),
  '-1',
  'ada@quarry.test',
  '%00',
  '%ED%A0%80',
  '%',
  '%zz',
  '+',
  'x'.repeat(5000),
  'x'.repeat(500_000),
  '%E6%9C'.repeat(1000),
  "'; DROP TABLE member; --",
  '[object Object]',
]
const name = fc.tuple(fc.constantFrom(...NAMES), fc.constantFrom(...SUFFIXES)).map((parts) => parts.join(''))
const value = fc.oneof(
  fc.constantFrom(...VALUES),
  fc.string({ unit: 'binary', maxLength: 40 }).map((text) => encodeURIComponent(text.toWellFormed())),
)
const pair = fc.oneof(
  { weight: 5, arbitrary: fc.tuple(name, value).map((parts) => parts.join('=')) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.constantFrom('&', '=', '&&==', ';', '?a=1', '\0', 'email', '{"email":"a"}') },
)
const form = fc.array(pair, { maxLength: 6 }).map((pairs) => pairs.join('&'))

describe('a form with arbitrary content', () => {
  it('is answered in the older envelope, never by an internal error', async () => {
    let client = 0
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...legacyCalls), form, async (call, body) => {
        client += 1
        const headers = { 'x-forwarded-for': `10.${client >> 8}.${client & 255}.1` }
        const sent = await postForm(quarry, call, body, { token, headers })
        const { code, msg } = sent.json<{ code: number; msg: string }>()
        expect(sent.statusCode).toBe(200)
        expect([100, 102]).toContain(code)
        expect(msg).not.toMatch(/reported an error|unavailable/)
        expect(code === 100 || msg.length > 5).toBe(true)
      }),
      { numRuns: tries(100, 400) },
    )
  })

  it('signs nobody in with a repeated field', async () => {
    const { email } = await memberIn(quarry, { password })
    const body = `email=${email}&password=wrong&password=${password}`
    expect((await postForm(quarry, legacyLogin, body)).json()).toEqual({
      code: 102,
      msg: 'password: expected text',
      data: null,
    })
  })

  it.each(['token=', 'token', '=', ';;;', `token=${'x'.repeat(60_000)}`, 'token=%zz', 'token="', 'token=\u00e9'])(
    'identifies nobody by the cookie %j',
    async (cookie) => {
      const sent = await postForm(quarry, { path: '/app/perProject/list' }, {}, { headers: { cookie } })
      expect([sent.statusCode, sent.json()]).toEqual([401, { error: 'invalid_token' }])
    },
  )
})
