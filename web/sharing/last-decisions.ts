interface OfSomebody {
  name: string
  /** Absent where all came by one link. */
  linkId?: string | null
}

/**
 * The decisions on a version that count now, each with the earlier ones of the same person, in the order given, the latest first. Of
 * several by one link and name the last one counts, as for the project's questions (server/projects/questions.ts).
 */
export function lastDecisions<One extends OfSomebody>(latestFirst: readonly One[]): { last: One; earlier: One[] }[] {
  const byPerson = Map.groupBy(latestFirst, ({ name, linkId = '' }) => `${linkId} ${name.trim().toLowerCase()}`)
  return [...byPerson.values()].flatMap(([last, ...earlier]) => (last ? [{ last, earlier }] : []))
}
