import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** What axe finds serious or critical on the screen as it stands. */
export async function seriousViolations(page: Page): Promise<string[]> {
  // A drawer that still slides in is half transparent; what counts is how it stands.
  await page.waitForFunction(IS_AT_REST)
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
}

// Two frames: what is about to move may be drawn first where it begins.
const IS_AT_REST = `new Promise((answer) => {
  const isStill = () => document.getAnimations().every(({ playState }) => playState !== 'running')
  requestAnimationFrame(() => requestAnimationFrame(() => answer(isStill())))
})`
