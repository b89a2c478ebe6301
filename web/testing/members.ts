import type { User } from '../../contract/members.ts'

/** A member as the server sends them; a test states only what matters to it. */
export function aMember(facts: Partial<User> = {}): User {
  return {
    id: '7',
    nickname: 'Ada',
    avatar: null,
    mobile: null,
    email: 'ada@quarry.test',
    sex: null,
    openid: '',
    userType: 1,
    username: 'ada',
    department: null,
    positions: null,
    roles: ['member'],
    permissions: [],
    hasPassword: true,
    createTime: Date.UTC(2026, 0, 5),
    isCounted: true,
    deleteTime: null,
    ...facts,
  }
}
