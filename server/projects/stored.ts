import { sql } from 'kysely'
import type { RawBuilder, Selectable } from 'kysely'
import type { Right } from '../../contract/collaboration/rights.ts'
import { Problem } from '../../contract/problem.ts'
import type { ProjectCard, ProjectFields } from '../../contract/projects.ts'
import type { Db, Trx } from '../database.ts'
import { nameKeyOf } from '../workspace/names.ts'
import { holdThing, requireIncluded, rightOf } from '../workspace/rights.ts'
import type { Access } from '../workspace/rights.ts'
import type { ProjectTables } from './tables.ts'

export interface ProjectDeps {
  db: Db
  clock: { now(): Date }
}

type ProjectRow = Selectable<ProjectTables['project']>

/** What a project holds, as one of its members sees it. */
interface Holding {
  boards: number
  budgets: number
  folders: number
  /** When the last change was; null where it holds nothing. */
  changed_at: Date | null
}

export type CardRow = ProjectRow & Holding & { owner_name: string; right: Right }

export function fieldsOf({ name, fields }: Pick<ProjectRow, 'name' | 'fields'>): ProjectFields {
  return { ...fields, name }
}

/** The columns of a project's fields. */
export function columnsOf({ name, ...others }: ProjectFields) {
  const { code, clientName, address } = others
  const key = nameKeyOf([name, code, clientName, address].join(' '))
  return { name, name_key: key, fields: JSON.stringify(others) }
}

export function cardOf(row: CardRow): ProjectCard {
  const { rooms, ...fields } = fieldsOf(row)
  return {
    ...fields,
    id: row.id,
    ownerName: row.owner_name,
    right: row.right,
    version: row.version,
    roomCount: rooms.length,
    boards: row.boards,
    budgets: row.budgets,
    folders: row.folders,
    archiveTime: row.archived_at?.getTime() ?? null,
    createTime: row.created_at.getTime(),
    updateTime: Math.max(row.updated_at.getTime(), row.changed_at?.getTime() ?? 0),
  }
}

/** The things of the current row of `project`: `kind`, `id`, `name`, `member_id`, `updated_at`. Not those of owners who leave. */
export const THINGS: RawBuilder<unknown> = sql`(
  SELECT thing.* FROM (
    SELECT 'board' AS kind, id, name, member_id, updated_at FROM board WHERE project_id = project.id AND deleted_at IS NULL
    UNION ALL SELECT 'budget', id, name, member_id, updated_at FROM budget WHERE project_id = project.id AND deleted_at IS NULL
    UNION ALL SELECT 'folder', id, name, member_id, updated_at FROM folder WHERE project_id = project.id AND deleted_at IS NULL
  ) AS thing JOIN member AS owner ON owner.id = thing.member_id AND owner.delete_at IS NULL)`

/** Selects projects with what their cards show to a member, as `project`. */
export function selectProjects(db: Db, memberId: string) {
  return db
    .selectFrom('project')
    .innerJoin('member', 'member.id', 'project.member_id')
    .innerJoinLateral(
      () =>
        sql<Holding>`(SELECT count(*) FILTER (WHERE kind = 'board')::int AS boards, count(*) FILTER (WHERE kind = 'budget')::int AS budgets,
          count(*) FILTER (WHERE kind = 'folder')::int AS folders, max(updated_at) AS changed_at FROM ${THINGS} AS thing)`.as(
          'holding',
        ),
      (join) => join.onTrue(),
    )
    .selectAll('project')
    .selectAll('holding')
    .select('member.nickname as owner_name')
    .select(rightOf('project', memberId).as('right'))
}

/**
 * A project to which the member has this right. Throws 404 where it is deleted, unknown or not shared with them, 1009004001 and
 * 1009004002 where their right is too small.
 */
export async function getProjectRow(
  db: Db | Trx,
  { id, memberId, needed }: Access,
  { locks = false } = {},
): Promise<CardRow> {
  if (locks && !(await holdThing(db, { kind: 'project', refId: id }, memberId))) throw new Problem(404)
  const found = await selectProjects(db, memberId)
    .where('project.id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!found?.right) throw new Problem(404)
  requireIncluded(found.right, needed)
  return { ...found, right: found.right }
}
