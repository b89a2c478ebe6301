/**
 * Long work as a generator: it pauses again and again, so that a server can serve others meanwhile (`givingWay`). Where nobody
 * waits, `atOnce` does all of it.
 */
export type WithPauses<Result> = Generator<void, Result>

/** Things that are processed between two pauses: one to three milliseconds for lines of a budget. */
const AT_ONCE = 50

export function atOnce<Result>(work: WithPauses<Result>): Result {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}

/** As `map`, with pauses. */
export function* mapped<Thing, Other>(
  things: readonly Thing[],
  map: (thing: Thing) => Other,
  most = AT_ONCE,
): WithPauses<Other[]> {
  const others: Other[] = []
  for (const [place, thing] of things.entries()) {
    if (place > 0 && place % most === 0) yield
    others.push(map(thing))
  }
  return others
}
