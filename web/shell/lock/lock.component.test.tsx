import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { seriousViolations } from '../../testing/axe.ts'
import { aMember } from '../../testing/members.ts'
import { enterAs } from '../../testing/session.ts'
import { show } from '../../testing/show.tsx'
import { LockButton } from './LockButton.tsx'
import { LockLayer } from './LockLayer.tsx'
import { startLock, useLock } from './lock-state.ts'

const WORDS = {
  en: {
    lock: 'Lock',
    password: 'Lock screen password',
    unlock: 'Unlock',
    wrong: 'Lock screen password error',
    notKept: 'a reload logs you out',
    pause: /Wait/,
  },
  'zh-CN': {
    lock: '锁屏',
    password: '锁屏密码',
    unlock: '解锁',
    wrong: '锁屏密码错误',
    notKept: '刷新',
    pause: '请等待',
  },
}

startLock()

// All test pages share one storage: a lock that is stored would be cleared by another test.
beforeEach(() => {
  const write = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem') ?? {}
  onTestFinished(() => void Object.defineProperty(Storage.prototype, 'setItem', write))
})

function storeNothing(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
}

function Lockable() {
  return (
    <>
      <LockButton />
      {useLock().isLocked && <LockLayer />}
    </>
  )
}

it.each([
  ['en', 'light'],
  ['zh-CN', 'dark'],
] as const)(
  'the lock asks for a password, tells a wrong one, pauses after the third, and can be used by everybody (%s, %s)',
  async (tongue, theme) => {
    const words = WORDS[tongue]
    await show(<Lockable />, { tongue, theme })
    enterAs(aMember({ nickname: 'Ada' }))
    storeNothing()
    await page.getByRole('button', { name: words.lock, exact: true }).click()
    await expect.element(page.getByLabelText(words.password)).toHaveFocus()
    expect(await seriousViolations(document.body), 'the dialog').toEqual([])
    await page.getByLabelText(words.password).fill('three doors')
    await userEvent.keyboard('{Enter}')
    const cover = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: words.unlock }) })
    await expect.element(cover).toBeVisible()
    await expect.element(cover.getByRole('heading', { name: 'Ada' })).toBeVisible()
    await expect.element(cover.getByText(words.notKept)).toBeVisible()
    const field = cover.getByLabelText(words.password)
    for (const wrong of ['one', 'two', 'three']) {
      await field.fill(wrong)
      await userEvent.keyboard('{Enter}')
      await expect.element(cover.getByText(words.wrong)).toBeVisible()
      const { selectionStart, selectionEnd } = field.element() as HTMLInputElement
      expect([selectionStart, selectionEnd], 'the next one replaces it').toEqual([0, wrong.length])
    }
    await expect.element(cover.getByText(words.pause)).toBeVisible()
    expect(await seriousViolations(document.body), 'the cover').toEqual([])
  },
)
