/**
 * Removes the pictures that came with the page (first-view.css) once the page's own are painted. They overlap for a frame: a busy
 * browser reports a picture as painted, and decodes ours, only then.
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
