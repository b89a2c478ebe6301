import { createElement, use, type ComponentType } from 'react'
import { withStyles } from './late-styles.ts'

/** The script of a part of the page did not come. */
export class LazyLoadError extends Error {
  constructor(cause: unknown) {
    super('a part of the page could not be loaded', { cause })
    this.name = 'PartError'
  }
}

const forgetters = new Set<() => void>()

/** `preload` begins to fetch the script of what will be shown soon, and calls back once it has come, or has not. */
export type LazyComponent<Props extends object> = ComponentType<Props> & { preload: (onEnd?: () => void) => void }

/**
 * A component whose script comes when it is first shown, within a Suspense. `React.lazy` keeps a failure for ever; this
 * one keeps it until a boundary has caught it, and then tries anew.
 */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  const loadWhole = withStyles(load)
  let loading: Promise<ComponentType<Props>> | undefined
  const forget = () => {
    loading = undefined
  }
  const begin = () =>
    readable(
      loadWhole().catch((error: unknown) => {
        forgetters.add(forget)
        throw new LazyLoadError(error)
      }),
    )
  function Part(props: Props) {
    loading ??= begin()
    return createElement(use(loading), props)
  }
  const preload = (onEnd: () => void = () => undefined) => {
    loading ??= begin()
    loading.then(onEnd, onEnd)
  }
  return Object.assign(Part, { preload })
}

/**
 * What `use` reads at once where it has come: else React would show what stands in place of a part for a moment, and once it is shown
 * keeps it for 300 ms.
 */
function readable<Value>(promise: Promise<Value>): Promise<Value> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => undefined,
  )
  return promise
}

/** For a boundary that caught a failure: what failed to load may be loaded again. */
export function forgetFailedParts(): void {
  for (const forget of forgetters) forget()
  forgetters.clear()
}
