import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { findAvatar, memberOf, openAs } from '../stage/members.ts'
import { setMembersStage } from '../stage/stage.ts'

const stage = setMembersStage()

const avatarIn = (page: Page): Locator => page.getByRole('banner').locator('img[src^="/images/"]')

async function press(control: Locator, key: string, times = 1): Promise<void> {
  await control.focus()
  for (let count = 0; count < times; count += 1) await control.press(key)
}

async function drop(page: Page, file: { name: string; bytes: Buffer }): Promise<void> {
  await page.evaluate(`{
    const bytes = Uint8Array.from(atob('${file.bytes.toString('base64')}'), (letter) => letter.charCodeAt(0))
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([bytes], '${file.name}'))
    document.body.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
  }`)
}

/** 600 × 400 pixels in squares of 20 with different colours: no two parts look alike. */
function noise(): Promise<Buffer> {
  const bytes = Uint8Array.from({ length: 30 * 20 * 3 }, (_, at) => (at * 7919 + (at >> 3) * 104_729) % 256)
  const cells = sharp(bytes, { raw: { width: 30, height: 20, channels: 3 } })
  return cells.resize(600, 400, { kernel: 'nearest' }).png().toBuffer()
}

/** The mean difference of two pictures' bytes, 0 to 255. */
async function differenceOf(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((picture) => sharp(picture).removeAlpha().raw().toBuffer()))
  if (!a || a.length !== b?.length) throw new Error('the pictures differ in size')
  return a.reduce((sum, byte, at) => sum + Math.abs(byte - (b[at] ?? 0)), 0) / a.length
}

it('a member crops, rotates, flips and zooms by keyboard, has it everywhere, and takes it away', async () => {
  const member = await memberOf(stage.shop, { nickname: 'Ada' })
  const page = await stage.enter()
  await openAs(member, page, { url: `${stage.shop.server.url}/user/info` })
  const button = page.getByRole('button', { name: 'Change picture' })
  await press(button, 'Enter')
  const dialog = page.getByRole('dialog', { name: 'Your picture' })
  await dialog.getByRole('button', { name: 'Choose a file' }).waitFor()
  const picture = await noise()
  await drop(page, { name: 'noise.png', bytes: picture })

  const crop = dialog.getByRole('application', { name: 'What is in the circle is kept' })
  await crop.waitFor()
  await expect.poll(() => dialog.locator('[role=application]:focus').count()).toBe(1)
  await press(dialog.getByRole('button', { name: 'Flip top to bottom' }), 'Enter')
  await press(dialog.getByRole('slider', { name: 'Straighten' }), 'ArrowLeft', 3)
  await press(dialog.getByRole('button', { name: 'Reset' }), 'Enter')
  await press(dialog.getByRole('button', { name: 'Rotate right' }), 'Enter')
  await press(dialog.getByRole('button', { name: 'Flip left to right' }), 'Enter')
  expect(await dialog.getByRole('status').textContent()).toBe('Rotated by -90°, mirrored')
  const zoom = dialog.getByRole('slider', { name: 'Zoom' })
  await press(zoom, 'ArrowRight', 20)
  expect(await zoom.getAttribute('aria-valuetext')).toBe('200%')
  // A thirtieth of a full turn each.
  await press(crop, 'ArrowLeft', 6)
  await press(crop, 'ArrowUp', 3)
  await press(dialog.getByRole('button', { name: 'Save' }), 'Enter')

  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => page.evaluate('document.activeElement?.textContent')).toBe('Change picture')
  const address = await avatarIn(page).getAttribute('src')
  const shown = () => page.evaluate<string>(`document.querySelector('header img').currentSrc`)
  await expect.poll(shown).toBe(`${stage.shop.server.url}${address}?width=100`)
  const kept = Buffer.from(await (await fetch(`${stage.shop.server.url}${address}?width=1920`)).arrayBuffer())
  const turned = await sharp(picture).rotate(90).png().toBuffer()
  const flipped = await sharp(turned).flop().png().toBuffer()
  const part = { left: 100 + 40, top: 200 + 20, width: 200, height: 200 }
  const expected = await sharp(flipped).extract(part).png().toBuffer()
  expect(await sharp(kept).metadata()).toMatchObject({ width: 200, height: 200 })
  expect(await differenceOf(kept, expected)).toBeLessThan(8)

  // In another page, too: the cached account is gone.
  await page.evaluate(`localStorage.removeItem('userinfo')`)
  await page.reload()
  await avatarIn(page).waitFor()
  expect(await avatarIn(page).getAttribute('src')).toBe(address)

  await button.click()
  await dialog.getByRole('button', { name: 'Use the default picture' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('banner').getByText('A', { exact: true }).waitFor()
  expect(await avatarIn(page).count()).toBe(0)
  expect(await findAvatar(stage.shop, member)).toBeNull()
})
