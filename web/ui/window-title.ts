import { useLayoutEffect, useSyncExternalStore } from 'react'

/** What stands over the page is named before it. */
const LAYERS = ['drawer', 'page'] as const
type Layer = (typeof LAYERS)[number]

const nameByLayer = new Map<Layer, string | null>()
const listeners = new Set<() => void>()

/** Names what is open, for the window's title, while whoever calls is shown; nothing until its name is known, null where it has none. */
export function useTitleName(layer: Layer, name: string | null | undefined): void {
  // The title is the window's, far above whoever knows the name. A page that is kept but hidden gives it back, before another
  // is read out under it.
  useLayoutEffect(() => {
    if (name === undefined) return
    setName(layer, name)
    return () => setName(layer, undefined)
  }, [layer, name])
}

/** The name of what is open; nothing where only the page itself is. */
export function useOpenName(): string | undefined {
  return useSyncExternalStore(listen, openName)
}

/** What is said of a page when one comes to it: nothing as long as its name is to come. */
export function usePageName(): string | null | undefined {
  return useSyncExternalStore(listen, () => nameByLayer.get('page'))
}

function setName(layer: Layer, name: string | null | undefined): void {
  if (name === undefined) nameByLayer.delete(layer)
  else nameByLayer.set(layer, name)
  for (const tell of listeners) tell()
}

function openName(): string | undefined {
  return LAYERS.map((layer) => nameByLayer.get(layer)).find(Boolean) ?? undefined
}

function listen(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}
