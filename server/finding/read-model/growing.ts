/** A growing list of integers below 2³². */
export interface GrowingNumbers {
  numbers: Uint32Array
  length: number
}

/** Short lists lie on the heap, which is fast; most lists of a page's own index stay short. */
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

/** The current content. */
export function numbersOf({ numbers, length }: GrowingNumbers): Uint32Array {
  return numbers.subarray(0, length)
}
