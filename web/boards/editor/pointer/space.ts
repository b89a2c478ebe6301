let isHeld = false

/** Whether the space bar is held over the desk, so that a drag pushes the paper. */
export function isSpaceHeld(): boolean {
  return isHeld
}

export function holdSpace(held: boolean): void {
  isHeld = held
}
