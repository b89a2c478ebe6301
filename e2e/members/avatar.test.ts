import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { LARGEST_UPLOAD_BYTES, uploadFile } from '../../contract/uploads.ts'
import { aPicture } from '../../server/testing/factories.ts'
import type { TestMember } from '../../server/testing/members.ts'
import { seriousViolations } from '../stage/axe.ts'
import { visit } from '../stage/browser.ts'
import { openShop } from '../stage/catalogue.ts'
import { memberOf, openAs } from '../stage/members.ts'
import { FAILED_REQUEST, setStage } from '../stage/stage.ts'

const PHONE = { width: 390, height: 844 }
const stage = setStage(openShop)

const openProfile = (member: TestMember, page: Page) =>
  openAs(member, page, { url: `${stage.shop.server.url}/user/info` })
const avatarIn = (page: Page): Locator => page.getByRole('banner').locator('img[src^="/images/"]')

async function choose(dialog: Locator, name: string, buffer: Buffer): Promise<void> {
  await dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer })
}

async function press(control: Locator, key: string, times = 1): Promise<void> {
  await control.focus()
  for (let count = 0; count < times; count += 1) await control.press(key)
}

/** Gives the page a file as a drop or the clipboard would. */
async function give(page: Page, way: 'drop' | 'paste', file: { name: string; bytes: Buffer }): Promise<void> {
  await page.evaluate(`{
    const bytes = Uint8Array.from(atob('${file.bytes.toString('base64')}'), (letter) => letter.charCodeAt(0))
    const transfer = new DataTransfer()
    transfer.items.add(new File([bytes], '${file.name}'))
    const given = { bubbles: true, cancelable: true, dataTransfer: transfer, clipboardData: transfer }
    document.body.dispatchEvent(
      '${way}' === 'drop' ? new DragEvent('drop', given) : new ClipboardEvent('paste', given),
    )
  }`)
}

/** 600 × 400 pixels in squares of 20, each of another colour: no part of it looks like another. */
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
  await openProfile(member, page)
  const button = page.getByRole('button', { name: 'Change picture' })
  await press(button, 'Enter')
  const dialog = page.getByRole('dialog', { name: 'Your picture' })
  await dialog.getByRole('button', { name: 'Choose a file' }).waitFor()
  const picture = await noise()
  await give(page, 'drop', { name: 'noise.png', bytes: picture })

  const crop = dialog.getByRole('application', { name: 'What is in the circle is kept' })
  await crop.waitFor()
  await expect.poll(() => dialog.locator('[role=application]:focus').count()).toBe(1)
  expect(await seriousViolations(page)).toEqual([])
  await press(dialog.getByRole('button', { name: 'Flip top to bottom' }), 'Enter')
  await press(dialog.getByRole('slider', { name: 'Straighten' }), 'ArrowLeft', 3)
  await press(dialog.getByRole('button', { name: 'Reset' }), 'Enter')
  await press(dialog.getByRole('button', { name: 'Rotate right' }), 'Enter')
  await press(dialog.getByRole('button', { name: 'Flip left to right' }), 'Enter')
  expect(await dialog.getByRole('status').textContent()).toBe('Rotated by -90°, mirrored')
  const zoom = dialog.getByRole('slider', { name: 'Zoom' })
  await press(zoom, 'ArrowRight', 20)
  expect(await zoom.getAttribute('aria-valuetext')).toBe('200%')
  // A thirtieth of the circle each.
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

  await page.reload()
  await avatarIn(page).waitFor()
  const elsewhere = await visit()
  await openProfile(member, elsewhere.page)
  expect(await avatarIn(elsewhere.page).getAttribute('src')).toBe(address)
  await elsewhere.close()

  await button.click()
  await dialog.getByRole('button', { name: 'Use the default picture' }).click()
  await dialog.waitFor({ state: 'hidden' })
  expect(await avatarIn(page).count()).toBe(0)
  await page.reload()
  await page.getByRole('banner').getByText('A', { exact: true }).waitFor()
  expect(await avatarIn(page).count()).toBe(0)
})

it('what is no picture is told at once, and what does not reach the server keeps the crop', async () => {
  stage.forgive(FAILED_REQUEST)
  const member = await memberOf(stage.shop)
  const page = await stage.enter({ viewport: PHONE, theme: 'dark', tongue: 'zh-CN' })
  const sent: string[] = []
  page.on('request', (request) => request.url().endsWith(uploadFile.path) && sent.push(request.url()))
  await openProfile(member, page)
  await page.getByRole('button', { name: '更换头像' }).click()
  const dialog = page.getByRole('dialog', { name: '我的头像' })
  const alert = dialog.getByRole('alert')
  const picture = await aPicture({ width: 80, height: 60 })

  const noPicture = '这不是可用的图片。支持 JPEG、PNG、WebP、AVIF 和 GIF。'
  await choose(dialog, 'drawing.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
  await expect.poll(() => alert.textContent()).toBe(noPicture)
  await choose(dialog, 'large.png', Buffer.alloc(9 * 1024 * 1024))
  expect(LARGEST_UPLOAD_BYTES).toBe(8 * 1024 * 1024)
  await expect.poll(() => alert.textContent()).toBe('文件过大，最大 8 MB。')
  await give(page, 'drop', { name: 'text.png', bytes: Buffer.from('no picture') })
  await expect.poll(() => alert.textContent()).toBe(noPicture)
  await choose(dialog, 'half.png', picture.subarray(0, 50))
  await expect.poll(() => alert.textContent()).toBe('无法读取这张图片，文件可能已损坏。')
  await choose(dialog, 'tiny.png', await aPicture({ width: 20, height: 20 }))
  await expect.poll(() => alert.textContent()).toBe('图片太小，宽和高都应不少于 32 像素。')

  await give(page, 'paste', { name: 'picture.png', bytes: picture })
  await dialog.getByRole('application').waitFor()
  expect(await alert.textContent()).toBe('')
  await dialog.getByRole('button', { name: '向左旋转' }).tap()
  const screen = await page.evaluate<number>('document.documentElement.scrollWidth')
  expect([screen, (await dialog.boundingBox())?.width]).toEqual([PHONE.width, PHONE.width])
  expect(await seriousViolations(page)).toEqual([])
  expect(sent).toEqual([])

  const save = dialog.getByRole('button', { name: '保存' })
  await page.route(`**${uploadFile.path}`, (route) => route.abort())
  await save.tap()
  await expect.poll(() => alert.textContent()).toContain('网络')
  expect(await dialog.getByRole('status').textContent()).toBe('已旋转 -90°')

  // What is damaged on its way is refused by the server, in its own words.
  await page.unroute(`**${uploadFile.path}`)
  await page.route(`**${uploadFile.path}`, (route) => {
    const body = route.request().postDataBuffer()?.toString('latin1') ?? ''
    return route.continue({ postData: Buffer.from(body.replace('RIFF', 'NONE'), 'latin1') })
  })
  await save.tap()
  await expect.poll(() => alert.textContent()).toContain('不是可用的图片，请使用 JPEG')
  expect(await dialog.getByRole('status').textContent()).toBe('已旋转 -90°')

  // A server that takes its time: closing gives up what is on its way.
  await page.unroute(`**${uploadFile.path}`)
  await page.route(`**${uploadFile.path}`, () => {})
  const given = page.waitForEvent('requestfailed')
  await save.tap()
  await dialog.getByRole('button', { name: '正在保存…' }).waitFor()
  await page.keyboard.press('Escape')
  expect((await given).url()).toContain(uploadFile.path)
  await dialog.waitFor({ state: 'hidden' })
  expect(await avatarIn(page).count()).toBe(0)
})
