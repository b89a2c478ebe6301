import type { Item } from '../../../../contract/boards/item.ts'
import { boundsOfTurned, contains } from '../geometry/boxes.ts'

type Items = ReadonlyMap<string, Item>

/** Items with all others of their groups. */
export function withGroups(items: Items, ids: Iterable<string>): string[] {
  const chosen = new Set(ids)
  const groups = new Set([...chosen].flatMap((id) => items.get(id)?.groupId ?? []))
  if (groups.size > 0)
    for (const { id, groupId } of items.values()) if (groupId !== null && groups.has(groupId)) chosen.add(id)
  return [...chosen]
}

/** Whether the items form one group and nothing else. */
export function isGroup([first, ...others]: readonly Item[]): boolean {
  const { groupId = null } = first ?? {}
  return groupId !== null && others.length > 0 && others.every((item) => item.groupId === groupId)
}

/** The items that a move takes along: the chosen ones, and those wholly inside a chosen frame, except locked ones. */
export function movedWith(items: Items, ids: Iterable<string>): Item[] {
  const chosen = [...ids].flatMap((id) => items.get(id) ?? []).filter(({ locked }) => !locked)
  const moved = new Map(chosen.map((item) => [item.id, item]))
  for (const frame of chosen) {
    if (frame.type !== 'frame') continue
    const around = boundsOfTurned(frame)
    for (const item of items.values())
      if (!item.locked && !moved.has(item.id) && contains(around, boundsOfTurned(item))) moved.set(item.id, item)
  }
  return [...moved.values()]
}
