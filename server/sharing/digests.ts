import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { WorkKind } from '../../contract/collaboration/rights.ts'
import { queueMail } from '../members/mail/mail-jobs.ts'
import { workOf } from '../workspace/thing-columns.ts'
import type { Trx } from '../database.ts'
import type { SharingDeps } from './deps.ts'

/** Where the owner finds what they share, by its kind. */
const PATHS: Record<WorkKind, (id: string) => string> = {
  board: (id) => `/material/${id}`,
  budget: (id) => `/budgetList/${id}`,
  folder: (id) => `/favorites/${id}`,
  project: (id) => `/projects/${id}#sent`,
}
const MINUTE = 60_000
/** Comments must be this old before they are mailed: guests often write several in a row. */
const SETTLED_MS = 10 * MINUTE
/** The most things, and the most names, in one mail. */
const MOST_THINGS = 30
const MOST_NAMES = 20

interface NewsRow {
  member_id: string
  email: string
  language: 'en' | 'zh-CN'
  board_id: string | null
  budget_id: string | null
  folder_id: string | null
  project_id: string | null
  name: string
  comments: number
  answers: number
  approved_by: string[]
}

export interface SharingDigestDeps extends Pick<SharingDeps, 'db' | 'clock'> {
  /** Called when a mail has been queued. */
  onMail: () => void
  /** Whether a member wants mails of a kind of notice, as SQL. */
  wantsMail(memberId: RawBuilder<unknown>, kind: RawBuilder<unknown>): RawBuilder<boolean>
}

/** Mails each owner what guests commented since the last mail, once they have come to an end. */
export async function mailDigests(deps: SharingDigestDeps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - SETTLED_MS)
  const count = await deps.db.transaction().execute(async (trx) => mailNews(deps, trx, sql`created_at <= ${before}`))
  if (count > 0) deps.onMail()
}

/**
 * Mails an owner at once that a guest has approved or decided, with what was commented by the same link: work waits for it (decisions/226). The
 * caller calls `onMail` after its transaction.
 */
export async function mailAtOnce(deps: SharingDigestDeps, trx: Trx, linkId: string): Promise<void> {
  await mailNews(deps, trx, sql`link_id = ${linkId}`)
}

/**
 * Mails some of the comments, approvals and decisions that were not mailed yet; returns of how many things. Leaves out what the owner has read,
 * and links or owners that want no mails.
 */
async function mailNews(
  { clock, wantsMail }: SharingDigestDeps,
  trx: Trx,
  which: RawBuilder<unknown>,
): Promise<number> {
  const now = clock.now()
  const news = await takeNews(trx, { now, wantsMail, which })
  const within: SharingDeps['db'] = trx
  for (const [, all] of Map.groupBy(news, (row) => row.member_id)) {
    const [{ email, language } = { email: '', language: 'en' as const }] = all
    const told = all.slice(0, MOST_THINGS).map((row) => {
      const { kind, refId } = workOf(row)
      const { name, comments, answers, approved_by: approvedBy } = row
      return { name, path: PATHS[kind](refId), comments, answers, approvedBy: approvedBy.slice(0, MOST_NAMES) }
    })
    await queueMail(within, { kind: 'share-digest', email, language, news: told }, now)
  }
  return news.length
}

/** Marks news as mailed and returns it. */
async function takeNews(
  trx: Trx,
  { now, wantsMail, which }: Pick<SharingDigestDeps, 'wantsMail'> & { now: Date; which: RawBuilder<unknown> },
): Promise<NewsRow[]> {
  const { rows } = await sql<NewsRow>`
    WITH said AS (
      UPDATE share_comment SET mailed_at = ${now} WHERE mailed_at IS NULL AND NOT is_owners AND ${which}
      RETURNING 'comment' AS kind, link_id, 1 AS comments, 0 AS answers, NULL AS approved_by, read_at
    ), approved AS (
      UPDATE share_approval SET mailed_at = ${now} WHERE mailed_at IS NULL AND ${which}
      RETURNING 'approval' AS kind, link_id, 0 AS comments, 0 AS answers, name AS approved_by, read_at
    ), decided AS (
      UPDATE sent_decision SET mailed_at = ${now} WHERE mailed_at IS NULL AND ${which}
      RETURNING CASE verdict WHEN 'approved' THEN 'approval' ELSE 'comment' END AS kind, link_id,
        0 AS comments, (verdict <> 'approved')::int AS answers, CASE verdict WHEN 'approved' THEN name END AS approved_by, read_at
    )
    SELECT link.member_id::text, member.email, max(link.owner_language) AS language, link.board_id::text, link.budget_id::text,
      link.folder_id::text, link.project_id::text, coalesce(board.name, budget.name, folder.name, project.name) AS name,
      sum(news.comments)::int AS comments, sum(news.answers)::int AS answers,
      coalesce(array_agg(DISTINCT news.approved_by) FILTER (WHERE news.approved_by IS NOT NULL), '{}') AS approved_by
    FROM (SELECT * FROM said UNION ALL SELECT * FROM approved UNION ALL SELECT * FROM decided) AS news
    JOIN share_link AS link ON link.id = news.link_id
    JOIN member ON member.id = link.member_id
    LEFT JOIN board ON board.id = link.board_id
    LEFT JOIN budget ON budget.id = link.budget_id
    LEFT JOIN folder ON folder.id = link.folder_id
    LEFT JOIN project ON project.id = link.project_id
    WHERE news.read_at IS NULL AND link.notifies AND NOT member.is_demonstration
      AND ${wantsMail(sql`link.member_id`, sql`news.kind`)}
      AND coalesce(board.deleted_at, budget.deleted_at, folder.deleted_at, project.deleted_at) IS NULL
    GROUP BY link.member_id, member.email, link.board_id, link.budget_id, link.folder_id, link.project_id, board.name,
      budget.name, folder.name, project.name
    ORDER BY link.member_id, sum(news.comments + news.answers) DESC`.execute(trx)
  return rows
}
