import * as z from 'zod'
import { id } from '../fields.ts'
import { sharedKinds } from '../sharing/links.ts'
import type { SharedKind } from '../sharing/links.ts'

/**
 * What somebody may do with a board, a budget list or a folder; each right includes those before it. A person who may comment
 * sees everything.
 */
export const rights = ['comment', 'edit', 'own'] as const
export type Right = (typeof rights)[number]

/** The rights that an owner can give (decisions/136). They are unrelated to the catalogue's role `editor`. */
export const givenRights = ['comment', 'edit'] as const
export type GivenRight = (typeof givenRights)[number]

/** The caller's right, in cards and answers. */
export const right = z.enum(rights)

/** Selects what others share with the member instead of the member's own. */
export const sharedFilter = z.literal(['1', 1, 'true', true]).optional()

/** Whether a right, or none, includes the needed one. */
export function includesRight(right: Right | null, needed: Right): boolean {
  return right !== null && rights.indexOf(right) >= rights.indexOf(needed)
}

/** The board, budget list or folder of a call. */
export const thingFields = { kind: z.enum(sharedKinds), refId: id }

export interface Thing {
  kind: SharedKind
  refId: string
}
