import { sql } from 'kysely'
import type { OutputOf, ParsedInputOf } from '../../contract/endpoint.ts'
import type {
  Area,
  Color,
  CurrencyRate,
  DictionaryEntry,
  getAuthorityList,
  getDictionaries,
} from '../../contract/lookups.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../database.ts'
import { findRates, listRates } from './rates.ts'
import { swatchIcon } from './swatch-icon.ts'

interface Deps {
  db: Db
}

/** Every colour, system by system. */
export async function getColors({ db }: Deps): Promise<Color[]> {
  const rows = await db
    .selectFrom('color')
    .innerJoin('color_system', 'color_system.id', 'color.system_id')
    .select(['color.id', 'color.name', 'color.hex', 'color_system.name as system'])
    .orderBy('color.system_id')
    .orderBy('color.id')
    .execute()
  return rows.map((color) => ({ ...color, icon: swatchIcon(color.hex) }))
}

/** All authorities that issue certificates, in order of creation. */
export async function getAuthorities({ db }: Deps): Promise<OutputOf<typeof getAuthorityList>> {
  const rows = await db.selectFrom('authority').select(['id', 'name', 'en_name']).orderBy('id').execute()
  return rows.map(({ id, name, en_name: enName }) => ({
    id,
    name: name ?? enName ?? '',
    enName: enName ?? name ?? '',
  }))
}

/** The entries of some dictionaries, in order. */
export async function getDictionaryEntries(
  { db }: Deps,
  { types }: ParsedInputOf<typeof getDictionaries>,
): Promise<DictionaryEntry[]> {
  if (!types.length) return []
  const rows = await db
    .selectFrom('dictionary_entry')
    .where(sql<boolean>`type = ANY (${types})`)
    .orderBy('type')
    .orderBy('sort')
    .orderBy('id')
    .selectAll()
    .execute()
  return rows.map(({ type: dictType, color_type: colorType, ...entry }) => ({ ...entry, dictType, colorType }))
}

/** The exchange rates in force today, the newest of each currency, for comparing prices. */
export async function getRates({ db, clock }: Deps & { clock: Clock }): Promise<CurrencyRate[]> {
  return listRates(await findRates(db, clock.today()))
}

/** Countries and their areas. */
export async function getAreas({ db }: Deps): Promise<Area[]> {
  const rows = await db.selectFrom('area').orderBy('sort').orderBy('id').selectAll().execute()
  const byParent = Map.groupBy(rows, (row) => row.parent_id)
  const childrenOf = (parent: string | null): Area[] =>
    (byParent.get(parent) ?? []).map(({ id, name, en_name: enName }) => ({
      id,
      name,
      enName,
      children: childrenOf(id),
    }))
  return childrenOf(null)
}
