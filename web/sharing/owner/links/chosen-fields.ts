import { linkFieldNames, TELLS_PRICES, type LinkFieldName } from '../../../../contract/sharing/links.ts'

/** Fields as they are read, in groups. */
export const fieldGroups = [
  { group: 'what', fields: ['name', 'brand', 'model', 'cover'] },
  { group: 'amount', fields: ['quantity'] },
  { group: 'money', fields: ['price', 'tax', 'total', 'discount', 'markup', 'freight'] },
  { group: 'supply', fields: ['supplier', 'stock', 'leadTime'] },
  { group: 'papers', fields: ['note', 'certificates', 'documents'] },
] as const satisfies readonly { group: string; fields: readonly LinkFieldName[] }[]

/** Of what is told for less than all four, nobody works out what something costs its owner. */
const TELL_COST: readonly LinkFieldName[] = ['price', 'discount', 'markup', 'freight']

/** What is chosen after a field was ticked or unticked, and which others that took along. */
export interface Ticked {
  fields: LinkFieldName[]
  /** Ticked, or unticked, with it. */
  taken: LinkFieldName[]
}

/** Whoever may see what prices can be worked out from sees the price: one is never ticked without the other. */
export function tick(chosen: readonly LinkFieldName[], field: LinkFieldName, isTicked: boolean): Ticked {
  const next = new Set(chosen)
  const taken: LinkFieldName[] = []
  if (isTicked) {
    next.add(field)
    if (TELLS_PRICES.includes(field) && !next.has('price')) taken.push('price')
    for (const one of taken) next.add(one)
  } else {
    next.delete(field)
    if (field === 'price') taken.push(...inOrder(next).filter((one) => TELLS_PRICES.includes(one)))
    for (const one of taken) next.delete(one)
  }
  return { fields: inOrder(next), taken }
}

/** Whether what it costs the owner can be worked out from these. */
export function tellsCost(chosen: readonly LinkFieldName[]): boolean {
  return TELL_COST.every((field) => chosen.includes(field))
}

function inOrder(fields: ReadonlySet<LinkFieldName>): LinkFieldName[] {
  return linkFieldNames.filter((field) => fields.has(field))
}
