import axe from 'axe-core'
import { expect } from 'vitest'

/** What axe finds serious or critical within a part of the page, after all animations. */
export async function seriousViolations(part: Element): Promise<string[]> {
  await expect.poll(isAtRest).toBe(true)
  const { violations } = await axe.run(part, { resultTypes: ['violations'], preload: false })
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

// Half-transparent elements have another contrast.
function isAtRest(): boolean {
  return document
    .getAnimations()
    .every(({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity)
}
