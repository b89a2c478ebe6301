import { createContext, use } from 'react'
import type { InProject, Right, Thing } from '../../contract/collaboration/rights.ts'
import { createStore, useStore } from '../kit/store.ts'

/** A thing with what decides where it may go. */
export interface PlacedThing extends Thing {
  name: string
  project: InProject
  /** The member's right to the thing. */
  right: Right | null
}

const asked = createStore<PlacedThing | null>(null)

/** Asks to which project a thing is to go; null ends the question. */
export function askForProject(thing: PlacedThing | null): void {
  asked.set(thing)
}

/** The thing that is asked about. */
export function useAskedThing(): PlacedThing | null {
  return useStore(asked)
}

/** The project in sight, on whose page its things stand. */
export const ProjectInSight = createContext<{ id: string; isOwner: boolean; mayEdit: boolean } | null>(null)

/** Whether the things in sight are a project's: who works on them by the project leaves that, not them. */
export function useIsInProject(): boolean {
  return use(ProjectInSight) !== null
}

/** Where a copy of a thing in sight belongs: into the project in sight, if the member may edit that. */
export function usePlaceOfCopies(): { projectId?: string } {
  const inSight = use(ProjectInSight)
  return inSight?.mayEdit ? { projectId: inSight.id } : {}
}

/** Whether the member may take a thing out of its project: as the thing's owner, or as the owner of the project in sight. */
export function useMayTakeOut(): (thing: PlacedThing) => boolean {
  const inSight = use(ProjectInSight)
  return ({ project, right }) =>
    project !== null && (right === 'own' || (inSight?.id === project.id && inSight.isOwner))
}
