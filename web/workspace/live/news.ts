/** A board, a budget or a folder, and its id. */
export interface LiveThing {
  kind: string
  refId: string
}

/** What has changed of a thing elsewhere; the content of boards and lists up to a version. */
export interface ThingNews {
  of: 'content' | 'people' | 'discussion'
  version?: number | undefined
}

type Hear = (news: ThingNews) => void

const listeners = new Map<string, Set<Hear>>()
const followed = new Set<string>()

/** Receives news of a thing as they happen, until the answered function is called. Nothing comes while nobody follows the thing. */
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

/** Whether news of it arrive by themselves now, so that polling can be rarer. */
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
