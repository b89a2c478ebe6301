import { createElement, use, type ComponentType } from 'react'
import { withStyles } from './late-styles.ts'
import { isOfFormerRelease } from './renewal.ts'

/** The script of a part of the page failed to load. */
export class LazyLoadError extends Error {
  /** Whether the server has a newer release, without this part. */
  readonly isOutdated: boolean

  constructor(cause: unknown, isOutdated = false) {
    super('a part of the page could not be loaded', { cause })
    this.isOutdated = isOutdated
    this.name = 'PartError'
  }
}

const forgetters = new Set<() => void>()

/** `preload` fetches the script ahead, and calls back once it has loaded or failed. */
export type LazyComponent<Props extends object> = ComponentType<Props> & { preload: (onEnd?: () => void) => void }

/**
 * A component whose script loads when it is first rendered, within a Suspense. `React.lazy` keeps a failure for ever; this one tries
 * again once a boundary has caught it.
 */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  const loadWhole = withStyles(load)
  let loading: Promise<ComponentType<Props>> | undefined
  const forget = () => {
    loading = undefined
  }
  const begin = () =>
    readable(
      loadWhole().catch(async (error: unknown) => {
        forgetters.add(forget)
        throw new LazyLoadError(error, await isOfFormerRelease())
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

/** `use` reads a settled promise synchronously: otherwise React would show the fallback for a moment, and then for at least 300 ms. */
function readable<Value>(promise: Promise<Value>): Promise<Value> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => undefined,
  )
  return promise
}

/** For a boundary that has caught a failure: lets the part load again. */
export function forgetFailedParts(): void {
  for (const forget of forgetters) forget()
  forgetters.clear()
}
