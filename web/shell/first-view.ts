/**
 * Takes away the pictures that came with the page (first-view.css) once the page's own stand in their place. They lie over those for
 * a frame: a browser that is busy with our script tells of what it has painted, and decodes what we draw, only then.
 */
export function endFirstView(root: HTMLElement): void {
  const firstView = document.querySelector('.first-view')
  if (!firstView) return
  const observer = new MutationObserver(() => {
    observer.disconnect()
    requestAnimationFrame(() => setTimeout(() => firstView.remove()))
  })
  observer.observe(root, { childList: true })
}
