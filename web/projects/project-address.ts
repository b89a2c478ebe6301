import { workAddress } from '../workspace/work-address.ts'

/** The page of one project. */
export function projectAddress(id: string): string {
  return workAddress('project', id)
}

/** Ends the address of a project's page that opens with what can be brought into it. */
export const GATHER = '?open=gather'
/** Ends the address that opens its details to be edited. */
export const DETAILS = '?open=details'
/** Ends the address that asks how it is to be duplicated. */
export const DUPLICATE = '?open=duplicate'

/** What the page can open with. */
export const openings = ['gather', 'details', 'duplicate'] as const
