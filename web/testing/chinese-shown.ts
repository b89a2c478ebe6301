const READ_OUT = ['aria-label', 'aria-description', 'alt', 'title', 'placeholder'] as const
const CHINESE = /\p{Script=Han}/u

/** What of the document has a Chinese letter: texts, names of controls, hints, and the window's title. */
export function chineseShown(): string[] {
  const texts = [document.title]
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (nodes.nextNode()) {
    const { parentElement, textContent } = nodes.currentNode
    if (!parentElement?.closest('script, style')) texts.push(textContent ?? '')
  }
  for (const element of document.body.querySelectorAll('*'))
    texts.push(...READ_OUT.map((name) => element.getAttribute(name) ?? ''))
  return texts.filter((text) => CHINESE.test(text))
}
