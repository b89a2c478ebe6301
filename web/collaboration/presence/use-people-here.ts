import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Present } from '../../../contract/collaboration/live-calls.ts'
import type { Thing } from '../../../contract/collaboration/rights.ts'
import { useUser } from '../../members/session/current-user.ts'
import { hearNewsOf } from '../../workspace/live/news.ts'
import { setPlacesOfOthers } from '../../workspace/live/places.ts'
import { peopleOf } from '../people/queries.ts'
import { joinThing } from './join-thing.ts'
import { peopleHere, placesOf, type PersonHere } from './people-here.ts'

const NOBODY: readonly PersonHere[] = []

/**
 * Who else has the same thing open. While it is shown and shared at all, this page is announced to others and their changes are followed. For a
 * thing without collaborators nothing runs.
 */
export function usePeopleHere({ kind, refId }: Thing): readonly PersonHere[] {
  const client = useQueryClient()
  const { data: team } = useQuery({ ...peopleOf({ kind, refId }), enabled: Boolean(useUser()) })
  // An invited person may come at any moment.
  const hasOthers = team !== undefined && team.collaborators.length + team.invitations.length > 0
  const [people, setPeople] = useState(NOBODY)
  // A stream is outside React.
  useEffect(() => {
    if (!hasOthers) return undefined
    const show = (present: readonly Present[]) => {
      const next = peopleHere(present)
      setPeople(next)
      setPlacesOfOthers(placesOf(next))
    }
    const leave = joinThing({ kind, refId }, show)
    const endNews = hearNewsOf({ kind, refId }, ({ of }) => {
      if (of === 'people') void client.invalidateQueries({ queryKey: peopleOf({ kind, refId }).queryKey })
    })
    return () => {
      endNews()
      leave()
      show([])
    }
  }, [client, hasOthers, kind, refId])
  return people
}
