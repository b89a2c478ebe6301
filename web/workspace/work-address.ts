import type { WorkKind } from '../../contract/collaboration/rights.ts'

/** The page of a member's own boards. */
export const WORK = '/work'
/** The page of a member's projects, where their work begins. */
export const PROJECTS = '/projects'

/** Where a member's work is, and what others share with them. */
export const workPlaces = {
  projects: PROJECTS,
  boards: WORK,
  budgets: '/budgetList',
  sharedBoards: `${WORK}?shared=1`,
  sharedBudgets: '/budgetList?shared=1',
  sharedFolders: '/favorites?shared=1',
} as const

export type WorkPlace = Exclude<keyof typeof workPlaces, 'sharedFolders'>

const PAGES = { project: PROJECTS, board: '/material', budget: '/budgetList', folder: '/favorites' } as const

/** The page of a project, or of one of the things in it. */
export function workAddress(kind: WorkKind, id: string): string {
  return `${PAGES[kind]}/${encodeURIComponent(id)}`
}

/** A version of a project as it was sent, for its owner. */
export function sentAddress(projectId: string, number: number): string {
  return `${workAddress('project', projectId)}/sent/${number}`
}

/** Ends the address of a project's page that leads to what was sent. */
export const SENT = '#sent'

/** A client's comment on what was sent, on the project's page, where it is answered. */
export function sentCommentAddress(projectId: string, commentId: string): string {
  return `${workAddress('project', projectId)}${commentHash(commentId)}`
}

/** Ends an address that leads to a comment. */
export function commentHash(commentId: string): string {
  return `#comment-${commentId}`
}

/** Where the next version is composed. */
export function sendAddress(projectId: string): string {
  return `${workAddress('project', projectId)}/send`
}
