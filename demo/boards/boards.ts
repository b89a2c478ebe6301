import type { DemoBoard } from './board.ts'
import { guestRooms } from './guests.ts'
import { homes } from './homes.ts'
import { workRooms } from './work.ts'

/** The boards of the demonstration in the order of the gallery. */
export const BOARDS: readonly DemoBoard[] = [
  ...guestRooms.slice(0, 1),
  ...homes.slice(0, 2),
  ...guestRooms.slice(1),
  ...homes.slice(2),
  ...workRooms,
]
