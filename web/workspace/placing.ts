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
export const ProjectInSight = createContext<{ id: string; isOwner: boolean } | null>(null)

/** Whether the member may take a thing out of its project: as the thing's owner, or as the owner of the project in sight. */
export function useMayTakeOut(): (thing: PlacedThing) => boolean {
  const inSight = use(ProjectInSight)
  return ({ project, right }) =>
    project !== null && (right === 'own' || (inSight?.id === project.id && inSight.isOwner))
}
