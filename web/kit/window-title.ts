import { useLayoutEffect } from 'react'
import { createStore, useStore } from './store.ts'

/** Overlays are named before the page. */
const LAYERS = ['drawer', 'page'] as const
type Layer = (typeof LAYERS)[number]

type NameByLayer = Readonly<Record<Layer, string | null | undefined>>

const nameByLayer = createStore<NameByLayer>({ drawer: undefined, page: undefined })

/** Puts the name of what is open into the window's title while the caller is mounted; undefined until it is known, null without one. */
export function useTitleName(layer: Layer, name: string | null | undefined): void {
  // The title belongs to the window. A page kept out of sight removes its name, so that no other page is read out under it.
  useLayoutEffect(() => {
    if (name === undefined) return
    setName(layer, name)
    return () => setName(layer, undefined)
  }, [layer, name])
}

/** The name of what is open; undefined where only the page itself is. */
export function useOpenName(): string | undefined {
  return useStore(nameByLayer, openName)
}

/** What screen readers hear of a page on arrival: nothing while its name is loading. */
export function usePageName(): string | null | undefined {
  return useStore(nameByLayer, ({ page }) => page)
}

function setName(layer: Layer, name: string | null | undefined): void {
  nameByLayer.set({ ...nameByLayer.get(), [layer]: name })
}

function openName(names: NameByLayer): string | undefined {
  return LAYERS.map((layer) => names[layer]).find(Boolean) ?? undefined
}

const maker = createStore<string | null>(null)

/** Whose page it is, in the place of the product's name, while the caller is mounted; null until that is known. */
export function useTitleMaker(name: string | null): void {
  useLayoutEffect(() => {
    maker.set(name)
    return () => maker.set(null)
  }, [name])
}

export function useMakerOfPage(): string | null {
  return useStore(maker, (name) => name)
}
