import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Result } from 'axe-core'
import type { Page } from 'playwright-core'

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * What axe finds serious or critical on the screen as it stands. `within` is the part that is looked at, where the rest of the
 * page is another story's.
 */
export function seriousViolations(page: Page, within = ':root'): Promise<string[]> {
  return violationsOf(page, isSerious, within)
}

/**
 * What axe finds serious or critical in the theme in which the page stands, and then, as nothing but the colours changes, of
 * contrast in the other, which stays.
 */
export async function seriousInBothThemes(page: Page, within = ':root'): Promise<string[]> {
  const isDark = await page.evaluate<boolean>(`matchMedia('(prefers-color-scheme: dark)').matches`)
  const inOne = await violationsOf(page, isSerious, within)
  await page.emulateMedia({ colorScheme: isDark ? 'light' : 'dark' })
  return [...inOne, ...(await violationsOf(page, ({ id }) => id === 'color-contrast', within, ['color-contrast']))]
}

/** What axe finds wrong with the landmarks, which lead a reader through the page: two of a kind, or two of a name. */
export function landmarkViolations(page: Page): Promise<string[]> {
  return violationsOf(page, ({ id }) => id.startsWith('landmark-'))
}

const isSerious = ({ impact }: Result) => impact === 'serious' || impact === 'critical'

async function violationsOf(
  page: Page,
  isMeant: (result: Result) => boolean,
  within = ':root',
  runOnly?: string[],
): Promise<string[]> {
  // What still slides or fades in is half transparent; what counts is how it stands.
  await page.evaluate(UNTIL_AT_REST)
  if (!(await page.evaluate<boolean>(`'axe' in window`))) await page.evaluate(SOURCE)
  // Nothing is written of the rules that are kept: a fifth of the time for the same findings. No rule that runs reads the sheets
  // of style, which axe would put into the page anew while they are on their way, against the page's own policy.
  const options = { ...(runOnly && { runOnly }), resultTypes: ['violations'], preload: false }
  const run = `axe.run(${JSON.stringify(within)}, ${JSON.stringify(options)}).then(({ violations }) => violations)`
  const violations = await page.evaluate<Result[]>(run)
  return violations.filter(isMeant).map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
}

/** What a screen reader passes over that goes from landmark to landmark. */
export async function outsideLandmarks(page: Page): Promise<string[]> {
  await page.evaluate(UNTIL_AT_REST)
  if (!(await page.evaluate<boolean>(`'axe' in window`))) await page.evaluate(SOURCE)
  const violations = await page.evaluate<Result[]>(
    `axe.run({ runOnly: ['region'], resultTypes: ['violations'], preload: false }).then(({ violations }) => violations)`,
  )
  return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))
}

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
