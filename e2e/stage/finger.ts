import type { CDPSession, Locator, Page } from 'playwright-core'

/** A finger whose touches go through the browser's own gestures. */
export interface Finger {
  touch(type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: { x: number; y: number }[]): Promise<void>
  /** Long-presses a card's picture until its menu appears, then releases. */
  pressLong(card: Locator, menu: Locator): Promise<void>
}

export async function fingerOn(page: Page): Promise<Finger> {
  const session: CDPSession = await page.context().newCDPSession(page)
  const touch: Finger['touch'] = async (type, ...points) => {
    await session.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  }
  return {
    touch,
    async pressLong(card, menu) {
      await touch('touchStart', await middleOf(card.locator('a img').first()))
      await menu.waitFor()
      await touch('touchEnd')
    },
  }
}

export async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error('it is not in sight')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
