import { sql } from 'kysely'
import type { CatalogueFormat } from '../../../contract/catalogue-export.ts'
import { Problem } from '../../../contract/problem.ts'
import type { Language } from '../../../contract/problem.ts'
import type { Db } from '../../database.ts'

/** The rows of a sheet below its heading. */
const MOST_ROWS = 1_048_575
/** The size of a ZIP without ZIP64, which older programs do not read, with a reserve for headers. */
const MOST_BYTES = 4_000_000_000
/** A ZIP without ZIP64 holds 65,535 files. */
const MOST_FILES = 65_000

type Wish = { format: CatalogueFormat; language: Language }

/** Throws Problem 400 where the file would exceed its format, and names a format that fits. */
export async function requireFitting(
  trx: Db,
  chosen: readonly string[] | undefined,
  { format, language }: Wish,
): Promise<void> {
  const isOfProduct = chosen ? sql`product_id = ANY (${chosen}::bigint[])` : sql`true`
  if (format === 'xlsx') {
    const { rows } = await sql<{ count: number }>`
      SELECT count(*)::integer AS count FROM sku WHERE ${isOfProduct}`.execute(trx)
    if ((rows[0]?.count ?? 0) > MOST_ROWS) throw refusal(language, TOO_MANY_ROWS)
  }
  if (format !== 'zip') return
  const { rows } = await sql<{ files: number; bytes: number }>`
    SELECT count(*)::integer AS files, coalesce(sum(bytes), 0)::double precision AS bytes FROM (
      SELECT bytes FROM picture WHERE id IN (SELECT picture_id FROM picture_use WHERE ${isOfProduct})
      UNION ALL
      SELECT bytes FROM stored_document WHERE id IN (
        SELECT document_id FROM certificate WHERE ${isOfProduct} UNION SELECT document_id FROM download WHERE ${isOfProduct})
    ) AS named`.execute(trx)
  const { files, bytes } = rows[0] ?? { files: 0, bytes: 0 }
  if (files > MOST_FILES || bytes > MOST_BYTES) throw refusal(language, TOO_MANY_FILES)
}

const TOO_MANY_ROWS = {
  en: 'a sheet holds 1,048,575 rows, and these are more; choose CSV or JSON Lines, or filter first',
  'zh-CN': '一个工作表最多 1,048,575 行，当前内容超出；请选择 CSV 或 JSON Lines，或先筛选',
}
const TOO_MANY_FILES = {
  en: 'an archive holds 4 GB and 65,000 files, and these are more; choose JSON Lines, or filter first',
  'zh-CN': '压缩包最多 4 GB、65,000 个文件，当前内容超出；请选择 JSON Lines，或先筛选',
}

function refusal(language: Language, reasons: Record<Language, string>): Problem {
  return new Problem(400, { field: 'format', reason: reasons[language] })
}
