import { useStore, type Readable } from '../store.ts'

/** The window's position changes in steps of this many CSS px, so that not every pixel renders. */
const STEP = 240

const span: Readable<string> = {
  get: () => `${Math.floor(window.scrollY / STEP)} ${Math.ceil(window.innerHeight / STEP)}`,
  subscribe: (listener) => {
    window.addEventListener('scroll', listener, { passive: true })
    window.addEventListener('resize', listener)
    return () => {
      window.removeEventListener('scroll', listener)
      window.removeEventListener('resize', listener)
    }
  },
}

/** The visible part of the document, and half a window more on either side; CSS px from its top. */
export function useWindowSpan(): { top: number; bottom: number } {
  const [place = 0, steps = 0] = useStore(span).split(' ').map(Number)
  const margin = Math.max(1, Math.ceil(steps / 2))
  return { top: (place - margin) * STEP, bottom: (place + steps + 1 + margin) * STEP }
}
