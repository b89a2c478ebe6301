import { LONGEST_BOARD_NAME } from '../../../contract/boards/board.ts'

/** A sign outside the basic plane is two units. */
const HALF_A_SIGN = /[\uD800-\uDBFF]$/

/** What a copy is called: as much of the name as a board's can have with what is added to it. */
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
