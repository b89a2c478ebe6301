import type { Db } from '../../database.ts'
import type { UploadPlace } from './uploads.ts'

/** Removes what all servers share of an upload. */
export async function removeShared({ uploads }: Pick<UploadPlace, 'uploads'>, id: string): Promise<void> {
  if (!uploads) return
  for await (const { name } of uploads.list(`${id}/`)) await uploads.remove(name)
}

/** Removes the shared files of uploads that are deleted or were made before this time. */
export async function sweepShared(
  { db, uploads }: { db: Db } & Pick<UploadPlace, 'uploads'>,
  before: Date,
): Promise<void> {
  if (!uploads) return
  const kept = new Map<string, boolean>()
  const isKept = async (id: string) => {
    const upload = db.selectFrom('import_upload').select('id').where('id', '=', id).where('created_at', '>=', before)
    return (await upload.executeTakeFirst()) !== undefined
  }
  for await (const { name } of uploads.list('')) {
    const id = name.split('/', 1)[0] ?? ''
    if (!/^\d+$/.test(id)) continue
    if (!kept.has(id)) kept.set(id, await isKept(id))
    if (!kept.get(id)) await uploads.remove(name)
  }
}
