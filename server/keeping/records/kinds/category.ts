import { sql } from 'kysely'
import { namesOf } from '../../../../contract/keeping/record-rules.ts'
import { isTooDeep, placeLast, TOO_DEEP } from '../category-tree.ts'
import { writePicture } from '../kept-picture.ts'
import { sameNamedColumns, idColumn, isJust, pictureKey, ref, UNKNOWN } from '../record-kind.ts'
import type { RecordKind } from '../record-kind.ts'

export const category: RecordKind = {
  table: 'category',
  fields: { ...sameNamedColumns('name', 'enName'), parentId: idColumn('parent_id'), image: pictureKey('image_id') },
  write: async (trx, fields) => ({ ...(await writePicture(trx, fields, 'image')), ...(await placeLast(trx, fields)) }),
  notColumns: ['image'],
  lacks: ['name', 'enName', 'image'],
  name: ref('name'),
  enName: ref('en_name'),
  searched: [ref('name'), ref('en_name')],
  order: sql`${ref('sort')}`,
  uses: {
    products: sql`SELECT FROM product WHERE ${isJust(sql`category_id`, ref('id'))}`,
    records: sql`SELECT FROM category AS child WHERE child.parent_id = ${ref('id')}`,
  },
  users: { en: 'categories below it', zh: '下级分类' },
  of: sql`(SELECT jsonb_build_object('name', coalesce(above.name, above.en_name), 'enName', coalesce(above.en_name, above.name))
    FROM category AS above WHERE above.id = ${ref('parent_id')})`,
  names: namesOf.category,
  oneAs: {
    name: sql`coalesce(${ref('en_name')}, ${ref('name')})`,
    within: sql`coalesce(${ref('parent_id')}::text, '')`,
    isFolded: true,
    constraint: 'category_name_key',
  },
  refusals: {
    category_name_key: {
      field: 'enName',
      reason: { en: 'there is one of this name beside it already', zh: '同级已有同名分类' },
    },
    category_parent_id_fkey: { field: 'parentId', reason: UNKNOWN },
  },
  misplaced: async (trx) => ((await isTooDeep(trx)) ? TOO_DEEP : undefined),
  filters: { parentId: (parentId) => sql`${ref('parent_id')} = ${parentId}` },
}
