import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { seriousViolations } from '../../testing/axe.ts'
import { aPicture } from '../../testing/pictures.ts'
import { show } from '../../testing/show.tsx'
import { Picture } from './Picture.tsx'
import { RetriedImage } from './RetriedImage.tsx'

/** No picture, as an answer of 503 is none; each try asks anew. */
const LOST = 'data:image/png,lost'
const PLACEHOLDER = 'HBkSHYSIeHiPiHh8eJd4eTN0EEQG'

/** Counts the images that begin to load; timers are moved by the test. */
function watchTries(): { readonly count: number } {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const tries = { count: 0 }
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof Element && (node.matches('img') || node.querySelector('img'))) tries.count += 1
  })
  observer.observe(document.body, { childList: true, subtree: true })
  onTestFinished(() => {
    observer.disconnect()
    vi.useRealTimers()
  })
  return tries
}

const shown = (alt: string, width = 300) => (
  <div data-testid="frame" style={{ width }}>
    <Picture address={LOST} alt={alt} sizes="300px" ratio={1.5} color="#8a6642" placeholder={PLACEHOLDER} />
    <p>below</p>
  </div>
)

it('a picture that fails keeps its place and its colours, says that it comes later, and is tried again with growing pauses', async () => {
  const tries = watchTries()
  await show(shown('Oak'))
  const later = page.getByRole('img', { name: 'Oak. Picture comes later' })
  await expect.element(later).toBeVisible()
  const box = later.element().parentElement
  expect(getComputedStyle(box ?? document.body).backgroundImage).toContain('data:image')
  expect(box?.getBoundingClientRect()).toMatchObject({ width: 300, height: 200 })
  const first = tries.count
  for (const [pause, count] of [
    [4000, 1],
    [15_000, 2],
    [60_000, 3],
  ] as const) {
    await expect.poll(() => vi.getTimerCount()).toBe(1)
    vi.advanceTimersByTime(pause - 1)
    await expect.element(later).toBeVisible()
    expect(tries.count).toBe(first + count - 1)
    vi.advanceTimersByTime(1)
    await expect.poll(() => tries.count).toBe(first + count)
  }
  // It is not promised any more.
  await expect.element(page.getByRole('img', { name: 'Oak', exact: true })).toBeVisible()
  await expect.element(page.getByText('Picture comes later')).not.toBeInTheDocument()
  expect(box?.getBoundingClientRect()).toMatchObject({ width: 300, height: 200 })
})

it('is tried again at once when the network is back, and when the page is seen again', async () => {
  const tries = watchTries()
  await show(shown('Oak'))
  const later = page.getByText('Picture comes later')
  for (const [target, event] of [
    [window, 'online'],
    [document, 'visibilitychange'],
  ] as const) {
    await expect.element(later).toBeVisible()
    const before = tries.count
    target.dispatchEvent(new Event(event))
    await expect.poll(() => tries.count).toBe(before + 1)
  }
})

it('says so in Chinese, and nothing to a screen reader beside words that describe it', async () => {
  watchTries()
  await show(shown(''), { tongue: 'zh-CN' })
  await expect.element(page.getByText('图片稍后显示')).toBeVisible()
  expect(page.getByRole('img').elements()).toEqual([])
})

it('a small one is its colours alone', async () => {
  await show(shown('', 40))
  const words = page.getByText('Picture comes later')
  await expect.poll(() => words.elements().map((element) => element.checkVisibility())).toEqual([false])
})

it('a small image without words is loaded again too', async () => {
  const tries = watchTries()
  await show(<RetriedImage src={LOST} width={40} height={40} data-testid="small" />)
  await expect.poll(() => vi.getTimerCount()).toBe(1)
  const first = tries.count
  vi.advanceTimersByTime(4000)
  await expect.poll(() => tries.count).toBe(first + 1)
  expect(page.getByTestId('small').element().getBoundingClientRect()).toMatchObject({ width: 40, height: 40 })
})

it.each(['light', 'dark'] as const)('the word can be read by everybody (%s)', async (theme) => {
  await show(shown('Oak'), { theme })
  await expect.element(page.getByText('Picture comes later')).toBeVisible()
  expect(await seriousViolations(page.getByTestId('frame').element())).toEqual([])
})

it('a picture that comes is shown, with no word', async () => {
  await show(<Picture address={aPicture('#8a6642')} alt="Oak" sizes="300px" />)
  await expect.element(page.getByRole('img', { name: 'Oak', exact: true })).toBeVisible()
  await expect.element(page.getByText('Picture comes later')).not.toBeInTheDocument()
})
