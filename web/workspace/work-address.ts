/** The page of a member's own work; it begins with their boards. */
export const WORK = '/work'

/** Where a member's work is, and what others share with them. */
export const workPlaces = {
  boards: WORK,
  budgets: '/budgetList',
  sharedBoards: `${WORK}?shared=1`,
  sharedBudgets: '/budgetList?shared=1',
  sharedFolders: '/favorites?shared=1',
} as const

export type WorkPlace = Exclude<keyof typeof workPlaces, 'sharedFolders'>
