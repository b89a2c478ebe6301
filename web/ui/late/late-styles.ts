/** Stylesheets of late parts that did not come. The bundler's loader takes them for loaded: it asks for each only once. */
const failedLinks = new Set<HTMLLinkElement>()

/**
 * An `import()` that may be called again after it has failed, and then asks for the stylesheets that did not come as well.
 * Rejects as the import does.
 */
export function withStyles<Module>(load: () => Promise<Module>): () => Promise<Module> {
  // More than once is as good as once.
  window.addEventListener('error', note, { capture: true })
  return async () => {
    // Parts share stylesheets, so that any of them asks for all that did not come. One that fails again is noted again.
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
