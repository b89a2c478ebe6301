import { decodeQR } from 'qr/decode.js'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { getLinkAddress, rotateLink } from '../../../../../contract/sharing/link-calls.ts'
import { seriousViolations } from '../../../../testing/axe.ts'
import { aLink } from '../../../../testing/own-links.ts'
import { answer, asked, breakDown } from '../../../../testing/server-answers.ts'
import { drawer, openDrawer, press } from '../../../../testing/sharing/share-drawer.tsx'

const TOKEN = 'ZLJ6UTmVpLdEt9nGJfVdzPzR2m1n0R0pXrjc6BsWvYk'
const ADDRESS = `${location.origin}/share/${TOKEN}`
const CALL = 'GET /app-api/project/share/address'

const link = (facts = {}) => aLink({ id: '3', name: 'The Lins', ...facts })

beforeEach(() => {
  vi.restoreAllMocks()
  answer(getLinkAddress, { url: `/share/${TOKEN}` })
})

/** What is copied is what the browser was given. */
function followClipboard(isAllowed = true): string[] {
  const copied: string[] = []
  vi.spyOn(navigator.clipboard, 'write').mockImplementation(async ([item]) => {
    if (!isAllowed) throw new DOMException('not allowed', 'NotAllowedError')
    copied.push((await (await item?.getType('text/plain'))?.text()) ?? '')
  })
  return copied
}

/** What links and downloads led to. */
function followLinks(): HTMLAnchorElement[] {
  const followed: HTMLAnchorElement[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    followed.push(this)
  })
  return followed
}

/** What a camera reads of a picture. */
async function read(source: string | Blob): Promise<string> {
  const image = new Image()
  if (typeof source === 'string') {
    image.src = source
    await image.decode()
  }
  const picture = typeof source === 'string' ? image : await createImageBitmap(source)
  const { width, height } = picture
  const context = new OffscreenCanvas(width, height).getContext('2d')
  context?.drawImage(picture, 0, 0)
  return decodeQR(context?.getImageData(0, 0, width, height) ?? { width, height, data: new Uint8Array() })
}

test('the address of a link is copied by one press, and asked for at each', async () => {
  const copied = followClipboard()
  await openDrawer({ links: [link()] })
  expect(asked).not.toContain(CALL)
  await press('Copy address The Lins')
  await expect.element(page.getByText('Copied.')).toBeVisible()
  await press('Copy address The Lins')
  await expect.poll(() => copied).toEqual([ADDRESS, ADDRESS])
  expect(asked.filter((call) => call === CALL)).toHaveLength(2)
  expect(document.body.innerHTML + JSON.stringify([localStorage, sessionStorage])).not.toContain(TOKEN)
})

test('where the browser copies nothing the address is shown, and no address is copied where the server fails', async () => {
  followClipboard(false)
  await openDrawer({ links: [link()] })
  await press('Copy address The Lins')
  await expect.element(drawer().getByRole('textbox', { name: 'Address' })).toHaveValue(ADDRESS)
  await press('Done')
  breakDown(getLinkAddress, 500)
  await press('Copy address The Lins')
  await expect.element(page.getByText('Server error, contact the administrator (500).')).toBeVisible()
  await expect.element(drawer().getByRole('textbox', { name: 'Address' })).not.toBeInTheDocument()
})

test('a mail is begun in the language of the link', async () => {
  const followed = followLinks()
  await openDrawer({ links: [link({ language: 'zh-CN' })] })
  await press('Send by mail The Lins')
  await expect.element(page.getByText(/^The mail is in your mail program/)).toBeVisible()
  const { href } = followed[0] ?? {}
  expect(decodeURIComponent(href ?? '')).toMatch(
    new RegExp(`^mailto:\\?subject=请查看材料清单&body=您好：[^]*${ADDRESS}`),
  )
})

test.each([
  ['en', 'light', 1366],
  ['zh-CN', 'dark', 320],
] as const)(
  'a QR code in %s, %s, at %s is read by a camera, named or not, and saved as it is seen',
  async (tongue, theme, width) => {
    const followed = followLinks()
    const saved: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${saved.push(blob as Blob)}`)
    const isEnglish = tongue === 'en'
    await openDrawer({ links: [link()] }, { tongue, theme, viewport: { width, height: 768 } })
    const opener = page.getByRole('button', { name: isEnglish ? 'QR code The Lins' : '二维码 The Lins' })
    await opener.click()
    const opened = page.getByRole('dialog')
    const title = opened.getByRole('heading', { name: isEnglish ? 'QR code for The Lins' : '“The Lins”的二维码' })
    await expect.element(title).toHaveFocus()
    const picture = opened.getByRole('img')
    await expect.element(picture).toBeVisible()
    const source = () => (picture.element() as HTMLImageElement).src
    expect(await read(source())).toBe(ADDRESS)
    expect(decodeURIComponent(source())).toContain('>The Lins</text>')
    expect(await seriousViolations(document.body)).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    await opened.getByRole('button', { name: 'PNG' }).click()
    await expect.poll(() => followed.map(({ download }) => download)).toEqual(['The Lins.png'])
    expect(await read(saved[0] ?? new Blob())).toBe(ADDRESS)
    await opened.getByRole('checkbox').click()
    expect(decodeURIComponent(source())).not.toContain('The Lins')
    await opened.getByRole('button', { name: 'SVG' }).click()
    await expect.poll(() => followed.map(({ download }) => download)).toEqual(['The Lins.png', 'The Lins.svg'])
    expect(await saved[1]?.text()).not.toContain('The Lins')
    await opened.getByRole('button', { name: isEnglish ? 'Done' : '完成' }).click()
    await expect.element(opener).toHaveFocus()
  },
)

test('a long name, or one with signs of markup, stands below the code in lines', async () => {
  const name = 'Küche & Bad <Lindqvist> im alten Speicherhaus am Hafen 7, OG'
  await openDrawer({ links: [link({ name })] })
  await drawer()
    .getByRole('button', { name: `QR code ${name}` })
    .click()
  const picture = drawer().getByRole('img', { name: `QR code that opens the link for ${name}` })
  await expect.element(picture).toBeVisible()
  const { src } = picture.element() as HTMLImageElement
  const svg = new DOMParser().parseFromString(decodeURIComponent(src.slice(src.indexOf(',') + 1)), 'image/svg+xml')
  const lines = Array.from(svg.querySelectorAll('text'), (text) => text.textContent)
  expect(lines.join(' ')).toBe(name)
  expect(lines.length).toBeGreaterThan(1)
  expect(await read(src)).toBe(ADDRESS)
})

test('a link whose address cannot be shown says so, and can be exchanged; an ended one has no address', async () => {
  const links = [link({ hasAddress: false }), aLink({ name: 'Gone', revoked: true })]
  await openDrawer({ links })
  await expect.element(drawer().getByText(/^Its address cannot be shown again/)).toBeVisible()
  await expect
    .element(drawer().getByRole('button', { name: /^(Copy address|QR code|Send by mail)/ }))
    .not.toBeInTheDocument()
  answer(rotateLink, () => {
    links[0] = link()
    return { id: '3', token: TOKEN, url: `/share/${TOKEN}` }
  })
  await press('New address: The Lins')
  await drawer().getByRole('group').getByRole('button', { name: 'New address' }).click()
  await expect.element(drawer().getByRole('textbox', { name: 'Address' })).toHaveValue(ADDRESS)
  await press('Done')
  await expect.element(drawer().getByRole('button', { name: 'Copy address The Lins' })).toBeVisible()
})

test('a key that has changed since the list was read is told, and the list says it too', async () => {
  const links = [link()]
  followClipboard()
  await openDrawer({ links })
  answer(getLinkAddress, () => {
    links[0] = link({ hasAddress: false })
    return { url: null }
  })
  await press('Copy address The Lins')
  await expect.element(page.getByText('The address cannot be shown any more. Give the link a new one.')).toBeVisible()
  await expect.element(drawer().getByText(/^Its address cannot be shown again/)).toBeVisible()
})

test.each([
  ['en', 'light', 1366],
  ['zh-CN', 'dark', 320],
] as const)('the rows of links in %s, %s, at %s', async (tongue, theme, width) => {
  const links = [link(), aLink({ name: 'Mr and Mrs Featherstonehaugh, first floor', hasAddress: false })]
  await openDrawer({ links }, { tongue, theme, viewport: { width, height: 768 } })
  await expect.element(page.getByRole('dialog').getByText('The Lins')).toBeVisible()
  expect(await seriousViolations(document.body)).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})
