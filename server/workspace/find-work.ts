import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import type { QueryExecutorProvider, RawBuilder } from 'kysely'
import type { WorkKind } from '../../contract/collaboration/rights.ts'
import type { OutputOf, ParsedInputOf } from '../../contract/endpoint.ts'
import { findWork as findWorkCall, MOST_WORK_FOUND, MOST_WORK_OF_ALL } from '../../contract/own-work.ts'
import type { FoundWork } from '../../contract/own-work.ts'
import { serve } from '../platform/http/serve.ts'
import type { MemberContext } from '../platform/http/serve.ts'
import type { Db } from '../database.ts'
import { searchedAs } from '../../contract/identity.ts'
import { soughtIn } from '../platform/postgres/identity.ts'
import { projectOf } from './in-project.ts'
import { keywordsOf } from './names.ts'
import { selectSeen } from './substituting.ts'

/** Whose things are wanted, the words that stand in them, as `keywordsOf` spells them, and how many are named at most. */
export interface WorkQuery {
  memberId: string
  words: readonly string[]
  most: number
}

/** A project or thing in which all the words stand. */
export interface NamedWork extends Omit<FoundWork, 'kind'> {
  isNamedSo: boolean
  updatedAt: Date
  /** How many there are of its kind. */
  total: number
}

/** Texts of work in which words are looked for, beside its name. They read columns of `seen`. */
interface Texts {
  /** Further columns of the thing that they need. */
  columns?: RawBuilder<unknown>
  clientName?: RawBuilder<string>
  code?: RawBuilder<string>
  note: RawBuilder<string>
}

const EMPTY = sql<string>`''`

/** Finds a member's own work of one kind, and those shared with them, without the trash: the domain says where their texts are. */
export async function findNamedWork(
  db: QueryExecutorProvider,
  kind: WorkKind,
  { memberId, words, most }: WorkQuery,
  { columns = sql``, clientName = EMPTY, code = EMPTY, note }: Texts,
): Promise<NamedWork[]> {
  const project = kind === 'project' ? sql`NULL::json` : projectOf(kind, memberId)
  const { rows } = await sql<NamedWork>`
    WITH seen AS (${selectSeen(kind, { memberId }, sql`, ${project} AS project${columns}`)}), text AS (
      SELECT seen.id, seen.name, seen.member_id, seen.updated_at, coalesce(seen.project ->> 'name', '') AS "projectName", ${clientName} AS "clientName", ${code} AS code, ${note} AS note
      FROM seen WHERE "right" IS NOT NULL), found AS (
      SELECT text.*, ${holdsAll(sql`text.name`, words)} AS "isNamedSo" FROM text
      WHERE ${holdsAll(sql`concat_ws(' ', text.name, text."clientName", text.code, text.note)`, words)})
    SELECT found.id::text, found.name, "projectName", "clientName", code, note, "isNamedSo", found.updated_at AS "updatedAt",
      CASE WHEN found.member_id = ${memberId} THEN '' ELSE member.nickname END AS "ownerName",
      count(*) OVER ()::int AS total
    FROM found JOIN member ON member.id = found.member_id
    ORDER BY "isNamedSo" DESC, found.updated_at DESC, found.id DESC LIMIT ${most}`.execute(db)
  return rows.map((row) => ({ ...row, note: excerptOf(row.note, words) }))
}

/** Whether all the words stand in a text, however it is written. */
export function holdsAll(text: RawBuilder<unknown>, words: readonly string[]): RawBuilder<boolean> {
  return sql<boolean>`NOT EXISTS (
    SELECT FROM unnest(${words}::text[]) AS word WHERE strpos(${soughtIn(text)}, word) = 0)`
}

const BEFORE = 24
const LONGEST_EXCERPT = 120

/** The part of a note around the first word that stands in it; empty where none does. */
export function excerptOf(note: string, words: readonly string[]): string {
  const text = note.replaceAll(/\s+/g, ' ').trim()
  const places = words.map((word) => searchedAs(text).indexOf(word)).filter((at) => at >= 0)
  if (places.length === 0) return ''
  const from = Math.max(0, Math.min(...places) - BEFORE)
  const part = text.slice(from, from + LONGEST_EXCERPT).toWellFormed()
  return `${from > 0 ? '…' : ''}${part}${from + LONGEST_EXCERPT < text.length ? '…' : ''}`
}

type Finder = (db: Db, query: WorkQuery) => Promise<NamedWork[]>

interface FindWorkDeps {
  db: Db
  /** How each domain finds its own. */
  finders: Record<WorkKind, Finder>
}

async function findWork(
  { db, finders }: FindWorkDeps,
  { keyword, all }: ParsedInputOf<typeof findWorkCall>,
  { caller: { memberId } }: MemberContext,
): Promise<OutputOf<typeof findWorkCall>> {
  const words = keywordsOf(keyword)
  if (words.length === 0) return { list: [], total: 0 }
  const most = all === undefined ? MOST_WORK_FOUND : MOST_WORK_OF_ALL
  const query = { memberId, words, most }
  const found = await Promise.all(
    (Object.entries(finders) as [WorkKind, Finder][]).map(async ([kind, find]) =>
      (await find(db, query)).map((work) => ({ ...work, kind })),
    ),
  )
  const list = found
    .flat()
    .toSorted(
      (one, other) =>
        Number(other.isNamedSo) - Number(one.isNamedSo) || other.updatedAt.getTime() - one.updatedAt.getTime(),
    )
    .slice(0, most)
  return { list, total: found.reduce((sum, [first]) => sum + (first?.total ?? 0), 0) }
}

/** One search over all that a member works on, for the field that finds products. */
export function registerFindWork(app: FastifyInstance, deps: FindWorkDeps): void {
  serve({ app, deps }, findWorkCall, findWork)
}
