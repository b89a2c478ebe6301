import { followThing, type Present } from '../../../contract/collaboration/live-calls.ts'
import type { Thing } from '../../../contract/collaboration/rights.ts'
import { followStream } from '../../workspace/live/follow-stream.ts'
import { setFollowed, tellNewsOf } from '../../workspace/live/news.ts'
import { ownPlace } from '../../workspace/live/places.ts'
import { createHere } from './here.ts'
import { newTab } from './new-tab.ts'

/** A member whose page is hidden this long no longer counts as here. */
const HIDDEN_MS = 10_000

const TAB = newTab()

/** Follows a shared thing and announces to others that this page is open. Returns a function that ends it. */
export function joinThing(thing: Thing, onPeople: (people: readonly Present[]) => void): () => void {
  const { kind, refId } = thing
  const here = createHere({ thing, tab: TAB, onPeople })
  const ended = new AbortController()
  let hiding: ReturnType<typeof setTimeout> | undefined

  const stopFollowing = followStream({
    endpoint: followThing,
    input: { kind, refId, tab: TAB },
    onEvent({ of, version }) {
      if (of === 'start') {
        setFollowed(thing, true)
        if (!document.hidden) here.come()
        // News may have been missed before.
        here.ask()
        for (const one of ['content', 'people', 'discussion'] as const) tellNewsOf(thing, { of: one })
      }
      if (of === 'content' || of === 'people' || of === 'discussion') tellNewsOf(thing, { of, version })
      if (of === 'presence' || of === 'people') here.ask()
      if (of === 'end') endAtOnce()
    },
    onBreak: () => setFollowed(thing, false),
    onFinal: () => endAtOnce(),
  })

  /** The member has lost access; the page finds out when it reads the thing. */
  function endAtOnce(): void {
    leave()
    onPeople([])
    tellNewsOf(thing, { of: 'people' })
  }

  function leave(): void {
    ended.abort()
    clearTimeout(hiding)
    stopFollowing()
    setFollowed(thing, false)
    stopMoving()
    here.leave()
  }

  const look = () => {
    clearTimeout(hiding)
    if (!document.hidden) here.come()
    else hiding = setTimeout(here.leave, HIDDEN_MS)
  }
  const { signal } = ended
  document.addEventListener('visibilitychange', look, { signal })
  // A page from the back/forward cache comes back with `pageshow`.
  window.addEventListener('pagehide', here.leave, { signal })
  window.addEventListener('pageshow', look, { signal })
  here.moveTo(ownPlace.get())
  const stopMoving = ownPlace.subscribe(() => here.moveTo(ownPlace.get()))
  return leave
}
