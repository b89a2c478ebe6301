import { useLayoutEffect } from 'react'
import { createStore, useStore } from './store.ts'

/** What stands over the page is named before it. */
const LAYERS = ['drawer', 'page'] as const
type Layer = (typeof LAYERS)[number]

type NameByLayer = Readonly<Record<Layer, string | null | undefined>>

const nameByLayer = createStore<NameByLayer>({ drawer: undefined, page: undefined })

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
  return useStore(nameByLayer, openName)
}

/** What is said of a page when one comes to it: nothing as long as its name is to come. */
export function usePageName(): string | null | undefined {
  return useStore(nameByLayer, ({ page }) => page)
}

function setName(layer: Layer, name: string | null | undefined): void {
  nameByLayer.set({ ...nameByLayer.get(), [layer]: name })
}

function openName(names: NameByLayer): string | undefined {
  return LAYERS.map((layer) => names[layer]).find(Boolean) ?? undefined
}
