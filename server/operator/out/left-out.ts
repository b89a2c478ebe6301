import { sql } from 'kysely'
import type { LeftOut } from '../../../contract/files.ts'
import type { Language } from '../../../contract/problem.ts'
import type { Db } from '../../database.ts'

const MOST_NAMED = 5

/** What was left out of an archive, by the names of its products. */
export async function describeLeftOut(
  db: Db,
  keys: readonly string[],
  language: Language,
): Promise<LeftOut | undefined> {
  if (!keys.length) return undefined
  const names = language === 'zh-CN' ? ['name', 'en_name'] : ['en_name', 'name']
  const [first = '', other = ''] = names
  const { rows } = await sql<{ name: string }>`
    SELECT DISTINCT coalesce(${sql.ref(first)}, ${sql.ref(other)}) AS name FROM product WHERE id IN (
      SELECT product_id FROM picture_use JOIN picture ON picture.id = picture_id WHERE picture.key = ANY (${keys})
      UNION SELECT product_id FROM certificate JOIN stored_document ON stored_document.id = document_id
        WHERE stored_document.key = ANY (${keys})
      UNION SELECT product_id FROM download JOIN stored_document ON stored_document.id = document_id
        WHERE stored_document.key = ANY (${keys}))
    ORDER BY name LIMIT ${MOST_NAMED}`.execute(db)
  return { count: keys.length, names: rows.map(({ name }) => name) }
}
