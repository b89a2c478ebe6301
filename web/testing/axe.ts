import axe from 'axe-core'
import { expect } from 'vitest'

/** What axe finds serious or critical within a part of the page, after all animations. */
export function seriousViolations(part: Element): Promise<string[]> {
  return violationsOf(part, ({ impact }) => impact === 'serious' || impact === 'critical')
}

/** What axe finds of landmarks within a part of the page: two of a kind, or two with one name. */
export function landmarkViolations(part: Element): Promise<string[]> {
  return violationsOf(part, ({ id }) => id.startsWith('landmark-'))
}

async function violationsOf(part: Element, isMeant: (result: axe.Result) => boolean): Promise<string[]> {
  let violations: axe.Result[]
  let isChanged: boolean
  // What is dimmed while it loads has another contrast: an answer that comes meanwhile is judged again.
  const observer = new MutationObserver(() => (isChanged = true))
  observer.observe(document, { subtree: true, attributeFilter: ['aria-busy'] })
  do {
    await expect.poll(isAtRest).toBe(true)
    isChanged = false
    ;({ violations } = await axe.run(part, { resultTypes: ['violations'], preload: false }))
  } while (isChanged)
  observer.disconnect()
  return violations.filter(isMeant).map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

// Half-transparent elements have another contrast.
function isAtRest(): boolean {
  return document
    .getAnimations()
    .every(({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity)
}
