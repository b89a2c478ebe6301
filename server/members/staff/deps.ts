import type { KeptMember } from '../../../contract/members-kept.ts'
import type { Trx } from '../../database.ts'
import type { CompanyDeps } from '../company/deps.ts'
import type { LeavingDeps } from '../sessions/sessions.ts'

/** An operator's decision on a company. */
export interface CompanyVerdict {
  memberId: string
  verdict: 'verified' | 'refused'
  /** The company's name. */
  company: string
  /** The reason of a refusal; empty for a verified company. */
  reason: string
}

export interface StaffDeps extends CompanyDeps, LeavingDeps {
  /** Counts the member's things in the other domains. */
  countElsewhere(memberId: string): Promise<KeptMember['counts']>
  /** Called within the transaction of the decision. Returns whether the member wants a mail about it. */
  onCompanyJudged(trx: Trx, judged: CompanyVerdict): Promise<boolean>
}
