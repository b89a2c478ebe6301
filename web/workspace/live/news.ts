/** What somebody works on: `board`, `budget` or `folder`, and which. */
export interface LiveThing {
  kind: string
  refId: string
}

/** What has changed of a thing elsewhere; a board's and a list's content up to a version. */
export interface ThingNews {
  of: 'content' | 'people' | 'discussion'
  version?: number | undefined
}

type Hear = (news: ThingNews) => void

const listeners = new Map<string, Set<Hear>>()
const followed = new Set<string>()

/** Hears, until what it answers is called, of what is new of a thing at the moment that it is. Nothing is heard of what nobody follows. */
export function hearNewsOf(thing: LiveThing, hear: Hear): () => void {
  const name = nameOf(thing)
  const hearing = listeners.get(name) ?? new Set()
  listeners.set(name, hearing.add(hear))
  return () => {
    hearing.delete(hear)
    if (hearing.size === 0 && listeners.get(name) === hearing) listeners.delete(name)
  }
}

export function tellNewsOf(thing: LiveThing, news: ThingNews): void {
  for (const hear of listeners.get(nameOf(thing)) ?? []) hear(news)
}

/** Whether news of it come by themselves at present: whoever asks for them now and then need not ask as often. */
export function isFollowed(thing: LiveThing): boolean {
  return followed.has(nameOf(thing))
}

export function setFollowed(thing: LiveThing, is: boolean): void {
  if (is) followed.add(nameOf(thing))
  else followed.delete(nameOf(thing))
}

function nameOf({ kind, refId }: LiveThing): string {
  return `${kind} ${refId}`
}
