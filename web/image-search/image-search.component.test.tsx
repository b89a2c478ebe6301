import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { getProductDetail } from '../../contract/catalogue.ts'
import { getSeenPictures, getSimilar } from '../../contract/image-search.ts'
import { answerLookups } from '../testing/lookups.ts'
import { aDetail, aSku } from '../testing/products.ts'
import { answer, breakDown, refuse } from '../testing/server-answers.ts'
import { show, type Setting, type Tongue } from '../testing/show.tsx'
import { ImageSearchView } from './ImageSearchView.tsx'

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
/** The start of a PNG that states 30,000 pixels a side. */
const huge = latin('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x75\x30\0\0\x75\x30\x08\x02\0\0\0')
const heic = latin('\0\0\0\x18ftypheic\0\0\0\0mif1heic')

/** Files by name, with their stated type, their content, and the message. */
const FILES: [string, string, Uint8Array<ArrayBuffer>, Record<Tongue, string>][] = [
  ['list.pdf', 'application/pdf', latin('%PDF-1.7'), noPicture('list.pdf')],
  ['all.zip', 'application/zip', latin('PK\x03\x04 and more'), noPicture('all.zip')],
  ['page.jpg', 'image/jpeg', latin('<!doctype html><title>hello</title>'), noPicture('page.jpg')],
  ['words.png', 'image/png', latin('hello'), noPicture('words.png')],
  [
    'logo.svg',
    'image/svg+xml',
    latin('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z"/></svg>'),
    {
      en: '“logo.svg” is of a kind that cannot be searched with. JPEG, PNG, WebP, AVIF and GIF can.',
      'zh-CN': '“logo.svg”的格式不能用来查找。可用 JPEG、PNG、WebP、AVIF、GIF。',
    },
  ],
  [
    'nothing.jpg',
    'image/jpeg',
    new Uint8Array(),
    { en: '“nothing.jpg” is empty. Try another copy of it.', 'zh-CN': '“nothing.jpg”是空文件，请换一份。' },
  ],
  [
    'huge.png',
    'image/png',
    huge,
    {
      en: '“huge.png” has more than 50 megapixels. Make it smaller, and try again.',
      'zh-CN': '“huge.png”超过 50 百万像素，请缩小后再试。',
    },
  ],
  [
    // As on a system that does not know the type.
    'IMG_1.HEIC',
    '',
    heic,
    {
      en: '“IMG_1.HEIC” is a HEIC photograph, which cannot be read here. Save or send it as JPEG, and try again.',
      'zh-CN': '“IMG_1.HEIC”是 HEIC 照片，这里无法读取。请另存为 JPEG 后再试。',
    },
  ],
]

function noPicture(name: string): Record<Tongue, string> {
  return {
    en: `“${name}” is no picture. JPEG, PNG, WebP, AVIF and GIF can be searched with.`,
    'zh-CN': `“${name}”不是图片。可用 JPEG、PNG、WebP、AVIF、GIF 查找。`,
  }
}

/** As a visitor. */
function visit(setting: Setting) {
  answerLookups()
  answer(getSeenPictures, { seen: 4, waiting: 0 })
  return show(<ImageSearchView actions={() => null} />, setting)
}

function drop(fill: (transfer: DataTransfer) => void): void {
  const dataTransfer = new DataTransfer()
  fill(dataTransfer)
  document.body.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
}

describe.each<Tongue>(['en', 'zh-CN'])('what cannot be searched with (%s)', (tongue) => {
  it('is refused with a message, whatever type it states, without signing in', async () => {
    await visit({ address: '/ai', tongue })
    const complaint = () => page.getByRole('alert').element().textContent
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const [name, type, bytes, told] of FILES) {
      drop(({ items }) => items.add(new File([bytes], name, { type })))
      await expect.poll(complaint).toBe(told[tongue])
    }
    drop((transfer) => transfer.setData('text/plain', 'oak'))
    await expect
      .poll(complaint)
      .toBe(
        { en: 'There is no picture in that. Try a picture file.', 'zh-CN': '其中没有图片，请换一个图片文件。' }[tongue],
      )
    expect(page.getByRole('dialog').elements()).toEqual([])
  })
})

describe('the product that a search begins with', () => {
  it('did not come: that is said, and it is asked for again at a press', async () => {
    breakDown(getProductDetail, 500)
    answer(getSimilar, { list: [], total: 0 })
    await visit({ address: '/ai?like=7' })
    await expect.element(page.getByText('The product to begin with could not be loaded.')).toBeVisible()
    answer(getProductDetail, aDetail({ skus: [aSku({ id: '7' })] }))
    await page.getByRole('button', { name: 'Retry' }).click()
    const yours = page.getByRole('region', { name: 'Your picture' })
    await expect.element(yours).toBeVisible()
    await expect.element(yours.getByText(/^Materials like/)).toHaveTextContent('Materials like Herringbone oak')
    await expect
      .element(yours.getByRole('link', { name: 'Herringbone oak' }))
      .toHaveAttribute('href', '/ai?like=7&skuId=7')
  })

  it('is not there any more: any picture will do', async () => {
    refuse(getProductDetail, 404)
    await visit({ address: '/ai?like=99999999', tongue: 'zh-CN' })
    await expect.element(page.getByRole('alert')).toHaveTextContent('这件产品已经不在了，用任意一张图片也能开始。')
  })
})

it('an address with a picture that this browser does not keep says so', async () => {
  const kept =
    'The picture of this address is kept only in the browser that searched with it, for whoever was logged in. Choose it again here.'
  await visit({ address: '/ai?picture=sent-elsewhere' })
  await expect.element(page.getByRole('alert')).toHaveTextContent(kept)
  await expect.element(page.getByRole('heading', { name: 'Find by picture' })).toBeVisible()
})
