import { LONGEST_BOARD_NAME } from '../../../contract/boards/board.ts'

/** A sign outside the basic plane is two units. */
const HALF_A_SIGN = /[\uD800-\uDBFF]$/

/** The name of a copy, cut so that the addition fits. */
export function copyNameOf(name: string, adding: (name: string) => string): string {
  const over = adding(name).length - LONGEST_BOARD_NAME
  if (over <= 0) return adding(name)
  return adding(
    name
      .slice(0, name.length - over)
      .replace(HALF_A_SIGN, '')
      .trimEnd(),
  )
}
