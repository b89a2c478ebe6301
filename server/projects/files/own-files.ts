import { sql } from 'kysely'
import type { OwnData } from '../../../contract/profile.ts'
import type { ProjectDeps } from '../stored.ts'

/** The files of a member's projects, and those that they added to others', with the trash. */
export async function getOwnProjectFiles(
  { db }: Pick<ProjectDeps, 'db'>,
  memberId: string,
): Promise<OwnData['projectFiles']> {
  const rows = await db
    .selectFrom('project_file')
    .innerJoin('project', 'project.id', 'project_file.project_id')
    .select([
      'project.name as project',
      'project_file.name',
      'bytes',
      'project_file.created_at',
      'project_file.deleted_at',
    ])
    .select(sql<boolean>`project_file.member_id IS NOT DISTINCT FROM ${memberId}::bigint`.as('isAddedByMember'))
    .where((is) => is.or([is('project.member_id', '=', memberId), is('project_file.member_id', '=', memberId)]))
    .orderBy('project_file.id')
    .execute()
  return rows.map(({ created_at: createdAt, deleted_at: deletedAt, ...file }) => ({
    ...file,
    createTime: createdAt.getTime(),
    deleteTime: deletedAt?.getTime() ?? null,
  }))
}
