import { onTestFinished } from 'vitest'

/** What happens to the pictures of the page from now on, in order: `begun ADDRESS` and `there ADDRESS`. */
export function noteLoading(): string[] {
  const noted: string[] = []
  const begun = new Set<Element>()
  const note = (what: 'begun' | 'there', node: unknown) => {
    if (!(node instanceof HTMLImageElement) || (what === 'begun' && begun.has(node))) return
    begun.add(node)
    noted.push(`${what} ${decodeURIComponent(node.src)}`)
  }
  const onLoad = ({ target }: Event) => note('there', target)
  const observer = new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes].filter((node) => node instanceof Element))
    for (const image of added.flatMap((node) => [node, ...node.querySelectorAll('img')])) note('begun', image)
  })
  // Loading does not bubble.
  document.addEventListener('load', onLoad, true)
  observer.observe(document, { childList: true, subtree: true })
  onTestFinished(() => {
    document.removeEventListener('load', onLoad, true)
    observer.disconnect()
  })
  return noted
}
