import { MOST_ALLOCATIONS, MOST_LINES, MOST_ROOMS } from '../../contract/budgets/budget.ts'
import type { Allocation, EntryType, Line, Room } from '../../contract/budgets/entries.ts'
import { Problem } from '../../contract/problem.ts'

/** The entries that a request puts, by kind and in the order of the request. */
export interface PutEntries {
  rooms: readonly Room[]
  lines: readonly Line[]
  allocations: readonly Allocation[]
}

/** The list after the request, as far as entries refer to it. */
export interface Around {
  hasRoom(id: string): boolean
  /** The line with this id; undefined where there is none. */
  lineOf(id: string): Pick<Line, 'alternativeOf'> | undefined
  /** Whether a line has alternatives. */
  hasAlternatives(id: string): boolean
}

const kinds = ['rooms', 'lines', 'allocations'] as const

/** Throws Problem 400 for repeated ids, and for ids that are removed too. `field` is their place in the request. */
export function requireSingle(put: PutEntries, field: string, remove: ReadonlySet<string> = new Set()): void {
  const ids = new Set<string>()
  for (const kind of kinds)
    for (const [index, { id }] of put[kind].entries()) {
      // Only a refusal names the place: forty thousand texts would take long.
      const at = () => `${prefixed(field, kind)}.${index}.id`
      if (ids.has(id)) throw unsound(at(), 'stands there twice', '重复出现')
      if (remove.has(id)) throw unsound(at(), 'is removed as well', '同时又被删除')
      ids.add(id)
    }
}

/** Throws Problem 400 where an entry has the id of another kind's. `typeOf` finds the kind of stored entries. */
export function requireSameType(put: PutEntries, field: string, typeOf: (id: string) => EntryType | undefined): void {
  for (const kind of kinds)
    for (const [index, { id }] of put[kind].entries()) {
      const type = typeOf(id)
      if (type !== undefined && `${type}s` !== kind)
        throw unsound(`${prefixed(field, kind)}.${index}.id`, 'is the id of something else', '是其他内容的编号')
    }
}

/** Throws Problem 400 with the first entry that refers to one that is not in the list. */
export function requireReferences({ lines, allocations }: PutEntries, field: string, around: Around): void {
  for (const [index, { id, alternativeOf, kind, skuId }] of lines.entries()) {
    const at = `${prefixed(field, 'lines')}.${index}`
    if ((kind === 'sku') !== (skuId !== null))
      throw unsound(`${at}.skuId`, 'goes with the kind sku', '须与类型 sku 一致')
    if (alternativeOf === null) continue
    const replaced = around.lineOf(alternativeOf)
    if (alternativeOf === id || !replaced)
      throw unsound(`${at}.alternativeOf`, 'no other line of this list', '不是此清单的其他行')
    if (replaced.alternativeOf !== null || around.hasAlternatives(id))
      throw unsound(`${at}.alternativeOf`, 'an alternative has no alternatives', '备选行不能再有备选')
  }
  for (const [index, { lineId, roomId }] of allocations.entries()) {
    const at = () => `${prefixed(field, 'allocations')}.${index}`
    if (!around.lineOf(lineId)) throw unsound(`${at()}.lineId`, 'no line of this list', '不是此清单的行')
    if (roomId !== null && !around.hasRoom(roomId))
      throw unsound(`${at()}.roomId`, 'no room of this list', '不是此清单的房间')
  }
}

/** Throws 1009002003 where a list would exceed its limits. */
export function requireWithinLimits(counts: { rooms: number; lines: number; allocations: number }): void {
  const limits = [
    [counts.rooms, MOST_ROOMS, { en: 'rooms', zh: '房间' }],
    [counts.lines, MOST_LINES, { en: 'lines', zh: '行' }],
    [counts.allocations, MOST_ALLOCATIONS, { en: 'quantities by room', zh: '分房间数量' }],
  ] as const
  for (const [count, most, what] of limits) if (count > most) throw new Problem(1009002003, { most, what })
}

function prefixed(field: string, kind: string): string {
  return field === '' ? kind : `${field}.${kind}`
}

function unsound(field: string, en: string, zh: string): Problem {
  return new Problem(400, { field, reason: { en, zh } })
}
