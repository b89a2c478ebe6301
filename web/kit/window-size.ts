import { useStore, type Readable } from './store.ts'

/** The size of the window in CSS px; the component renders again when it changes. */
export function useWindowSize(): { width: number; height: number } {
  const [width = 0, height = 0] = useStore(windowSize).split(' ').map(Number)
  return { width, height }
}

/** Both numbers as one string: a store compares its values by identity. */
const windowSize: Readable<string> = {
  get: () => `${window.innerWidth} ${window.innerHeight}`,
  subscribe(listener) {
    window.addEventListener('resize', listener)
    return () => window.removeEventListener('resize', listener)
  },
}
