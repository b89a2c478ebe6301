import { apartment } from './apartment.ts'
import type { DemoBudget } from './budget.ts'
import { hotelLobby } from './hotel-lobby.ts'

/** The budget lists of the demonstration, the latest first. */
export const BUDGETS: readonly DemoBudget[] = [hotelLobby, apartment]
