import { linkFieldNames, TELLS_PRICES, type LinkFieldName } from '../../../../contract/sharing/links.ts'

/** The fields in groups, in reading order. */
export const fieldGroups = [
  { group: 'what', fields: ['name', 'brand', 'model', 'cover'] },
  { group: 'amount', fields: ['quantity'] },
  { group: 'money', fields: ['price', 'tax', 'total', 'discount', 'markup', 'freight'] },
  { group: 'supply', fields: ['supplier', 'stock', 'leadTime'] },
  { group: 'papers', fields: ['note', 'certificates', 'documents'] },
] as const satisfies readonly { group: string; fields: readonly LinkFieldName[] }[]

/** Without all four of these nobody can compute the owner's cost. */
const TELL_COST: readonly LinkFieldName[] = ['price', 'discount', 'markup', 'freight']

/** The fields after one was ticked or unticked, and others that changed with it. */
export interface Ticked {
  fields: LinkFieldName[]
  /** Fields that were ticked or unticked with it. */
  taken: LinkFieldName[]
}

/** Fields that reveal the price are ticked and unticked together with the price. */
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

/** Whether these fields reveal the owner's cost. */
export function tellsCost(chosen: readonly LinkFieldName[]): boolean {
  return TELL_COST.every((field) => chosen.includes(field))
}

function inOrder(fields: ReadonlySet<LinkFieldName>): LinkFieldName[] {
  return linkFieldNames.filter((field) => fields.has(field))
}
