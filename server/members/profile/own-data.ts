import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { Readable } from 'node:stream'
import type * as z from 'zod'
import { getOwnData as getOwnDataCall, ownData } from '../../../contract/profile.ts'
import type { OwnData } from '../../../contract/profile.ts'
import { compileAnswer } from '../../platform/http/compile-answer.ts'
import { makeInLine } from '../../platform/http/file-queue.ts'
import { inTurns } from '../../platform/http/send-pieces.ts'
import { answer } from '../../platform/http/serve.ts'
import type { MemberContext } from '../../platform/http/serve.ts'
import type { MemberDeps } from '../deps.ts'
import { getCompany } from '../company/own-company.ts'
import { getOwnPaper } from '../paper/paper.ts'
import { getOwnTrail } from '../staff/trail.ts'
import { addressOfUpload } from './uploads.ts'
import type { UploadDeps } from './uploads.ts'
import { getMember, getOwnSessions } from './user.ts'

/** What other domains store about a member. */
export interface OwnElsewhere extends Pick<
  OwnData,
  | 'projects'
  | 'projectFiles'
  | 'folders'
  | 'approvals'
  | 'teamComments'
  | 'todos'
  | 'versionsOfOthers'
  | 'people'
  | 'boardReports'
  | 'importRuns'
  | 'notices'
  | 'feedKeys'
  | 'workDecisions'
  | 'restoreDecisions'
  | 'substitutions'
> {
  /** Read one by one as they are written: together they may be more than memory holds. */
  boards: AsyncIterable<OwnData['boards'][number]>
  budgets: AsyncIterable<OwnData['budgets'][number]>
  versions: AsyncIterable<OwnData['versions'][number]>
  links: AsyncIterable<OwnData['links'][number]>
  changes: AsyncIterable<OwnData['changes'][number]>
}

export interface OwnDataDeps extends MemberDeps, Pick<UploadDeps, 'privatePictures'> {
  collectElsewhere(memberId: string): Promise<OwnElsewhere>
}

/** Streams everything that is stored about a member, except secrets that let somebody sign in, in the envelope. */
export function serveOwnData(app: FastifyInstance, deps: OwnDataDeps): void {
  answer(app, getOwnDataCall, async ({ request, reply, context }) => {
    const { memberId } = context.caller
    const own = await makeInLine(app.fileLine, { request, reply, memberId }, async () => getOwnData(deps, context))
    void reply.type('application/json; charset=utf-8')
    return Readable.from(written(own), { objectMode: false })
  })
}

const {
  boards: boardsOutput,
  budgets: budgetsOutput,
  versions: versionsOutput,
  links: linksOutput,
  changes: changesOutput,
} = ownData.shape
const othersOutput = ownData.omit({
  boards: true,
  budgets: true,
  versions: true,
  links: true,
  changes: true,
})

async function* written({
  boards,
  budgets,
  versions,
  links,
  changes,
  ...others
}: OwnDataAsRead): AsyncGenerator<string | Buffer> {
  const envelope = JSON.stringify({ code: 200, msg: '', data: othersOutput.parse(others) })
  yield envelope.slice(0, -END.length)
  yield* list('boards', boards, boardsOutput.element)
  yield* list('budgets', budgets, budgetsOutput.element)
  yield* list('versions', versions, versionsOutput.element)
  yield* list('links', links, linksOutput.element)
  yield* list('changes', changes, changesOutput.element)
  yield END
}

async function* list(name: string, rows: AsyncIterable<unknown>, output: z.ZodType): AsyncGenerator<string | Buffer> {
  yield `,"${name}":[`
  const write = compileAnswer(output)
  let comma = ''
  for await (const row of rows) {
    if (comma !== '') yield comma
    yield* inTurns((await write(row)) ?? [])
    comma = ','
  }
  yield ']'
}

/** The braces that close the data and the envelope. */
const END = '}}'

type OwnDataAsRead = Omit<OwnData, 'boards' | 'budgets' | 'versions' | 'links' | 'changes'> & OwnElsewhere

async function getOwnData(deps: OwnDataDeps, context: MemberContext): Promise<OwnDataAsRead> {
  const { db, clock } = deps
  const { memberId } = context.caller
  const profile = await getMember(deps, {}, context)
  const [account, elsewhere, sessions, networks, socialLogins, uploads, mails, emailChanges, company, trail, paper] =
    await Promise.all([
      db
        .selectFrom('member')
        .select(['policy_accepted_at', 'company_verification', 'last_seen_at', 'language'])
        .where('id', '=', memberId)
        .executeTakeFirstOrThrow(),
      deps.collectElsewhere(memberId),
      getOwnSessions(deps, {}, context),
      db.selectFrom('known_network').selectAll().where('member_id', '=', memberId).orderBy('seen_at').execute(),
      db.selectFrom('social_identity').selectAll().where('member_id', '=', memberId).orderBy('created_at').execute(),
      db.selectFrom('upload').selectAll().where('member_id', '=', memberId).orderBy('created_at').execute(),
      db
        .selectFrom('mail_job')
        .selectAll()
        .where(sql`lower(email)`, '=', sql`lower(${profile.email})`)
        .orderBy('id')
        .execute(),
      db
        .selectFrom('email_change')
        .selectAll()
        .where('member_id', '=', memberId)
        .where('expires_at', '>', clock.now())
        .orderBy('id')
        .execute(),
      getCompany(deps, {}, context),
      getOwnTrail(db, memberId),
      getOwnPaper(deps, memberId),
    ])
  return {
    exportTime: clock.now().getTime(),
    profile: {
      ...profile,
      verification: account.company_verification,
      policyAcceptTime: account.policy_accepted_at?.getTime() ?? null,
      lastSeenTime: account.last_seen_at?.getTime() ?? null,
      language: account.language,
    },
    company,
    paper,
    ...trail,
    ...elsewhere,
    sessions,
    networks: networks.map(({ network, seen_at: seenAt }) => ({ network, lastUsed: seenAt.getTime() })),
    socialLogins: socialLogins.map((social) => ({
      issuer: social.issuer,
      openid: social.subject,
      createTime: social.created_at.getTime(),
    })),
    formerEmails: emailChanges.map((change) => ({
      email: change.email,
      changeTime: change.created_at.getTime(),
      endTime: change.expires_at.getTime(),
    })),
    uploads: await Promise.all(
      uploads.map(async (upload) => ({
        url: await addressOfUpload(deps, upload),
        directory: upload.directory,
        bytes: upload.bytes,
        createTime: upload.created_at.getTime(),
      })),
    ),
    mails: mails.map(({ kind, email, created_at: createdAt }) => ({ kind, email, createTime: createdAt.getTime() })),
  }
}
