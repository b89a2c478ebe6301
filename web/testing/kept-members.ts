import type { Company, CompanyDocument } from '../../contract/company.ts'
import type { KeptMember, KeptMemberRow, KeptTrailEntry } from '../../contract/members-kept.ts'

const NOON = Date.UTC(2026, 0, 5, 12)

/** A member in the operators' list; a test states only what matters to it. */
export function aMemberRow(facts: Partial<KeptMemberRow> = {}): KeptMemberRow {
  return {
    id: '9',
    email: 'bo@quarry.test',
    nickname: 'Bo',
    role: 'member',
    state: 'active',
    lockReason: null,
    deleteTime: null,
    verification: 'none',
    companyName: null,
    createTime: NOON,
    lastSeenTime: NOON,
    isDemonstration: false,
    ...facts,
  }
}

/** A member in full. */
export function aKeptMember(facts: Partial<KeptMember> = {}): KeptMember {
  return {
    ...aMemberRow(),
    version: 1,
    isSelf: false,
    isLastOperator: false,
    lockTime: null,
    sessions: [{ id: '1', device: 'Firefox, Windows', createTime: NOON, lastUsed: NOON }],
    counts: { folders: 3, boards: 2, publishedBoards: 1, budgets: 4, links: 1204 },
    mails: [],
    trail: [],
    company: null,
    refusalReason: null,
    ...facts,
  }
}

export function aTrailEntry(facts: Partial<KeptTrailEntry> = {}): KeptTrailEntry {
  return {
    id: '1',
    time: NOON,
    actor: { id: '3', nickname: 'Cy' },
    what: 'locked',
    reason: 'Sends rubbish.',
    before: { isLocked: false },
    after: { isLocked: true },
    ...facts,
  }
}

export function aSentCompany(facts: Partial<Company> = {}): Company {
  return {
    name: 'Alder & Oak Studio',
    registrationNumber: '91310000MA1FL0000X',
    countryCode: 'CN',
    website: 'https://alder.example',
    sendTime: NOON,
    judgeTime: null,
    deleteDocumentsTime: null,
    documents: [],
    ...facts,
  }
}

export function aCompanyDocument(facts: Partial<CompanyDocument> = {}): CompanyDocument {
  return {
    id: '1',
    name: 'licence.pdf',
    mediaType: 'application/pdf',
    bytes: 640_000,
    createTime: NOON,
    ...facts,
  }
}
