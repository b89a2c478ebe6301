import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { searchByImage } from '../../contract/image-search.ts'
import type { ImageSearchAnswer } from '../../contract/image-search.ts'
import type { Envelope } from '../../contract/endpoint.ts'
import { aMaterial, materialLines } from '../../server/testing/materials.ts'
import type { Tongue } from './browser.ts'
import { openShop } from './catalogue.ts'
import type { Shop } from './catalogue.ts'
import { memberOf } from './members.ts'
import { waitFor } from './server.ts'

const MATERIALS = ['Herringbone', 'Terrazzo', 'Brick', 'Cork']
/** Another product of this material, the only one that looks like one of the others. */
const TWIN = { name: 'Cork', prefix: 'Other ', seed: 2 }

export const AI_WORDS = {
  en: {
    title: 'Find by picture',
    another: 'Another picture',
    choose: 'Choose a picture',
    camera: 'Take a photograph',
    same: 'Same',
    none: 'No close match',
    noneWhole: 'No close match for the whole picture',
    nearest: 'Nearest by colour',
    role: /^Part to search/,
    past: 'Searched before',
    results: 'What was found',
  },
  'zh-CN': {
    title: '以图找材料',
    another: '换一张',
    choose: '选择图片',
    camera: '拍照',
    same: '同款',
    none: '没有足够接近的材料',
    noneWhole: '没有与整张图片足够接近的材料',
    nearest: '颜色最接近',
    role: /^查找范围/,
    past: '最近找过',
    results: '查找结果',
  },
} satisfies Record<Tongue, Record<string, string | RegExp>>

/** A shop of a few different materials, with all pictures indexed. */
export async function openMaterialShop(socketFolder?: string): Promise<Shop> {
  const shop = await openShop({}, socketFolder)
  await shop.importLines([
    ...(await materialLines(shop.folder, MATERIALS)),
    ...(await materialLines(shop.folder, [TWIN.name], TWIN)),
  ])
  const { headers } = await memberOf(shop)
  const covers = [
    ...MATERIALS.map((name) => ({ name, picture: aMaterial(name) })),
    { name: TWIN.prefix + TWIN.name, picture: aMaterial(TWIN.name, TWIN) },
  ]
  for (const { name, picture } of covers) {
    const cover = new Blob([Uint8Array.from(await picture)])
    await waitFor(async () => {
      const form = new FormData()
      form.append('file', cover, 'cover.png')
      const answer = await fetch(shop.server.url + searchByImage.path, { method: 'POST', headers, body: form })
      const { data } = (await answer.json()) as Envelope<ImageSearchAnswer>
      return data.list[0]?.enName === name
    })
  }
  return shop
}

/** A room with bricks on the left and a herringbone floor on the right. */
export async function aRoom({ width, height } = { width: 1600, height: 1200 }): Promise<Buffer> {
  const half = width / 2
  const surface = async (name: string) =>
    sharp(await aMaterial(name, { side: 640 }))
      .resize(height, height)
      .extract({ left: 0, top: 0, width: half, height })
      .toBuffer()
  const [left, right] = await Promise.all([surface('Brick'), surface('Herringbone')])
  return sharp({ create: { width, height, channels: 3, background: '#777' } })
    .composite([
      { input: left, left: 0, top: 0 },
      { input: right, left: half, top: 0 },
    ])
    .jpeg({ quality: 85 })
    .toBuffer()
}

/** The size of a phone's photograph: larger than what the page sends. */
export const EIGHT_MEGAPIXELS = { width: 3264, height: 2448 }

/** A flat sky, which resembles nothing in the shop. */
export function aSky(): Promise<Buffer> {
  return sharp({ create: { width: 640, height: 480, channels: 3, background: '#3a6ea5' } })
    .jpeg()
    .toBuffer()
}

/** Drops a file on a part of the page, or pastes it there, optionally with text. */
export async function give(
  page: Page,
  how: 'drop' | 'paste',
  { bytes, type, name = 'floor', target = 'main', text = '' }: Given,
): Promise<void> {
  await page.locator(target).first().waitFor()
  await page.evaluate(`(() => {
    const bytes = Uint8Array.from(atob('${bytes.toString('base64')}'), (letter) => letter.charCodeAt(0))
    const transfer = new DataTransfer()
    if (bytes.length > 0) transfer.items.add(new File([bytes], '${name}', { type: '${type}' }))
    if ('${text}') transfer.setData('text/plain', '${text}')
    const facts = { bubbles: true, cancelable: true }
    document.querySelector('${target}').dispatchEvent('${how}' === 'drop'
      ? new DragEvent('drop', { ...facts, dataTransfer: transfer })
      : new ClipboardEvent('paste', { ...facts, clipboardData: transfer }))
  })()`)
}

interface Given {
  /** Empty for text alone. */
  bytes: Buffer
  type: string
  name?: string
  /** The target's selector; the first match counts. */
  target?: string
  text?: string
}

export const regionOf = (page: Page, tongue: Tongue = 'en') =>
  page.getByRole('application', { name: AI_WORDS[tongue].role })

/** The corner of the selection, by which keys resize it. */
export const cornerOf = (page: Page) => page.getByRole('application', { name: /^(Lower right corner|右下角)/ })

export const resultsOf = (page: Page, tongue: Tongue = 'en') =>
  page.getByRole('region', { name: AI_WORDS[tongue].results }).getByRole('article')

/** Gives the page a picture by its button. */
export async function choosePicture(
  page: Page,
  buffer: Buffer,
  { button = AI_WORDS.en.choose, name = 'photo.jpg', mimeType = 'image/jpeg' } = {},
): Promise<void> {
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('main').getByRole('button', { name: button }).click()
  await (await choosing).setFiles({ name, mimeType, buffer })
}
