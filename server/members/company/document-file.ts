import type { ParsedInputOf } from '../../../contract/endpoint.ts'
import type { getOwnCompanyDocument } from '../../../contract/company.ts'
import { Problem } from '../../../contract/problem.ts'
import type { DownloadedFile } from '../../platform/http/files.ts'
import type { MemberContext } from '../../platform/http/serve.ts'
import type { CompanyDeps } from './deps.ts'

/** A document of the caller's, sent or not. Throws 404. */
export async function fileOwnDocument(
  deps: CompanyDeps,
  { id }: ParsedInputOf<typeof getOwnCompanyDocument>,
  { caller: { memberId } }: MemberContext,
): Promise<DownloadedFile> {
  const row = await deps.db
    .selectFrom('company_document')
    .select(['key', 'name', 'media_type'])
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return fileOf(deps, row)
}

/** A document as a download; browsers never show it as a page. Throws 404 where there is none. */
export async function fileOf(
  { privatePictures }: Pick<CompanyDeps, 'privatePictures'>,
  row: { key: string; name: string; media_type: string } | undefined,
): Promise<DownloadedFile> {
  const content = row && (await privatePictures.read(row.key))
  if (!content) throw new Problem(404)
  const [, name = '', ending = ''] = /^(.*)\.(\w+)$/s.exec(row.name) ?? []
  return { name, elseName: 'document', ending, mediaType: row.media_type, content }
}
