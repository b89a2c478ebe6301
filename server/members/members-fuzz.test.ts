import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as company from '../../contract/company.ts'
import * as members from '../../contract/members.ts'
import * as kept from '../../contract/members-kept.ts'
import * as profile from '../../contract/profile.ts'
import type { Endpoint } from '../../contract/endpoint.ts'
import { memberIn } from '../testing/members.ts'
import { tries } from '../testing/tries.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

const endpoints = Object.values({ ...members, ...profile, ...company, ...kept }).filter(
  (value): value is Endpoint & typeof value => typeof value === 'object' && 'path' in value,
)

let quarry: TestApp

beforeAll(async () => {
  quarry = await createTestApp()
})
afterAll(() => quarry.close())

const hostile = fc.oneof(
  fc.constantFrom(
    '\u0000',
    '😀@quarry.test',
    `' OR 1=1 --@quarry.test`,
    '<img src=x onerror=alert(1)>',
    'a\r\nBcc: eve@quarry.test@quarry.test',
    'x'.repeat(1_000_001),
    `${'a'.repeat(300)}@quarry.test`,
    '\ud800',
    'ada@quarry.test',
    '123456',
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.string(), { maxLength: 3 }),
  fc.dictionary(fc.string(), fc.string(), { maxKeys: 3 }),
)
const names = [
  'email',
  'password',
  'code',
  'scene',
  'nickname',
  'policyAccepted',
  'loginType',
  'refreshToken',
  'type',
  'state',
  'redirectUri',
  'id',
  'mobile',
  'sex',
  'avatar',
  'department',
  'oldPassword',
  'oldCode',
  'token',
  'name',
  'registrationNumber',
  'countryCode',
  'website',
  'documentIds',
  'keyword',
  'version',
  'reason',
]

describe('any call with whatever is sent', () => {
  it('is refused with the field named, or answered; never with an error of ours', async () => {
    const { headers } = await memberIn(quarry)
    let client = 0
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...endpoints),
        fc.dictionary(fc.constantFrom(...names), hostile),
        async (endpoint, input) => {
          client += 1
          const from = { 'x-forwarded-for': `10.${client >> 8}.${client & 255}.1` }
          const { code, msg } = await quarry.call(endpoint, input, { ...from, ...headers })
          expect([500, 503, undefined]).not.toContain(code)
          expect(code !== 400 || /^\w+: ./.test(msg)).toBe(true)
        },
      ),
      { numRuns: tries(100, 400) },
    )
  })

  it.each(['null', '[]', '"x"', '{', '{"email":{"a":1}}', '', '1e999'])(
    'is refused for the body %s',
    async (payload) => {
      const { path } = members.signInByPassword
      const headers = { 'content-type': 'application/json' }
      expect((await quarry.app.inject({ method: 'POST', url: path, headers, payload })).json()).toMatchObject({
        code: 400,
      })
    },
  )

  it('is default deny: what is not public answers 401 without a token, with a wrong one and with one in the query', async () => {
    for (const endpoint of endpoints.filter(({ access }) => access !== 'public'))
      for (const headers of [{}, { authorization: 'Bearer x' }, { authorization: 'Bearer' }, { cookie: 'token=x' }])
        expect((await quarry.call(endpoint, {}, headers as Record<string, string>)).code).toBe(401)
  })
})

describe('the time that an answer takes', () => {
  it('does not tell a known address from an unknown one', async () => {
    const { email } = await memberIn(quarry, { password: 'right-one' })
    const timeOf = async (address: string, turn: number) => {
      const began = performance.now()
      const from = { 'x-forwarded-for': `10.200.${turn}.1` }
      await quarry.call(members.signInByPassword, { email: address, password: 'wrong-one' }, from)
      return performance.now() - began
    }
    const [known, unknown]: [number[], number[]] = [[], []]
    for (let turn = 0; turn < 40; turn += 1) {
      known.push(await timeOf(email, turn))
      unknown.push(await timeOf('nobody@quarry.test', turn))
    }
    // The probability that one of the first takes longer than one of the second (Mann–Whitney): 0.5 without a difference.
    const longer = known.flatMap((one) => unknown.map((other) => (one > other ? 1 : 0)))
    const share = longer.reduce<number>((sum, one) => sum + one, 0) / longer.length
    expect(share).toBeGreaterThan(0.2)
    expect(share).toBeLessThan(0.8)
  })
})
