interface OfSomebody {
  name: string
  /** Absent where all came by one link. */
  linkId?: string | null
}

/**
 * The last decision of each person on a version, with their earlier ones, in the order given, the latest first. What stands of all together
 * is said line by line (`contract/sharing/signed.ts`).
 */
export function lastDecisions<One extends OfSomebody>(latestFirst: readonly One[]): { last: One; earlier: One[] }[] {
  const byPerson = Map.groupBy(latestFirst, ({ name, linkId = '' }) => `${linkId} ${name.trim().toLowerCase()}`)
  return [...byPerson.values()].flatMap(([last, ...earlier]) => (last ? [{ last, earlier }] : []))
}
