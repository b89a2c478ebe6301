import * as z from 'zod'
import { id } from '../fields.ts'
import { sharedKinds } from '../sharing/links.ts'
import type { SharedKind } from '../sharing/links.ts'

/** What somebody may do with a board, a budget list or a folder; each includes those before it. Who may comment sees all of it. */
export const rights = ['comment', 'edit', 'own'] as const
export type Right = (typeof rights)[number]

/** What an owner can let others do (decisions/136). It has nothing to do with the catalogue's role `editor`. */
export const givenRights = ['comment', 'edit'] as const
export type GivenRight = (typeof givenRights)[number]

/** The right of whoever asks, as cards and things tell it. */
export const right = z.enum(rights)

/** Asks for what others share with the member, in place of what is theirs. */
export const shared = z.literal(['1', 1, 'true', true]).optional()

/** Whether who has the one right, or none, may do what needs the other. */
export function includesRight(right: Right | null, needed: Right): boolean {
  return right !== null && rights.indexOf(right) >= rights.indexOf(needed)
}

/** Which board, budget list or folder a call is about. */
export const thingFields = { kind: z.enum(sharedKinds), refId: id }

export interface Thing {
  kind: SharedKind
  refId: string
}
