import { sql } from 'kysely'
import { namesOf } from '../../../../contract/keeping/record-rules.ts'
import { writePicture } from '../kept-picture.ts'
import { sameNamedColumns, isJust, pictureKey, ref, TAKEN, UNKNOWN } from '../record-kind.ts'
import type { RecordKind } from '../record-kind.ts'

export const brand: RecordKind = {
  table: 'brand',
  fields: {
    ...sameNamedColumns('englishName', 'name', 'country', 'website', 'description', 'enDescription'),
    logo: pictureKey('logo_id'),
  },
  write: (trx, fields) => writePicture(trx, fields, 'logo'),
  notColumns: ['logo'],
  lacks: ['name', 'country', 'website', 'logo', 'description', 'enDescription'],
  name: ref('name'),
  enName: ref('english_name'),
  searched: [ref('english_name'), ref('name'), ref('country')],
  order: sql`lower(${ref('english_name')})`,
  names: namesOf.brand,
  standsIn: ['englishName'],
  uses: { products: sql`SELECT FROM product WHERE ${isJust(sql`brand_id`, ref('id'))}` },
  oneAs: { name: ref('english_name'), within: sql`''`, isFolded: true, constraint: 'brand_english_name_key' },
  refusals: {
    brand_english_name_key: { field: 'englishName', reason: TAKEN },
    brand_country_fkey: { field: 'country', reason: UNKNOWN },
  },
}
