/** CSS px, from the window's top left. */
export interface WindowBox {
  left: number
  right: number
  top: number
  bottom: number
}

/** CSS px between a message and what it must not cover. */
export const TOAST_MARGIN = 8

/**
 * How far a message moves down, in CSS px, to cover none of `obstacles`: the least distance that keeps it between `top` and `bottom`.
 * Null where there is no such place.
 */
export function freePlace(
  box: WindowBox,
  obstacles: readonly WindowBox[],
  { top, bottom }: Pick<WindowBox, 'top' | 'bottom'>,
): number | null {
  const beside = obstacles.filter(({ left, right }) => left < box.right && right > box.left)
  const moves = [
    0,
    ...beside.flatMap((one) => [one.top - TOAST_MARGIN - box.bottom, one.bottom + TOAST_MARGIN - box.top]),
  ].toSorted((one, other) => Math.abs(one) - Math.abs(other))
  const isFree = (move: number) => {
    const [from, to] = [box.top + move, box.bottom + move]
    const isInside = move === 0 || (from >= top && to <= bottom)
    return isInside && beside.every((one) => one.bottom + TOAST_MARGIN <= from || one.top - TOAST_MARGIN >= to)
  }
  return moves.find(isFree) ?? null
}
