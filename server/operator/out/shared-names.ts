import type { Selectable } from 'kysely'
import type { ImportCategoryPath } from '../../../contract/import-file.ts'
import type { CatalogueTables } from '../../catalogue/tables.ts'
import type { Db } from '../../database.ts'

export type SharedNames = Awaited<ReturnType<typeof loadSharedNames>>

/** The names of everything to which products refer, by id. */
export async function loadSharedNames(trx: Db) {
  const brands = await trx
    .selectFrom('brand')
    .leftJoin('picture', 'picture.id', 'brand.logo_id')
    .selectAll('brand')
    .select(['picture.key as logo_key', 'picture.format as logo_format'])
    .execute()
  const colors = await trx
    .selectFrom('color')
    .innerJoin('color_system', 'color_system.id', 'color.system_id')
    .select(['color.id', 'color.name', 'color_system.name as system'])
    .execute()
  return {
    brands: byId(brands),
    colors: new Map(colors.map(({ id, system, name }) => [id, { system, name }])),
    categoryPaths: await loadCategoryPaths(trx),
    attributes: byId(await trx.selectFrom('attribute').selectAll().execute()),
    options: byId(await trx.selectFrom('attribute_option').selectAll().execute()),
    authorities: byId(await trx.selectFrom('authority').selectAll().execute()),
  }
}

/** Category paths by id, from the root. Parents come before children, siblings in their order. */
export async function loadCategoryPaths(trx: Db): Promise<Map<string, ImportCategoryPath>> {
  const categories = await trx.selectFrom('category').selectAll().orderBy('sort').orderBy('id').execute()
  const childrenByParent = Map.groupBy(categories, ({ parent_id: parentId }) => parentId)
  const paths = new Map<string, ImportCategoryPath>()
  const walk = (parentId: string | null, above: ImportCategoryPath): void => {
    for (const category of childrenByParent.get(parentId) ?? []) {
      const path = [...above, namesOf(category)]
      paths.set(category.id, path)
      walk(category.id, path)
    }
  }
  walk(null, [])
  return paths
}

/** Names as the import file has them, without languages in which there is none. */
export function namesOf({ name, en_name: enName }: { name: string | null; en_name: string | null }) {
  return { ...(name !== null && { name }), ...(enName !== null && { enName }) }
}

function byId<Row extends Pick<Selectable<CatalogueTables['brand']>, 'id'>>(rows: readonly Row[]): Map<string, Row> {
  return new Map(rows.map((row) => [row.id, row]))
}
