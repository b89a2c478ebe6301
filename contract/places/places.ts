import { cloths } from './cloths.ts'
import { floors } from './floors.ts'
import type { Place } from './place.ts'
import { walls } from './walls.ts'

/**
 * The places, what they ask, and who says so (decisions/208). A source is only named for what it says itself; where none is sure, the way is
 * left out.
 */
export const places: readonly Place[] = [...floors, ...walls, ...cloths]
