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

/** The project that a thing is in, in cards and answers; null for none, and for who has no right to the project. */
export const inProject = z.object({ id, name: z.string() }).nullable()
export type InProject = z.output<typeof inProject>

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

/** What rights are given to: a thing, or a project with all that it holds (decisions/233). */
export const workKinds = [...sharedKinds, 'project'] as const
export type WorkKind = (typeof workKinds)[number]

/** The project or thing of a call. */
export const workFields = { kind: z.enum(workKinds), refId: id }

export interface Work {
  kind: WorkKind
  refId: string
}

/** Whether it is a board, a list or a folder. */
export function isThing(work: Work): work is Thing {
  return work.kind !== 'project'
}
