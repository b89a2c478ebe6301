import { describe, expect, test } from 'vitest'
import { permissionsOf, rolesOf } from '../../contract/permissions.ts'
import type { User } from '../../contract/members.ts'
import { en } from '../locales/en.ts'
import { zh } from '../locales/zh.ts'
import { isPermitted, type PermissionNeed } from './Permitted.tsx'

const NEEDS: PermissionNeed[] = [{ role: 'member' }, { role: 'operator' }, { permission: 'import:read' }]

describe('§6: two states, visitor and signed-in member', () => {
  test.each(NEEDS)('a visitor has no role and no permission (%o)', (need) => {
    expect(isPermitted(null, need)).toBe(false)
  })

  test.each(NEEDS)('while it is not known who it is, nothing is permitted (%o)', (need) => {
    expect(isPermitted(undefined, need)).toBe(false)
  })
})

describe('§6: a permission directive needs an operation-permission label or a role label value', () => {
  const member = userOf(false)
  const operator = userOf(true)

  test('a role’s value lets in who has it', () => {
    expect(isPermitted(member, { role: 'member' })).toBe(true)
    expect(isPermitted(member, { role: 'operator' })).toBe(false)
    expect(isPermitted(operator, { role: 'operator' })).toBe(true)
  })

  test('an operation’s label lets in who is permitted it', () => {
    expect(isPermitted(member, { permission: 'import:read' })).toBe(false)
    expect(isPermitted(operator, { permission: 'import:read' })).toBe(true)
  })

  test('only what the server says counts: a role brings no permission by itself', () => {
    expect(isPermitted({ ...operator, permissions: [] }, { permission: 'import:read' })).toBe(false)
    expect(isPermitted({ ...operator, roles: [] }, { role: 'operator' })).toBe(false)
  })

  test('without a label, or with one that nobody knows, nobody is let in', () => {
    expect(isPermitted(operator, {} as PermissionNeed)).toBe(false)
    expect(isPermitted(operator, { role: 'owner' } as unknown as PermissionNeed)).toBe(false)
    expect(isPermitted(operator, { permission: 'import:*' } as unknown as PermissionNeed)).toBe(false)
  })
})

test('§6: the message of a page that is not for everybody', () => {
  expect(en.errors.forbidden.replace('’', "'")).toBe("Sorry, you don't have permission to access this page.")
  expect(zh.errors.forbidden).toBe('抱歉，您没有权限访问此页面。')
})

function userOf(isOperator: boolean): Pick<User, 'roles' | 'permissions'> & User {
  const roles = [...rolesOf({ isStaff: isOperator, isEditor: false })]
  return { roles, permissions: permissionsOf(roles) } as unknown as User
}
