/** Lines that are drawn out of turn. */
type EarlyLines = {
  /** All that were ever begun, by number. */
  begun: ReadonlySet<number>
  /** Begins to draw a line, once. */
  begin: (line: number) => void
  /** Resolves as soon as one is drawn that nobody has taken; rejects where one cannot be drawn. */
  whenSomeAreMade: () => Promise<void>
  /** Resolves once all that were begun are drawn. */
  whenAllAreMade: () => Promise<unknown>
  /** Those that are drawn and were not taken yet. */
  takeMade: () => number[]
}

/** Lines that `draw` draws out of turn, in the order in which they are ready. */
export function openEarlyLines(draw: (line: number) => Promise<unknown>): EarlyLines {
  const begun = new Set<number>()
  const drawing = new Set<Promise<unknown>>()
  const made: number[] = []
  let some = aSignal()
  const takeMade = () => {
    if (made.length > 0) some = aSignal()
    return made.splice(0)
  }
  const drawAndTell = async (line: number) => {
    await draw(line)
    made.push(line)
    some.resolve()
  }
  return {
    begun,
    begin: (line) => {
      if (begun.has(line)) return
      begun.add(line)
      const drawn = drawAndTell(line)
      drawing.add(drawn)
      // Whoever waits is told; a failure stays, so that whoever comes later is told too.
      drawn.catch((error: unknown) => some.reject(error))
    },
    whenSomeAreMade: () => some.promise,
    whenAllAreMade: () => Promise.all(drawing),
    takeMade,
  }
}

function aSignal(): PromiseWithResolvers<void> {
  const signal = Promise.withResolvers<void>()
  // A failure is thrown where it is waited for, if it is.
  signal.promise.catch(() => undefined)
  return signal
}
