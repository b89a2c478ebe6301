/** Stylesheets of late parts that did not come. The bundler's loader takes them for loaded: it asks for each only once. */
const failedLinks = new Set<HTMLLinkElement>()

/** Notes from now on which stylesheets fail. More than once is as good as once. */
export function watchStyles(): void {
  window.addEventListener('error', note, { capture: true })
}

/** Those that failed since the last call. */
export function takeFailedStyles(): HTMLLinkElement[] {
  const links = [...failedLinks]
  failedLinks.clear()
  return links
}

/** Asks for one again, in its old place. */
export function loadStyleAgain(link: HTMLLinkElement): Promise<void> {
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

function note({ target }: Event): void {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failedLinks.add(target)
}
