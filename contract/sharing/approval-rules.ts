import type { SharedBoard, SharedItem } from './views.ts'

/** What an approval covers. The rule by which one was given is kept with it and never changes. */
export interface ApprovalRule {
  /** Whether a board differs when an item is moved, turned or laid above another. */
  countsPlaces: boolean
}

/** By the number that an approval keeps, the newest last. */
const NEWEST: ApprovalRule = { countsPlaces: false }
const RULES: readonly ApprovalRule[] = [{ countsPlaces: true }, NEWEST]

/** The rule of approvals that are given now. */
export const NEWEST_RULE = RULES.length - 1

/** Null: an approval from before there were several. One of a newer server is compared by the newest that is known. */
export function approvalRuleOf(stored: number | null): ApprovalRule {
  return RULES[stored ?? 0] ?? NEWEST
}

/** A board's items without their places, in an order that does not depend on them. */
export function withoutPlaces({ items }: Pick<SharedBoard, 'items'>): object[] {
  const ordered = items.toSorted((one, other) => (one.id < other.id ? -1 : 1))
  return ordered.map((item) => {
    const { x: _x, y: _y, z: _z, rotation: _rotation, ...content } = item
    if (isSizeSaid(item)) return content
    const { w: _w, h: _h, ...others } = content
    return others
  })
}

/** The board before, with the items that are still there placed as they are after. */
export function placedAs(before: SharedBoard, after: SharedBoard): SharedBoard {
  const beforeById = new Map(before.items.map((item) => [item.id, item]))
  const afterIds = new Set(after.items.map(({ id }) => id))
  const kept = after.items.flatMap((to) => {
    const from = beforeById.get(to.id)
    return from ? [placed(from, to)] : []
  })
  return { ...before, items: [...kept, ...before.items.filter(({ id }) => !afterIds.has(id))] }
}

function placed(from: SharedItem, { x, y, z, rotation, w, h }: SharedItem): SharedItem {
  return { ...from, x, y, z, rotation, ...(!isSizeSaid(from) && { w, h }) }
}

/** Whether an item's size says something: how much a sample to scale or laid covers, or what a shape or frame is. */
function isSizeSaid(item: SharedItem): boolean {
  if (item.type === 'sku') return item.trueScale
  return item.type === 'shape' || item.type === 'frame'
}
