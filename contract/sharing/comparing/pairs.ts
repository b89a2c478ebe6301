/** The things of two states: those in both by id, and those in one only. */
export interface Paired<T> {
  pairs: { from: T; to: T }[]
  removed: T[]
  added: T[]
  /** Whether the order of the common ones has changed. */
  isReordered: boolean
}

export function pairById<T extends { id: string }>(before: readonly T[], after: readonly T[]): Paired<T> {
  const beforeById = new Map(before.map((one) => [one.id, one]))
  const afterIds = new Set(after.map(({ id }) => id))
  const pairs = after.flatMap((to) => {
    const from = beforeById.get(to.id)
    return from ? [{ from, to }] : []
  })
  const kept = before.filter(({ id }) => afterIds.has(id))
  return {
    pairs,
    removed: before.filter(({ id }) => !afterIds.has(id)),
    added: after.filter(({ id }) => !beforeById.has(id)),
    isReordered: kept.some(({ id }, place) => id !== pairs[place]?.to.id),
  }
}

export interface Replaced<T> {
  replaced: { from: T; to: T }[]
  removed: T[]
  added: T[]
}

/** Matches removed and added things by their place: one that was removed with one that was added there. Null: it has no place. */
export function replacedAt<T>(
  { removed, added }: Pick<Paired<T>, 'removed' | 'added'>,
  placeBefore: (of: T) => string | null,
  placeAfter: (of: T) => string | null = placeBefore,
): Replaced<T> {
  const come = Map.groupBy(added, placeAfter)
  const replaced: Replaced<T>['replaced'] = []
  const gone = removed.filter((from) => {
    const place = placeBefore(from)
    const to = place === null ? undefined : come.get(place)?.shift()
    if (to) replaced.push({ from, to })
    return !to
  })
  const news = new Set(replaced.map(({ to }) => to))
  return { replaced, removed: gone, added: added.filter((one) => !news.has(one)) }
}

/**
 * The relative place of each thing in a list: after which common thing, and as which after it. So additions and removals
 * elsewhere move nothing.
 */
export function placesIn<T extends { id: string }>(all: readonly T[], kept: ReadonlySet<string>): Map<T, string> {
  const places = new Map<T, string>()
  let after = ''
  let count = 0
  for (const one of all) {
    if (kept.has(one.id)) [after, count] = [one.id, 0]
    else places.set(one, `${after} ${(count += 1)}`)
  }
  return places
}
