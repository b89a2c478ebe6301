import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  codeComplaint,
  emailComplaint,
  newPasswordComplaint,
  newPasswordLengths,
  passwordComplaint,
  requiredComplaint,
  SPECIFIED_LIMITS,
} from './rules.ts'

describe('§5: the refusals of the login form', () => {
  test('an email of no such pattern', () => {
    for (const wrong of ['', ' ', 'ada', 'ada@quarry', '@quarry.test', 'a b@quarry.test', 'a@b@c.d'])
      expect(emailComplaint(wrong)).toEqual({ email: 'login.emailMissing' })
    for (const right of ['ada@quarry.test', ' ada@quarry.test ', 'a.b+c@x.y.z', '艾达@材料.测试'])
      expect(emailComplaint(right)).toEqual({})
  })

  test('an empty password, an empty code', () => {
    expect(passwordComplaint('')).toEqual({ password: 'login.passwordMissing' })
    expect(passwordComplaint(' ')).toEqual({})
    expect(codeComplaint(' ')).toEqual({ code: 'login.codeMissing' })
    expect(codeComplaint('1')).toEqual({})
  })

  test('required fields without an error text of their own', () => {
    expect(requiredComplaint('nickname', ' ')).toEqual({ nickname: 'login.required' })
    expect(requiredComplaint('policy', false)).toEqual({ policy: 'login.required' })
    expect(requiredComplaint('policy', true)).toEqual({})
  })
})

describe('§5: new passwords', () => {
  test('6 to 20 characters, and never longer than the login field takes', () => {
    expect(newPasswordLengths(SPECIFIED_LIMITS)).toEqual({ least: 6, most: 8 })
    expect(newPasswordLengths({ ...SPECIFIED_LIMITS, password: 64 })).toEqual({ least: 6, most: 20 })
  })

  test('an optional password may be left empty twice', () => {
    const limits = SPECIFIED_LIMITS
    expect(newPasswordComplaint({ newPassword: '', repeated: '' }, { limits, isOptional: true })).toEqual({})
    expect(newPasswordComplaint({ newPassword: '', repeated: '' }, { limits, isOptional: false })).toEqual({
      newPassword: 'login.required',
    })
    expect(newPasswordComplaint({ newPassword: '', repeated: 'secret7' }, { limits, isOptional: true })).toEqual({
      newPassword: 'login.passwordLength',
    })
  })

  test('whatever passes is the same twice, and can be typed into the login field', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.integer({ min: 6, max: 30 }), (newPassword, other, password) => {
        const limits = { ...SPECIFIED_LIMITS, password }
        for (const repeated of [newPassword, other]) {
          const complaints = newPasswordComplaint({ newPassword, repeated }, { limits, isOptional: false })
          const isGood =
            newPassword === repeated && newPassword.length >= 6 && newPassword.length <= Math.min(20, password)
          expect(Object.keys(complaints).length === 0).toBe(isGood)
        }
      }),
    )
  })
})
