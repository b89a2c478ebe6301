import { use, type ComponentType } from 'react'

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
  let loading: Promise<ComponentType<Props>> | undefined
  const forget = () => {
    loading = undefined
  }
  return function Part(props) {
    loading ??= load().catch((error: unknown) => {
      forgetters.add(forget)
      dropFailedStyles()
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

// The bundler's loader takes a stylesheet that stands in the document for loaded, the failed one too.
function dropFailedStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    if (!link.sheet) link.remove()
}
