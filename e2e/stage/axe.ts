import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Result } from 'axe-core'
import type { Page } from 'playwright-core'

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Serious and critical axe violations on the screen. `within` limits them to a part of the page. */
export function seriousViolations(page: Page, within = ':root'): Promise<string[]> {
  return violationsOf(page, isSerious, within)
}

/** Serious and critical axe violations in the current theme, then those of contrast in the other theme, which stays. */
export function seriousInBothThemes(page: Page, within = ':root'): Promise<string[]> {
  return violationsInBothThemes(page, isSerious, within)
}

/** As `seriousInBothThemes`, of a whole page, and texts outside all landmarks, which screen reader users skip. */
export function violationsOfPage(page: Page): Promise<string[]> {
  return violationsInBothThemes(page, (result) => isSerious(result) || result.id === 'region', ':root')
}

/** Axe violations of landmarks: two of a kind, or two with one name. */
export function landmarkViolations(page: Page): Promise<string[]> {
  return violationsOf(page, ({ id }) => id.startsWith('landmark-'))
}

async function violationsInBothThemes(
  page: Page,
  isMeant: (result: Result) => boolean,
  within: string,
): Promise<string[]> {
  const isDark = await page.evaluate<boolean>(`matchMedia('(prefers-color-scheme: dark)').matches`)
  const inOne = await violationsOf(page, isMeant, within)
  await page.emulateMedia({ colorScheme: isDark ? 'light' : 'dark' })
  return [...inOne, ...(await violationsOf(page, ({ id }) => id === 'color-contrast', within, ['color-contrast']))]
}

const isSerious = ({ impact }: Result) => impact === 'serious' || impact === 'critical'

async function violationsOf(
  page: Page,
  isMeant: (result: Result) => boolean,
  within = ':root',
  runOnly?: string[],
): Promise<string[]> {
  // Elements that are fading in are translucent; their final state counts.
  await page.evaluate(UNTIL_AT_REST)
  if (!(await page.evaluate<boolean>(`'axe' in window`))) await page.evaluate(SOURCE)
  // Only violations are reported, which takes a fifth of the time. Stylesheets are not preloaded: axe would insert them
  // against the page's security policy.
  const options = { ...(runOnly && { runOnly }), resultTypes: ['violations'], preload: false }
  const run = `axe.run(${JSON.stringify(within)}, ${JSON.stringify(options)}).then(({ violations }) => violations)`
  const violations = await page.evaluate<Result[]>(run)
  return violations.filter(isMeant).map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
}

/** Texts outside all landmarks, which screen reader users skip. */
export async function outsideLandmarks(page: Page): Promise<string[]> {
  await page.evaluate(UNTIL_AT_REST)
  if (!(await page.evaluate<boolean>(`'axe' in window`))) await page.evaluate(SOURCE)
  const violations = await page.evaluate<Result[]>(
    `axe.run({ runOnly: ['region'], resultTypes: ['violations'], preload: false }).then(({ violations }) => violations)`,
  )
  return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))
}

// One animation may start another (closing a drawer focuses its button, which shows a tooltip): a page is at rest when
// nothing has changed or moved for a moment.
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
