import { useEffect } from 'react'
import { useIsChinese } from '../../catalogue/names.ts'
import { reportFailure } from '../../errors/report.ts'
import { LazyLoadError } from '../../kit/late/lazy-component.tsx'
import { createStore, useStore } from '../../kit/store.ts'

type Names = typeof import('./named-colors.ts')

const names = createStore<Names | null>(null)

/** The tables of colour names and numbers load with the first colour. */
export async function loadNames(): Promise<Names> {
  const loaded = await import('./named-colors.ts').catch((error: unknown) => {
    throw new LazyLoadError(error)
  })
  names.set(loaded)
  return loaded
}

/** The name of a colour `#rrggbb` in the reader's language; null if it has none, and until the names are loaded. */
export function useColorName(hex: string | null): string | null {
  const isChinese = useIsChinese()
  const loaded = useStore(names)
  const isNeeded = hex !== null && !loaded
  useEffect(() => {
    if (isNeeded) loadNames().catch(reportFailure)
  }, [isNeeded])
  return hex === null || !loaded ? null : loaded.nameOfColor(hex, isChinese)
}
