import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** What axe finds serious or critical on the screen as it stands. */
export async function seriousViolations(page: Page): Promise<string[]> {
  // What still slides or fades in is half transparent; what counts is how it stands.
  await page.evaluate(UNTIL_AT_REST)
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).options(QUICKLY).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
}

// A fifth of the time for the same findings: nothing is written of the rules that are kept, and with `setLegacyMode` no
// second page is opened, which gathers the findings of frames; we have none.
const QUICKLY: Parameters<AxeBuilder['options']>[0] = { resultTypes: ['violations'] }

// One movement may set off the next, as a drawer that has closed gives its button the focus, and that a tooltip: at rest is a
// page that nothing has changed in for a moment, and in which nothing moves.
const UNTIL_AT_REST = `new Promise((answer) => {
  const isMoving = () => document.getAnimations().some(({ playState, effect }) =>
    playState === 'running' && effect.getTiming().iterations !== Infinity)
  const wait = () => setTimeout(() => (isMoving() ? (timer = wait()) : (observer.disconnect(), answer())), 250)
  let timer = wait()
  const observer = new MutationObserver(() => {
    clearTimeout(timer)
    timer = wait()
  })
  observer.observe(document, { subtree: true, childList: true, attributes: true })
})`
