import { linkFieldNames, PRICE_FIELDS } from '../../../contract/sharing/links.ts'
import type { Figure, LinkFieldName } from '../../../contract/sharing/links.ts'

/** What a link shows. */
export interface LinkRights {
  fields: LinkFieldName[]
  /** Null: ranges. */
  figure: Figure | null
}

interface StoredRights extends LinkRights {
  figure_fields: LinkFieldName[] | null
}

/** The columns of a link. What reveals prices as one figure is apart, so that a server of before, which would show ranges, shows none. */
export function storedRights({ fields, figure }: LinkRights): StoredRights {
  if (figure === null) return { fields, figure, figure_fields: null }
  const { prices = [], others = [] } = Object.groupBy(fields, (field) =>
    PRICE_FIELDS.includes(field) ? 'prices' : 'others',
  )
  return { fields: others, figure, figure_fields: prices }
}

/** The rights in a link's row, fields in the order of all field names. */
export function rightsIn({ fields, figure, figure_fields: prices }: StoredRights): LinkRights {
  const shown = new Set([...fields, ...(prices ?? [])])
  return { fields: linkFieldNames.filter((field) => shown.has(field)), figure }
}
