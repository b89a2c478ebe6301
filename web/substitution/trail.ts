import type { SubstitutionRequest, SubstitutionStep } from './asking.ts'
import type { Applied } from './preview/Apply.tsx'

/** What the dialog shows at a step; what was done is come to from within alone. */
export type StepFace = SubstitutionStep | { at: 'done'; applied: Applied }

/** The steps that somebody has taken, the one in sight last. */
export type Trail = readonly StepFace[]

export function firstStep(asked: SubstitutionRequest | null): Trail {
  return asked ? [asked.face] : []
}

/** One step further. From what was done there is no way back to what led there. */
export function goneOn(trail: Trail, next: StepFace): Trail {
  return next.at === 'done' ? [next] : [...trail, next]
}

export function goneBack(trail: Trail): Trail {
  return trail.length > 1 ? trail.slice(0, -1) : trail
}
