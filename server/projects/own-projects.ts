import type { OwnData } from '../../contract/profile.ts'
import { fieldsOf } from './stored.ts'
import type { ProjectDeps } from './stored.ts'

/** A member's projects, with the trash. */
export async function getOwnProjects({ db }: Pick<ProjectDeps, 'db'>, memberId: string): Promise<OwnData['projects']> {
  const rows = await db.selectFrom('project').selectAll().where('member_id', '=', memberId).orderBy('id').execute()
  return rows.map((project) => ({
    ...fieldsOf(project),
    createTime: project.created_at.getTime(),
    updateTime: project.updated_at.getTime(),
    archiveTime: project.archived_at?.getTime() ?? null,
    deleteTime: project.deleted_at?.getTime() ?? null,
  }))
}
