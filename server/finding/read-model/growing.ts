/** Whole numbers below 2³² of which nobody knows yet how many there will be. */
export interface GrowingNumbers {
  numbers: Uint32Array
  length: number
}

/** So few lie on the heap, which is quick to have: most lists of a page's own index stay as short. */
const FIRST_ROOM = 16

export function noNumbers(): GrowingNumbers {
  return { numbers: new Uint32Array(FIRST_ROOM), length: 0 }
}

export function addNumber(to: GrowingNumbers, value: number): void {
  if (to.length === to.numbers.length) {
    const roomier = new Uint32Array(to.length * 2)
    roomier.set(to.numbers)
    to.numbers = roomier
  }
  to.numbers[to.length++] = value
}

/** What there is by now. */
export function numbersOf({ numbers, length }: GrowingNumbers): Uint32Array {
  return numbers.subarray(0, length)
}
