let isHeld = false

/** While the space bar is held over the desk, a drag pushes the paper. */
export function isSpaceHeld(): boolean {
  return isHeld
}

export function holdSpace(held: boolean): void {
  isHeld = held
}
