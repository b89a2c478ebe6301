/** Stylesheets of lazy parts that failed to load. The bundler's loader counts them as loaded: it requests each only once. */
const failedLinks = new Set<HTMLLinkElement>()

/**
 * An `import()` that can be called again after a failure, and then also requests the stylesheets that failed. Rejects as the import
 * does.
 */
export function withStyles<Module>(load: () => Promise<Module>): () => Promise<Module> {
  // Loading one twice is harmless.
  window.addEventListener('error', note, { capture: true })
  return async () => {
    // Parts share stylesheets, so each of them requests all that failed. One that fails again is recorded again.
    const missing = [...failedLinks].filter(({ isConnected }) => isConnected)
    failedLinks.clear()
    await Promise.all(missing.map(loadAgain))
    return load()
  }
}

function note({ target }: Event): void {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failedLinks.add(target)
}

/** In its old place. */
function loadAgain(link: HTMLLinkElement): Promise<void> {
  const successor = document.createElement('link')
  successor.rel = 'stylesheet'
  successor.crossOrigin = link.crossOrigin
  return new Promise((resolve, reject) => {
    successor.addEventListener('load', () => resolve())
    successor.addEventListener('error', () => reject(new Error(`no style at ${link.href}`)))
    successor.href = link.href
    link.replaceWith(successor)
  })
}
