import type { ColumnType, Generated } from 'kysely'
import type { CompanyDocument, Verification } from '../../contract/company.ts'
import type { KeptTrailEntry, MemberChange } from '../../contract/members-kept.ts'
import type { StoredDirectory } from '../../contract/uploads.ts'
import type { AccountNews, InvitationMail, NoticeDigest, SharedNews } from './mail/mail-content.ts'

/** A column that may be left out at insertion. */
type Absent<Type> = ColumnType<Type | null, Type | null | undefined, Type | null>

/** Members' tables, as Kysely sees them. 64-bit numbers arrive as strings. The migrations hold the constraints. */
export interface MemberTables {
  member: {
    id: Generated<string>
    email: string
    /** `emailKeyOf` of the address. */
    email_key: string
    username: string
    nickname: string
    avatar: Absent<string>
    mobile: Absent<string>
    sex: Absent<1 | 2>
    department: Absent<string>
    positions: Absent<string>
    user_type: Generated<1 | 2>
    is_editor: Generated<boolean>
    password_hash: Absent<string>
    is_demonstration: Generated<boolean>
    policy_accepted_at: Absent<Date>
    company_verification: Generated<Verification>
    created_at: Date
    /** When the account will be deleted. */
    delete_at: Absent<Date>
    is_counted: Generated<boolean>
    delete_language: Absent<'en' | 'zh-CN'>
    locked_at: Absent<Date>
    lock_reason: Absent<string>
    kept_version: Generated<number>
    last_seen_at: Absent<Date>
    /** The language of the last sign-in. */
    language: Absent<'en' | 'zh-CN'>
    /** `fold_text` of address and nickname. */
    search_text: ColumnType<string, never, never>
  }
  company: {
    member_id: string
    name: string
    registration_number: string
    country_code: string
    website: string | null
    sent_at: Date
    judged_at: Absent<Date>
    reason: Absent<string>
    search_text: ColumnType<string, never, never>
  }
  company_document: {
    id: Generated<string>
    member_id: string
    key: string
    name: string
    media_type: CompanyDocument['mediaType']
    bytes: number
    created_at: Date
    unsent_at: Absent<Date>
  }
  member_change: {
    id: Generated<string>
    member_id: string
    actor_id: string | null
    at: Date
    what: MemberChange
    reason: string
    before: ColumnType<KeptTrailEntry['before'], string, never>
    after: ColumnType<KeptTrailEntry['after'], string, never>
  }
  upload: {
    key: string
    member_id: string
    directory: StoredDirectory
    bytes: number
    created_at: Date
    /** What was measured of a board's picture, as `picture.look`; null: not yet. */
    look: ColumnType<number[] | null, number[] | null | undefined>
  }
  paper: {
    member_id: string
    studio_name: Generated<string>
    address: Generated<string>
    foot: Generated<string>
    accent: Absent<string>
    says_quarry: Generated<boolean>
    logo_key: Absent<string>
    logo_width: Absent<number>
    logo_height: Absent<number>
    version: Generated<number>
    updated_at: Date
  }
  social_identity: { member_id: string; type: number; issuer: string; subject: string; created_at: Date }
  session: {
    id: Generated<string>
    member_id: string
    login_type: Absent<string>
    device: string
    address: string
    created_at: Date
    last_used_at: Date
    expires_at: Date
    ended_at: Absent<Date>
  }
  known_network: { member_id: string; network: string; seen_at: Date }
  access_token: { hash: Buffer; session_id: string; expires_at: Date }
  refresh_token: { hash: Buffer; session_id: string; expires_at: Date; used_at: Absent<Date> }
  email_code: {
    id: string
    email_key: string
    scene: 1 | 2
    created_at: Date
    expires_at: Date
    tries: Generated<number>
    used_at: Absent<Date>
  }
  email_change: { id: Generated<string>; member_id: string; email: string; created_at: Date; expires_at: Date }
  take_back_token: { hash: Buffer; change_id: string }
  attempt: { kind: string; subject: string; at: Date }
  social_attempt: {
    state_hash: Buffer
    type: number
    browser_hash: Buffer
    redirect_uri: string
    nonce: string
    code_verifier: string
    created_at: Date
    code_hash: Absent<Buffer>
    issuer: Absent<string>
    subject: Absent<string>
    email: Absent<string>
    email_verified: Absent<boolean>
    name: Absent<string>
    used_at: Absent<Date>
  }
  mail_job: {
    id: Generated<string>
    kind:
      | 'code'
      | 'no-account'
      | 'password-changed'
      | 'email-changed'
      | 'email-taken-back'
      | 'deletion-requested'
      | 'account-deleted'
      | 'share-digest'
      | 'account-locked'
      | 'account-unlocked'
      | 'role-changed'
      | 'company-verified'
      | 'company-refused'
      | 'notice-digest'
      | 'invitation'
    email: string
    language: 'en' | 'zh-CN'
    code_id: Absent<string>
    change_id: Absent<string>
    /** The facts of the mail, by its kind. */
    details: ColumnType<
      SharedNews[] | AccountNews | NoticeDigest | InvitationMail | null,
      string | null | undefined,
      never
    >
    created_at: Date
    due_at: Date
    attempts: Generated<number>
    sent_at: Absent<Date>
    given_up_at: Absent<Date>
    last_error: Absent<string>
    /** When an operator had it sent again. */
    renewed_at: Absent<Date>
  }
}
