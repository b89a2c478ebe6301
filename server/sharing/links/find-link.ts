import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { isThing } from '../../../contract/collaboration/rights.ts'
import type { Thing } from '../../../contract/collaboration/rights.ts'
import { Problem } from '../../../contract/problem.ts'
import type { Figure, LinkFieldName, LinkRole } from '../../../contract/sharing/links.ts'
import { countAttempt } from '../../members/attempts.ts'
import { hashOfToken } from '../../platform/tokens.ts'
import { networkOf } from '../../platform/http/client-network.ts'
import type { LinkContext } from '../../platform/http/serve.ts'
import type { Guard, LinkAccess } from '../../platform/http/guard.ts'
import { workOf } from '../../workspace/thing-columns.ts'
import type { SharingDeps } from '../deps.ts'
import type { PasswordProofs } from './password-proofs.ts'
import { rightsIn } from './stored-rights.ts'

/** An open link, as the calls of guests know it. */
export interface OpenLink extends LinkAccess {
  role: LinkRole
  fields: readonly LinkFieldName[]
  figure: Figure | null
  expiresAt: number
}

/** A link to a thing. */
export type ThingLink = OpenLink & Thing

/** The link of a call about a thing. Throws 404 for a link to a project, which opens what was sent of it (`sending`). */
export function thingLinkOf({ caller }: Pick<LinkContext, 'caller'>): ThingLink {
  const link = caller.link as OpenLink
  if (!isThing(link)) throw new Problem(404)
  return link
}

const QUARTER_OF_AN_HOUR = 15 * 60_000
/** Wrong tokens that one network may try before it must wait. */
const MOST_WRONG = 60

interface LinkRow {
  id: string
  board_id: string | null
  budget_id: string | null
  folder_id: string | null
  project_id: string | null
  role: LinkRole
  fields: LinkFieldName[]
  figure: Figure | null
  figure_fields: LinkFieldName[] | null
  brand_id: string | null
  language: 'en' | 'zh-CN'
  password_hash: string | null
  token_hash: Buffer
  expires_at: Date
  owner_id: string
  owner_name: string
  is_open: boolean
}

/**
 * Opens the link of a token. Unknown, revoked and expired links, and links to deleted or hidden things, are not told apart. Throws
 * 1009003001 without the password, 429 after too many tries.
 */
export function createFindLink(
  deps: Pick<SharingDeps, 'db' | 'clock'>,
  proofs: PasswordProofs,
): NonNullable<Guard['findLink']> {
  return async ({ token, password, clientAddress }) => {
    const row = await readLink(deps, sql`token_hash = ${hashOfToken(token)}`)
    if (!row?.is_open) {
      await countWrong(deps, clientAddress)
      return undefined
    }
    const { id, password_hash: passwordHash } = row
    if (passwordHash !== null) await proofs.require({ linkId: id, passwordHash, password, clientAddress })
    return linkOf(row)
  }
}

/** A link that was opened before, as it is now, and what its holder had to show. Undefined where it has ended. */
export async function findLinkAgain(
  deps: Pick<SharingDeps, 'db' | 'clock'>,
  linkId: string,
): Promise<{ link: OpenLink; proof: string } | undefined> {
  const row = await readLink(deps, sql`link.id = ${linkId}`)
  if (!row?.is_open) return undefined
  const proof = `${row.token_hash.toString('hex')} ${row.password_hash ?? ''}`
  return { link: linkOf(row), proof }
}

function linkOf(row: LinkRow): OpenLink {
  return {
    id: row.id,
    ...workOf(row),
    role: row.role,
    ...rightsIn(row),
    brandId: row.brand_id,
    language: row.language,
    ownerId: row.owner_id,
    ownerName: row.owner_name,
    expiresAt: row.expires_at.getTime(),
  } satisfies OpenLink
}

async function readLink(
  { db, clock }: Pick<SharingDeps, 'db' | 'clock'>,
  isWanted: RawBuilder<unknown>,
): Promise<LinkRow | undefined> {
  const { rows } = await sql<LinkRow>`
    SELECT link.id::text, link.board_id::text, link.budget_id::text, link.folder_id::text, link.project_id::text, link.role, link.fields,
      link.figure, link.figure_fields,
      link.brand_id::text, link.language, link.password_hash, link.token_hash, link.expires_at, member.id::text AS owner_id, member.nickname AS owner_name,
      link.revoked_at IS NULL AND link.expires_at > ${clock.now()} AND member.delete_at IS NULL
        AND coalesce(board.member_id, budget.member_id, folder.member_id, project.member_id) = member.id
        AND coalesce(board.deleted_at, budget.deleted_at, folder.deleted_at, project.deleted_at) IS NULL
        AND (board.taken_down_version IS NULL OR board.version > board.taken_down_version) AS is_open
    FROM share_link AS link
    JOIN member ON member.id = link.member_id
    LEFT JOIN board ON board.id = link.board_id
    LEFT JOIN budget ON budget.id = link.budget_id
    LEFT JOIN folder ON folder.id = link.folder_id
    LEFT JOIN project ON project.id = link.project_id
    WHERE ${isWanted}`.execute(db)
  return rows[0]
}

async function countWrong(deps: Pick<SharingDeps, 'db' | 'clock'>, clientAddress: string): Promise<void> {
  const limit = {
    kind: 'share-token',
    subject: networkOf(clientAddress),
    most: MOST_WRONG,
    withinMs: QUARTER_OF_AN_HOUR,
  }
  await countAttempt(deps, [limit])
}
