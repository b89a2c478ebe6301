import { useQuery } from '@tanstack/react-query'
import type { InProject } from '../../contract/collaboration/rights.ts'
import { getProject, type ProjectRoom } from '../../contract/projects.ts'
import { saysUnknown } from '../errors/message.ts'
import { query } from '../query.ts'

/** The rooms of the project that an open board or list is in, as they are now; none for who does not work on the project. */
export function useProjectRooms(project: InProject): readonly ProjectRoom[] {
  const { data, error } = useQuery({
    ...query(getProject, { id: project?.id ?? '' }, { isSilent: true, isFresh: true }),
    enabled: project !== null,
  })
  return saysUnknown(error) ? NONE : (data?.rooms ?? NONE)
}

const NONE: readonly ProjectRoom[] = []
