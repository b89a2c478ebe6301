import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../testing/show.tsx'
import { isOfFormerRelease } from './renewal.ts'

let reloads = 0
const tab = { scriptOf: () => '/assets/main-1.js', reload: () => (reloads += 1) }
const { fetch } = window

/** A page of the first release, and what the server answers now. */
async function openTab(answer: () => Promise<Response>, part = <p>floors</p>): Promise<void> {
  await show(part)
  sessionStorage.removeItem('renewed')
  reloads = 0
  window.fetch = answer
}

afterEach(() => {
  window.fetch = fetch
})

const pageWith = (script: string) => async () => new Response(`<script type="module" src="${script}"></script>`)

it('a page of a former release is loaded anew, once', async () => {
  await openTab(pageWith('/assets/main-2.js'))
  void isOfFormerRelease(tab)
  await expect.poll(() => reloads).toBe(1)
  // It came back as it was.
  expect(await isOfFormerRelease(tab)).toBe(true)
  expect(reloads).toBe(1)
})

it.each<[string, () => Promise<Response>]>([
  ['the same release', pageWith('/assets/main-1.js')],
  ['a failure', async () => new Response('', { status: 503 })],
  ['no network', async () => Promise.reject(new TypeError('network'))],
])('%s is no new one', async (_, answer) => {
  await openTab(answer)
  expect(await isOfFormerRelease(tab)).toBe(false)
  expect(reloads).toBe(0)
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
  await openTab(pageWith('/assets/main-2.js'), fields)
  await page.getByLabelText('Name').fill('Bath')
  await page.getByLabelText('Words').fill('oak')
  expect(await isOfFormerRelease(tab)).toBe(true)
  expect(reloads).toBe(0)
  await page.getByLabelText('Name').fill('')
  void isOfFormerRelease(tab)
  await expect.poll(() => reloads).toBe(1)
})
