/** Counts something since the start of this process. It costs one addition, whether or not anybody reads it. */
export interface Counter {
  add(amount?: number): void
}

export interface Counted {
  help: string
  labels: Readonly<Record<string, string>>
  value: number
}

const countedByName = new Map<string, Counted[]>()

/**
 * A counter of `/metrics`; its name ends in `_total`. Call it once for each set of labels, in the module that counts: labels are
 * known in advance, so that no client can add any.
 */
export function counter(name: string, help: string, labels: Readonly<Record<string, string>> = {}): Counter {
  const counted = { help, labels, value: 0 }
  countedByName.set(name, [...(countedByName.get(name) ?? []), counted])
  return {
    add(amount = 1) {
      counted.value += amount
    },
  }
}

/** Every counter by its name. */
export function allCounters(): ReadonlyMap<string, readonly Readonly<Counted>[]> {
  return countedByName
}
