import { use, type ComponentType } from 'react'
import { withStyles } from './late-styles.ts'

/** The script of a part of the page did not come. */
export class PartError extends Error {
  constructor(cause: unknown) {
    super('a part of the page could not be loaded', { cause })
    this.name = 'PartError'
  }
}

const forgetters = new Set<() => void>()

/** `preload` begins to fetch the script of what will be shown soon. */
export type Part<Props extends object> = ComponentType<Props> & { preload: () => void }

/**
 * A component whose script comes when it is first shown, within a Suspense. `React.lazy` keeps a failure for ever; this
 * one keeps it until a boundary has caught it, and then tries anew.
 */
export function part<Props extends object>(load: () => Promise<ComponentType<Props>>): Part<Props> {
  const loadWhole = withStyles(load)
  let loading: Promise<ComponentType<Props>> | undefined
  let loaded: ComponentType<Props> | undefined
  const forget = () => {
    loading = undefined
  }
  const begin = () => {
    loading ??= loadWhole().then(
      (component) => (loaded = component),
      (error: unknown) => {
        forgetters.add(forget)
        throw new PartError(error)
      },
    )
    return loading
  }
  function Part(props: Props) {
    // Not awaited where it is there: React keeps what stands in place of a part for 300 ms once it was shown.
    const Loaded = loaded ?? use(begin())
    return <Loaded {...props} />
  }
  // What fails is told where it is shown.
  return Object.assign(Part, { preload: () => void begin().catch(() => undefined) })
}

/** For a boundary that caught a failure: what failed to load may be loaded again. */
export function forgetFailedParts(): void {
  for (const forget of forgetters) forget()
  forgetters.clear()
}
