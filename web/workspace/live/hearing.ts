import { useEffect, useEffectEvent } from 'react'
import { hearNewsOf, type LiveThing, type ThingNews } from './news.ts'

/** Hears what is new of a thing as long as whoever calls is shown; null hears nothing. What the team says is left out. */
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
