import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../testing/show.tsx'
import { showFault } from './toast.ts'
import { Toasts } from './Toasts.tsx'

it('a message closes by itself after a while, but not while someone points at it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  await show(<Toasts closeLabel="Dismiss the message" />)
  showFault('Server error, contact the administrator (500).')
  const toast = page.getByText('Server error, contact the administrator (500).')
  await toast.hover()
  await expect.poll(() => vi.getTimerCount()).toBe(0)
  vi.advanceTimersByTime(20_000)
  await expect.element(toast).toBeVisible()
  await toast.unhover()
  await expect.poll(() => vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(20_000)
  await expect.element(toast).not.toBeInTheDocument()
})
