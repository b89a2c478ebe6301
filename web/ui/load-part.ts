/** Stylesheets that had not come when a part failed. */
let missing: HTMLLinkElement[] = []

/**
 * Loads a script that comes apart from the page's first. It can be called again after a failure: a stylesheet that did not
 * come is then asked for anew, because the bundler's loader asks for each only once, and the part would stand unstyled.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  await Promise.all(missing.filter(({ sheet, isConnected }) => sheet === null && isConnected).map(askAgain))
  try {
    return await load()
  } catch (error) {
    const links = document.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')
    missing = [...links].filter(({ sheet }) => sheet === null)
    throw error
  }
}

async function askAgain(link: HTMLLinkElement): Promise<void> {
  const next = document.createElement('link')
  next.rel = 'stylesheet'
  next.crossOrigin = link.crossOrigin
  next.href = link.href
  missing.push(next)
  await new Promise((resolve, reject) => {
    next.addEventListener('load', resolve)
    next.addEventListener('error', () => reject(new Error(`${link.href} did not come`)))
    link.replaceWith(next)
  })
}
