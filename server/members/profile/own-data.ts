import type { OwnData } from '../../../contract/profile.ts'
import type { MemberContext } from '../../platform/http/serve.ts'
import type { MemberParts } from '../parts.ts'
import { addressOfUpload } from './uploads.ts'
import type { UploadParts } from './uploads.ts'
import { getMember, getOwnSessions } from './user.ts'

/** What other rooms keep of a member. */
export type OwnElsewhere = Pick<OwnData, 'folders' | 'boards' | 'boardReports'>

export interface OwnDataParts extends MemberParts, Pick<UploadParts, 'privatePictures'> {
  collectElsewhere(memberId: string): Promise<OwnElsewhere>
}

/** Everything that is kept of a member, less what would let somebody in. */
export async function getOwnData(parts: OwnDataParts, _input: unknown, context: MemberContext): Promise<OwnData> {
  const { db, clock } = parts
  const { memberId } = context.caller
  const profile = await getMember(parts, {}, context)
  const [account, elsewhere, sessions, socialLogins, uploads, mails] = await Promise.all([
    db
      .selectFrom('member')
      .select(['policy_accepted_at', 'company_verification'])
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow(),
    parts.collectElsewhere(memberId),
    getOwnSessions(parts, {}, context),
    db.selectFrom('social_identity').selectAll().where('member_id', '=', memberId).orderBy('created_at').execute(),
    db.selectFrom('upload').selectAll().where('member_id', '=', memberId).orderBy('created_at').execute(),
    db.selectFrom('mail_job').selectAll().where('email', '=', profile.email).orderBy('id').execute(),
  ])
  return {
    exportTime: clock.now().getTime(),
    profile: {
      ...profile,
      verification: account.company_verification,
      policyAcceptTime: account.policy_accepted_at?.getTime() ?? null,
    },
    ...elsewhere,
    sessions,
    socialLogins: socialLogins.map((social) => ({
      issuer: social.issuer,
      openid: social.subject,
      createTime: social.created_at.getTime(),
    })),
    uploads: await Promise.all(
      uploads.map(async (upload) => ({
        url: await addressOfUpload(parts, upload),
        directory: upload.directory,
        bytes: upload.bytes,
        createTime: upload.created_at.getTime(),
      })),
    ),
    mails: mails.map(({ kind, email, created_at: createdAt }) => ({ kind, email, createTime: createdAt.getTime() })),
  }
}
