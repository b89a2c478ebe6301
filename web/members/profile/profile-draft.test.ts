import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { User } from '../../../contract/members.ts'
import { aMember } from '../../testing/members.ts'
import { profileChangesOf, profileDraftOf, profileComplaints } from './profile-draft.ts'

const ada = aMember()
const withMobile = aMember({ mobile: '+86 138 0000 0000' })

describe('§5: the refusals of the profile', () => {
  test('no nickname', () => {
    for (const nickname of ['', '   '])
      expect(profileComplaints({ ...profileDraftOf(ada), nickname }, ada)).toEqual({
        nickname: 'profile.nicknameMissing',
      })
  })

  test('texts of which nothing is seen', () => {
    for (const text of ['\u200b', '\u3164', '\u2800'])
      expect(profileComplaints({ ...profileDraftOf(ada), nickname: text, department: text }, ada)).toEqual({
        nickname: 'profile.unreadable',
        department: 'profile.unreadable',
      })
  })

  test('a mobile number that was set before and is taken away, and one that is none', () => {
    const complaintsAt = (mobile: string, user: User) => profileComplaints({ ...profileDraftOf(user), mobile }, user)
    expect(complaintsAt('', withMobile)).toEqual({ mobile: 'profile.mobileMissing' })
    for (const wrong of ['12345', 'abcdefg', '1380000000x', '+'])
      expect(complaintsAt(wrong, ada)).toEqual({ mobile: 'profile.mobileWrong' })
    for (const right of ['13800000000', '+86 (138) 0000-0000', ' 123456 ']) expect(complaintsAt(right, ada)).toEqual({})
  })

  test('nothing of who never had a mobile number', () => {
    expect(profileComplaints({ ...profileDraftOf(ada), department: '设计部', positions: 'Architect' }, ada)).toEqual({})
  })
})

describe('the changes of a profile that are sent', () => {
  test('nothing where nothing is new, spaces around it included', () => {
    expect(profileChangesOf(profileDraftOf(withMobile), withMobile)).toEqual({})
    expect(profileChangesOf({ ...profileDraftOf(ada), nickname: ' A\u202eda\u200b ', department: '  ' }, ada)).toEqual(
      {},
    )
  })

  test('changed fields, and null for emptied ones', () => {
    const before: User = { ...ada, department: 'Design', sex: 2 }
    expect(
      profileChangesOf({ ...profileDraftOf(before), nickname: 'Ada L.', department: '', sex: null }, before),
    ).toEqual({
      nickname: 'Ada L.',
      department: null,
      sex: null,
    })
  })

  test('once saved, there is nothing new', () => {
    const drafts = fc.record({
      nickname: fc.string({ unit: 'grapheme' }),
      mobile: fc.string(),
      department: fc.string(),
      positions: fc.string(),
      sex: fc.constantFrom(null, 1 as const, 2 as const),
    })
    fc.assert(
      fc.property(drafts, (draft) => {
        const saved = { ...withMobile, ...profileChangesOf(draft, withMobile) }
        expect(profileChangesOf(draft, saved)).toEqual({})
        expect(profileChangesOf(profileDraftOf(saved), saved)).toEqual({})
      }),
    )
  })
})
