import { sql } from 'kysely'
import type { ImportSetting } from '../../../contract/import-file.ts'
import { isFarFrom } from '../../catalogue/rates.ts'
import { dictionaryTypes } from '../../../contract/lookups.ts'
import type { Trx } from '../../database.ts'
import type { NameFile } from './product-line.ts'
import { loadCategoryPaths } from './shared-names.ts'

/** Everything that belongs to no product, as lines of the import file: dictionaries, rates, words of the trade, categories. */
export async function settingLines(trx: Trx, nameFile: NameFile): Promise<ImportSetting[]> {
  return [
    ...(await dictionaryLines(trx)),
    ...(await rateLines(trx)),
    ...(await wordLines(trx)),
    ...(await categoryLines(trx, nameFile)),
  ]
}

async function dictionaryLines(trx: Trx): Promise<ImportSetting[]> {
  const entries = await trx.selectFrom('dictionary_entry').selectAll().orderBy('sort').orderBy(plain('value')).execute()
  const entriesByType = Map.groupBy(entries, ({ type }) => type)
  return dictionaryTypes.flatMap((type) =>
    (entriesByType.get(type) ?? []).map(({ value, label, remark, color_type: colorType, sort }) => ({
      dict: { type, value, label, remark, colorType, sort },
    })),
  )
}

async function rateLines(trx: Trx): Promise<ImportSetting[]> {
  const rates = await trx.selectFrom('exchange_rate').selectAll().orderBy('currency').orderBy('date').execute()
  return rates.map(({ currency, date, cny, per_cny: perCny, source }, at) => {
    const before = rates[at - 1]
    const isSure = before?.currency === currency && isFarFrom(Number(cny), Number(before.cny))
    const stated = perCny === null ? { cny: Number(cny) } : { perCny: Number(perCny) }
    return { rate: { currency, date, ...stated, ...(isSure && { isSure }), ...(source !== null && { source }) } }
  })
}

/** Leaves out built-in words, which every installation has. */
async function wordLines(trx: Trx): Promise<ImportSetting[]> {
  const entries = await trx
    .selectFrom('thesaurus_entry')
    .select(['kind', 'words'])
    .where('source', '=', 'import')
    .orderBy('kind')
    .orderBy(plain('head'))
    .execute()
  return entries.map(({ kind, words }) => {
    const [from = '', ...to] = words
    return { words: kind === 'from' ? { from, to } : { same: words } }
  })
}

async function categoryLines(trx: Trx, nameFile: NameFile): Promise<ImportSetting[]> {
  const categories = await trx
    .selectFrom('category')
    .leftJoin('picture', 'picture.id', 'category.image_id')
    .select(['category.id', 'category.sort', 'picture.key', 'picture.format'])
    .execute()
  const categoriesById = new Map(categories.map((category) => [category.id, category]))
  return [...(await loadCategoryPaths(trx))].map(([id, path]) => {
    const { sort = 0, key = null, format = null } = categoriesById.get(id) ?? {}
    const image = key === null || format === null ? null : nameFile('picture', { key, format })
    return { category: { path, sort, image } }
  })
}

/** Orders by bytes, whatever the database's language. */
function plain(column: string) {
  return sql`${sql.ref(column)} COLLATE "C"`
}
