import type { Transaction } from 'kysely'
import type { KeptMember } from '../../../contract/members-kept.ts'
import type { CompanyDeps } from '../company/deps.ts'
import type { LeavingDeps } from '../sessions/sessions.ts'
import type { MemberTables } from '../tables.ts'

/** What an operator said of a company. */
export interface CompanyVerdict {
  memberId: string
  verdict: 'verified' | 'refused'
  /** What it is called. */
  company: string
  /** Why it was refused; empty where it was verified. */
  reason: string
}

export interface StaffDeps extends CompanyDeps, LeavingDeps {
  /** How much of each there is in other rooms. */
  countElsewhere(memberId: string): Promise<KeptMember['counts']>
  /** Told within what judges it, so that both are kept or neither. Answers whether the member wants a mail of it. */
  onCompanyJudged(trx: Transaction<MemberTables>, judged: CompanyVerdict): Promise<boolean>
}
