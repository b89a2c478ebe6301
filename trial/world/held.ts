/** Notes how something that was started is ended. */
export type Hold = (end: () => Promise<unknown>) => void

/** What is to be ended of the trials that run. */
const open = new Set<() => Promise<void>>()
let isEnding = false

/** Runs work, and ends what it has started, the last one first: whether it succeeds, throws or is interrupted. */
export async function withHeld<Result>(work: (hold: Hold) => Promise<Result>): Promise<Result> {
  requireGoingOn()
  const ends: (() => Promise<unknown>)[] = []
  const failures: unknown[] = []
  let releasing: Promise<void> | undefined
  const endAll = async () => {
    for (let end = ends.pop(); end; end = ends.pop()) await end().catch((error: unknown) => failures.push(error))
    open.delete(release)
    if (failures.length > 0) throw failures[0]
  }
  const release = () => (releasing ??= endAll())
  open.add(release)
  let result: Result
  try {
    result = await work((end) => ends.push(end))
  } catch (error) {
    // The first failure explains more than those that follow from it.
    await release().catch(() => undefined)
    throw error
  }
  await release()
  return result
}

/** Ends what all trials have started. From then on nothing more may be started. */
export async function releaseAll(): Promise<void> {
  isEnding = true
  for (const release of [...open].toReversed()) await release().catch(() => undefined)
}

/** Whether the trials were told to end before their time. */
export function wasInterrupted(): boolean {
  return isEnding
}

/** Throws once a trial was interrupted: what would be started now would outlive it. */
export function requireGoingOn(): void {
  if (isEnding) throw new Error('The trial was interrupted.')
}
