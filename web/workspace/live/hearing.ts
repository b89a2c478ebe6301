import { useEffect, useEffectEvent } from 'react'
import { hearNewsOf, type LiveThing, type ThingNews } from './news.ts'

/** Receives news of a thing while the component is mounted; null receives nothing. News of the team's discussion are left out. */
export function useNewsOf(thing: LiveThing | null, hear: (news: ThingNews) => void): void {
  const tell = useEffectEvent(hear)
  const { kind, refId } = thing ?? {}
  // News are outside React.
  useEffect(() => {
    if (kind === undefined || refId === undefined) return
    return hearNewsOf({ kind, refId }, (news) => {
      if (news.of !== 'discussion') tell(news)
    })
  }, [kind, refId])
}
