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

/**
 * A component whose script comes when it is first shown, within a Suspense. `React.lazy` keeps a failure for ever; this
 * one keeps it until a boundary has caught it, and then tries anew.
 */
export function part<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const loadWhole = withStyles(load)
  let loading: Promise<ComponentType<Props>> | undefined
  const forget = () => {
    loading = undefined
  }
  return function Part(props) {
    loading ??= loadWhole().catch((error: unknown) => {
      forgetters.add(forget)
      throw new PartError(error)
    })
    const Loaded = use(loading)
    return <Loaded {...props} />
  }
}

/** For a boundary that caught a failure: what failed to load may be loaded again. */
export function forgetFailedParts(): void {
  for (const forget of forgetters) forget()
  forgetters.clear()
}
