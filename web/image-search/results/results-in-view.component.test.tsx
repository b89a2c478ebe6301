import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../testing/show.tsx'
import { createStore, useStore } from '../../kit/store.ts'
import { useResultsInView } from './results-in-view.ts'

const answer = createStore(false)

/** Results in the lower half of a window that cannot scroll, and a dialog in which somebody signs in meanwhile. */
function Search() {
  const outcome = useRef<HTMLElement>(null)
  useResultsInView(outcome, { pictureId: 'brick', isAnswered: useStore(answer) })
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as our dialogs are marked */}
      <div role="dialog" aria-label="Login" />
      <section ref={outcome} tabIndex={-1} aria-label="Results" style={{ position: 'fixed', top: '90vh' }}>
        Bricks
      </section>
    </>
  )
}

const happen = (type: string, target: EventTarget) => target.dispatchEvent(new Event(type, { bubbles: true }))

// The window's final position is tested in e2e/image-search/image-search.test.ts: the focus moves with it.
it.each<[string, () => void, boolean]>([
  ['only waits is brought to what was found', () => undefined, true],
  ['signs in meanwhile is, too', () => happen('keydown', page.getByRole('dialog').element()), true],
  ['turns the wheel meanwhile stays where they are', () => happen('wheel', document.body), false],
  ['puts a finger down meanwhile stays', () => happen('pointerdown', document.body), false],
  ['presses a key meanwhile stays', () => happen('keydown', document.body), false],
])('who %s', async (_what, act, isBrought) => {
  answer.set(false)
  await show(<Search />)
  const results = page.getByRole('region', { name: 'Results' })
  await expect.element(results).toBeVisible()
  act()
  flushSync(() => answer.set(true))
  expect(document.activeElement === results.element()).toBe(isBrought)
})
