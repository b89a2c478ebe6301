import { sql } from 'kysely'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { getMemberPage, MemberState } from '../../../contract/members-kept.ts'
import type { Role } from '../../../contract/permissions.ts'
import type { MemberContext } from '../../platform/http/serve.ts'
import type { MemberDeps } from '../deps.ts'
import { isEverybodys } from '../sign-in/everybodys-accounts.ts'
import { selectRows, toldRow } from './member-row.ts'

type Asked = ParsedInputOf<typeof getMemberPage>

export async function getPageOfMembers(
  deps: MemberDeps,
  asked: Asked,
  { caller }: MemberContext,
): Promise<OutputOf<typeof getMemberPage>> {
  const { pageNo, pageSize, sort } = asked
  const isDemonstrationAlone = await isEverybodys(deps, caller.memberId)
  const found = await filtered(deps, { ...asked, isDemonstrationAlone })
  const sorted = (asked.keyword ? WITHOUT_INDEX : BY_INDEX)[sort]
  const [rows, { count }] = await Promise.all([
    sorted(found)
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .execute(),
    found
      .clearSelect()
      .select((select) => select.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow(),
  ])
  return { list: rows.map(toldRow), total: Number(count) }
}

type Found = ReturnType<typeof selectRows>

type Orders = Record<Asked['sort'], (found: Found) => Found>

/** Orders with an index each: the first page of a hundred thousand members is read from it directly. */
const BY_INDEX: Orders = {
  newest: (found) => found.orderBy('created_at', 'desc').orderBy('member.id', 'desc'),
  lastSeen: (found) => found.orderBy(sql`last_seen_at DESC NULLS LAST`).orderBy('member.id', 'desc'),
  name: (found) => found.orderBy(sql`fold_text(nickname)`).orderBy('member.id'),
}

/**
 * The same orders without an index. For a search, PostgreSQL would walk the index row by row, because it underestimates how rare
 * the words are.
 */
const WITHOUT_INDEX: Orders = {
  newest: (found) => found.orderBy(sql`created_at + interval '0' DESC`).orderBy('member.id', 'desc'),
  lastSeen: (found) => found.orderBy(sql`last_seen_at + interval '0' DESC NULLS LAST`).orderBy('member.id', 'desc'),
  name: (found) => found.orderBy(sql`fold_text(nickname) || ''`).orderBy('member.id'),
}

async function filtered(
  { db }: Pick<MemberDeps, 'db'>,
  { keyword, role, state, verification, isDemonstrationAlone }: Asked & { isDemonstrationAlone: boolean },
): Promise<Found> {
  let found = selectRows(db)
  if (isDemonstrationAlone) found = found.where('is_demonstration', '=', true)
  if (role) found = ROLES[role](found)
  if (state) found = STATES[state](found)
  if (verification) found = found.where('company_verification', '=', verification)
  for (const word of await wordsOf(db, keyword ?? '')) {
    found = found.where(
      sql<boolean>`(strpos(member.search_text, ${word}) > 0
        OR company_verification <> 'none' AND strpos(company.search_text, ${word}) > 0)`,
    )
  }
  return found
}

const ROLES: Record<Role, (found: Found) => Found> = {
  member: (found) => found.where('user_type', '=', 1),
  editor: (found) => found.where('user_type', '=', 2).where('is_editor', '=', true),
  operator: (found) => found.where('user_type', '=', 2).where('is_editor', '=', false),
}

const STATES: Record<MemberState, (found: Found) => Found> = {
  active: (found) => found.where('locked_at', 'is', null).where('delete_at', 'is', null),
  locked: (found) => found.where('locked_at', 'is not', null),
  leaving: (found) => found.where('locked_at', 'is', null).where('delete_at', 'is not', null),
}

/** Folds the keyword in the database, as `search_text` is. */
async function wordsOf(db: MemberDeps['db'], keyword: string): Promise<string[]> {
  if (keyword.trim() === '') return []
  const { rows } = await sql<{ folded: string }>`SELECT fold_text(${keyword}) AS folded`.execute(db)
  return [...new Set(rows[0]?.folded.split(/\s+/).filter(Boolean))]
}
