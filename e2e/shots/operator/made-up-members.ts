import type { Company } from '../../../contract/company.ts'
import type { KeptMember, KeptMemberRow } from '../../../contract/members-kept.ts'
import { daysAgo } from '../days.ts'

const company: Company = {
  name: 'Alder & Oak Studio',
  registrationNumber: '91310000MA1FL0000X',
  countryCode: 'CN',
  website: 'https://alder.example',
  sendTime: daysAgo(2),
  judgeTime: null,
  deleteDocumentsTime: null,
  documents: [
    { id: '1', name: 'licence.pdf', mediaType: 'application/pdf', bytes: 640_000, createTime: daysAgo(2) },
    { id: '2', name: 'register.pdf', mediaType: 'application/pdf', bytes: 2_140_000, createTime: daysAgo(2) },
  ],
}

/** A member with everything that can be said of one; not of the demonstration, whose members cannot be changed. */
export const aFullMember: KeptMember = {
  id: '9',
  email: 'mira@quarry.test',
  nickname: 'Mira',
  role: 'editor',
  state: 'active',
  lockReason: null,
  deleteTime: null,
  verification: 'pending',
  companyName: company.name,
  createTime: daysAgo(200),
  lastSeenTime: daysAgo(1),
  isDemonstration: false,
  version: 3,
  isSelf: false,
  isLastOperator: false,
  lockTime: null,
  sessions: [
    { id: '1', device: 'Firefox, Windows', createTime: daysAgo(6), lastUsed: daysAgo(1) },
    { id: '2', device: '', createTime: daysAgo(30), lastUsed: daysAgo(12) },
  ],
  counts: { folders: 3, boards: 2, publishedBoards: 1, budgets: 4, links: 1204 },
  mails: [
    {
      id: '3',
      kind: 'code',
      createTime: daysAgo(1),
      state: 'sent',
      time: daysAgo(1),
      problem: null,
      canBeResent: false,
    },
    {
      id: '2',
      kind: 'share-digest',
      createTime: daysAgo(2),
      state: 'waiting',
      time: daysAgo(-1),
      problem: '451 come back later',
      canBeResent: false,
    },
    {
      id: '1',
      kind: 'role-changed',
      createTime: daysAgo(9),
      state: 'given-up',
      time: daysAgo(6),
      problem: '550 no such mailbox',
      canBeResent: true,
    },
  ],
  trail: [
    {
      id: '2',
      time: daysAgo(9),
      actor: { id: '3', nickname: 'Staff' },
      what: 'role-changed',
      reason: 'She keeps the stone now.',
      before: { role: 'member' },
      after: { role: 'editor' },
    },
    {
      id: '1',
      time: daysAgo(90),
      actor: null,
      what: 'unlocked',
      reason: '',
      before: { isLocked: true },
      after: { isLocked: false },
    },
  ],
  company,
  refusalReason: null,
}

/** Whoever looks, of the demonstration: neither can be locked, and nothing was ever sent to them. */
export const ofDemonstration: Partial<KeptMember> = {
  nickname: 'Staff',
  email: 'staff@quarry.test',
  role: 'operator',
  isDemonstration: true,
  isSelf: true,
  verification: 'none',
  company: null,
  companyName: null,
  mails: [],
  trail: [],
}

const aRow = (id: string, facts: Partial<KeptMemberRow> = {}): KeptMemberRow => ({
  id,
  email: aFullMember.email,
  nickname: aFullMember.nickname,
  role: 'member',
  state: 'active',
  lockReason: null,
  deleteTime: null,
  verification: 'none',
  companyName: null,
  createTime: daysAgo(200),
  lastSeenTime: daysAgo(1),
  isDemonstration: false,
  ...facts,
})
export const someMembers = {
  list: [
    aRow('9', { role: 'editor', verification: 'pending', companyName: company.name }),
    aRow('8', {
      nickname: '林小雨',
      email: 'lin@quarry.test',
      verification: 'verified',
      companyName: '海港设计有限公司',
    }),
    aRow('7', {
      nickname: 'Somebody with a long name',
      email: 'a.very.long.address.of.somebody@studio.quarry.test',
      state: 'locked',
      lockReason: 'Sends the same picture again and again.',
      lastSeenTime: daysAgo(40),
    }),
    aRow('6', {
      nickname: 'Bo',
      email: 'bo@quarry.test',
      state: 'leaving',
      deleteTime: daysAgo(-20),
      verification: 'refused',
      companyName: 'Bo & Sons',
      lastSeenTime: null,
    }),
    aRow('1', { nickname: 'Staff', email: 'staff@quarry.test', role: 'operator', isDemonstration: true }),
  ],
  total: 5,
}
