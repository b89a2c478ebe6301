import type { SubstitutionRequest, SubstitutionStep } from './asking.ts'
import type { Applied } from './preview/Apply.tsx'

/** The content of a step. The result can only be reached from inside the dialog. */
export type StepFace = SubstitutionStep | { at: 'done'; applied: Applied }

/** The steps taken so far, the visible one last. */
export type Trail = readonly StepFace[]

export function firstStep(asked: SubstitutionRequest | null): Trail {
  return asked ? [asked.face] : []
}

/** Goes one step further. From the result there is no way back. */
export function goneOn(trail: Trail, next: StepFace): Trail {
  return next.at === 'done' ? [next] : [...trail, next]
}

export function goneBack(trail: Trail): Trail {
  return trail.length > 1 ? trail.slice(0, -1) : trail
}
