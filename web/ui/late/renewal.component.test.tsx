import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../testing/show.tsx'
import { isOfFormerRelease } from './renewal.ts'

const reload = vi.fn()

/** The page of one release, and what the server answers now. */
async function openTab(own: string, answer: () => Promise<Response>, part = <p>floors</p>): Promise<void> {
  await show(part)
  sessionStorage.removeItem('renewed')
  const script = document.createElement('script')
  script.type = 'module'
  // Nothing is fetched for it: only its name matters.
  script.setAttribute('src', own)
  const first = document.querySelector('script[type="module"][src]')
  vi.spyOn(document, 'querySelector').mockImplementation((query) =>
    query === 'script[type="module"][src]' ? script : first,
  )
  vi.spyOn(window, 'fetch').mockImplementation(answer)
}

afterEach(() => {
  vi.restoreAllMocks()
  reload.mockReset()
})

const pageWith = (script: string) => async () => new Response(`<script type="module" src="${script}"></script>`)

it('a page of a former release is loaded anew, once', async () => {
  await openTab('/assets/main-1.js', pageWith('/assets/main-2.js'))
  void isOfFormerRelease(reload)
  await expect.poll(() => reload.mock.calls.length).toBe(1)
  // It came back as it was.
  expect(await isOfFormerRelease(reload)).toBe(true)
  expect(reload).toHaveBeenCalledTimes(1)
})

it.each<[string, () => Promise<Response>]>([
  ['the same release', pageWith('/assets/main-1.js')],
  ['a failure', async () => new Response('', { status: 503 })],
  ['no network', async () => Promise.reject(new TypeError('network'))],
])('%s is no new one', async (_, answer) => {
  await openTab('/assets/main-1.js', answer)
  expect(await isOfFormerRelease(reload)).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

it('what is typed stays, but for words that are searched for', async () => {
  const fields = (
    <>
      <input aria-label="Name" />
      <search>
        <input aria-label="Words" />
      </search>
    </>
  )
  await openTab('/assets/main-1.js', pageWith('/assets/main-2.js'), fields)
  await page.getByLabelText('Name').fill('Bath')
  await page.getByLabelText('Words').fill('oak')
  expect(await isOfFormerRelease(reload)).toBe(true)
  expect(reload).not.toHaveBeenCalled()
  await page.getByLabelText('Name').fill('')
  void isOfFormerRelease(reload)
  await expect.poll(() => reload.mock.calls.length).toBe(1)
})
