/** Lines that are drawn before their turn, because somebody looks at their product. */
type EarlyLines = {
  /** The numbers of all lines that were ever begun. */
  begun: ReadonlySet<number>
  /** Begins to draw a line, unless it has begun already. */
  begin: (line: number) => void
  /** Resolves when a line is drawn that was not taken yet; rejects if one cannot be drawn. */
  whenSomeAreMade: () => Promise<void>
  /** Resolves when all begun lines are drawn. */
  whenAllAreMade: () => Promise<unknown>
  /** Takes the drawn lines that were not taken yet. */
  takeMade: () => number[]
}

/** Draws lines before their turn by `draw`; they are taken in the order in which they are ready. */
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
      // Rejects the current waiter; later ones see the failure too.
      drawn.catch((error: unknown) => some.reject(error))
    },
    whenSomeAreMade: () => some.promise,
    whenAllAreMade: () => Promise.all(drawing),
    takeMade,
  }
}

function aSignal(): PromiseWithResolvers<void> {
  const signal = Promise.withResolvers<void>()
  // The failure is thrown where somebody awaits it; it must not count as unhandled.
  signal.promise.catch(() => undefined)
  return signal
}
