import type { ImportSetting, ImportWords } from '../../contract/import-file.ts'
import { decimalText } from '../../contract/values/figure.ts'
import { findStandingRate, isFarFrom, yuanOfInverse } from '../catalogue/rates.ts'
import { thesaurusEntryOf } from '../finding/thesaurus/entries.ts'
import type { Trx } from '../database.ts'
import type { Taking } from './batch-outcome.ts'
import { FileRejected } from './files/import-files.ts'
import type { FileReader } from './files/read-file.ts'
import { noValueOf } from './reading/known-values.ts'
import { LineRejected } from './reading/line-rejected.ts'
import { References } from './merging/references.ts'
import type { Brought } from './merging/references.ts'
import { storePicture } from './files/store-picture.ts'

export type SettingOutcome = 'added' | 'changed' | 'unchanged'

/** The result of a setting, and what it added. */
export interface AppliedSetting {
  outcome: SettingOutcome
  brought: Brought[]
}

/** Applies one setting: a rate, a dictionary entry, synonyms, or a category's order and picture. */
export async function applySetting(trx: Trx, setting: ImportSetting, taking: Taking): Promise<AppliedSetting> {
  if ('category' in setting) return applyCategory(trx, setting.category, taking)
  return { outcome: await applyFact(trx, setting), brought: [] }
}

async function applyFact(trx: Trx, setting: Exclude<ImportSetting, { category: unknown }>): Promise<SettingOutcome> {
  if ('rate' in setting) return applyRate(trx, setting.rate)
  if ('dict' in setting) return applyEntry(trx, setting.dict)
  return applyWords(trx, setting.words)
}

async function applyRate(trx: Trx, given: Extract<ImportSetting, { rate: unknown }>['rate']): Promise<SettingOutcome> {
  const { currency, date, perCny } = given
  const cny = perCny === undefined ? decimalText(given.cny ?? 0) : yuanOfInverse(perCny)
  const known = await trx
    .selectFrom('dictionary_entry')
    .select('value')
    .where('type', '=', 'product_currency_unit')
    .orderBy('sort')
    .orderBy('id')
    .execute()
  const currencies = known.map(({ value }) => value)
  if (!currencies.includes(currency))
    throw new LineRejected('rate.currency', noValueOf('product_currency_unit', currency, currencies))
  const standing = given.isSure ? undefined : await findStandingRate(trx, given)
  if (standing && isFarFrom(Number(cny), Number(standing.cny)))
    throw new LineRejected(perCny === undefined ? 'rate.cny' : 'rate.perCny', `is far from the rate of ${standing.date}, which is ${standing.cny}; write "isSure": true in the line if it is meant`) // prettier-ignore
  const source = given.source ?? null
  const stored = await trx
    .selectFrom('exchange_rate')
    .selectAll()
    .where('currency', '=', currency)
    .where('date', '=', date)
    .executeTakeFirst()
  const facts = { cny, per_cny: perCny === undefined ? null : decimalText(perCny), source }
  if (!stored) {
    await trx
      .insertInto('exchange_rate')
      .values({ currency, date, ...facts })
      .execute()
    return 'added'
  }
  const isSame = [stored.cny, stored.per_cny].map(Number).join(' ') === [facts.cny, facts.per_cny].map(Number).join(' ')
  if (isSame && stored.source === source) return 'unchanged'
  await trx.updateTable('exchange_rate').set(facts).where('id', '=', stored.id).execute()
  return 'changed'
}

async function applyEntry(trx: Trx, given: Extract<ImportSetting, { dict: unknown }>['dict']): Promise<SettingOutcome> {
  const { type, value, label, remark } = given
  const stored = await trx
    .selectFrom('dictionary_entry')
    .selectAll()
    .where('type', '=', type)
    .where('value', '=', value)
    .executeTakeFirst()
  const colorType = given.colorType === undefined ? (stored?.color_type ?? null) : given.colorType
  const facts = { label, remark, color_type: colorType, sort: given.sort ?? stored?.sort ?? 0 }
  if (!stored) {
    await trx
      .insertInto('dictionary_entry')
      .values({ type, value, ...facts })
      .execute()
    return 'added'
  }
  if (
    stored.label === label &&
    stored.remark === remark &&
    stored.color_type === colorType &&
    stored.sort === facts.sort
  )
    return 'unchanged'
  await trx.updateTable('dictionary_entry').set(facts).where('id', '=', stored.id).execute()
  return 'changed'
}

async function applyWords(trx: Trx, given: ImportWords): Promise<SettingOutcome> {
  const entry = thesaurusEntryOf(given)
  if (!entry) throw new LineRejected('words', 'the first one says nothing that can be looked for')
  const { kind, head, words } = entry
  const stored = await trx
    .selectFrom('thesaurus_entry')
    .select(['id', 'words'])
    .where('source', '=', 'import')
    .where('kind', '=', kind)
    .where('head', '=', head)
    .executeTakeFirst()
  if (!stored) {
    await trx.insertInto('thesaurus_entry').values({ source: 'import', kind, head, words }).execute()
    return 'added'
  }
  if (JSON.stringify(stored.words) === JSON.stringify(words)) return 'unchanged'
  await trx.updateTable('thesaurus_entry').set({ words }).where('id', '=', stored.id).execute()
  return 'changed'
}

async function applyCategory(
  trx: Trx,
  { path, image, sort }: Extract<ImportSetting, { category: unknown }>['category'],
  { files, tellsAlike }: Taking,
): Promise<AppliedSetting> {
  const imageId = image ? await readImage(trx, image, files) : image
  const references = await References.load(trx, tellsAlike)
  const id = await references.category(path)
  await references.save(trx)
  const brought = references.takeBrought()
  const stored = await trx.selectFrom('category').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const facts = { sort: sort ?? stored.sort, image_id: imageId === undefined ? stored.image_id : imageId }
  const isSame = facts.sort === stored.sort && facts.image_id === stored.image_id
  if (!isSame) await trx.updateTable('category').set(facts).where('id', '=', id).execute()
  const isChanged = references.keep() || !isSame
  return { outcome: brought.length ? 'added' : isChanged ? 'changed' : 'unchanged', brought }
}

async function readImage(trx: Trx, path: string, files: FileReader): Promise<string> {
  try {
    const read = await files.read(trx, { path, use: 'picture' })
    return await storePicture(trx, read)
  } catch (error) {
    if (error instanceof FileRejected) throw new LineRejected('category.image', error.message)
    throw error
  }
}
