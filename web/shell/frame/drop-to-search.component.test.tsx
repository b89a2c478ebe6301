import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { getBrandList, getColorList } from '../../../contract/lookups.ts'
import { IMAGE_KEY } from '../../finding/by-picture/pass-picture.ts'
import { answerLookups } from '../../testing/lookups.ts'
import { answer } from '../../testing/server-answers.ts'
import { answerSignInOptions } from '../../testing/session.ts'
import { show, type Tongue } from '../../testing/show.tsx'
import { readStored, removeStored } from '../../kit/storage.ts'
import { KeptPagesProvider } from '../kept-pages/KeptPages.tsx'
import { Frame } from './Frame.tsx'

const HERE: Record<Tongue, string> = {
  en: 'Drop the picture anywhere to search by it',
  'zh-CN': '把图片拖放到任意位置，即可以图搜图',
}

async function showPage(takesPictures: boolean, tongue: Tongue = 'en') {
  answerLookups()
  answer(getBrandList, [])
  answer(getColorList, [])
  answerSignInOptions()
  removeStored(IMAGE_KEY)
  return show(
    <KeptPagesProvider pages={[]}>
      <Frame isStandalone={false} takesPictures={takesPictures}>
        <p>floors</p>
      </Frame>
    </KeptPagesProvider>,
    { tongue },
  )
}

async function aPicture(): Promise<File> {
  const canvas = new OffscreenCanvas(40, 30)
  canvas.getContext('2d')?.fillRect(0, 0, 40, 30)
  return new File([await canvas.convertToBlob()], 'floor.png', { type: 'image/png' })
}

/** As the browser does where nothing handles it: it would leave the page for the file. */
function drag(name: 'dragover' | 'drop', file?: File): boolean {
  const dataTransfer = new DataTransfer()
  if (file) dataTransfer.items.add(file)
  else dataTransfer.setData('text/uri-list', 'https://quarry.test/')
  const event = new DragEvent(name, { bubbles: true, cancelable: true, dataTransfer })
  return !page.getByText('floors').element().dispatchEvent(event)
}

it.each<Tongue>(['en', 'zh-CN'])(
  'a picture dropped anywhere on a page of the catalogue is searched for (%s)',
  async (tongue) => {
    const { address } = await showPage(true, tongue)
    const picture = await aPicture()
    await expect.element(page.getByText('floors')).toBeVisible()
    expect(drag('dragover')).toBe(true)
    expect(page.getByText(HERE[tongue]).elements()).toEqual([])
    expect(drag('dragover', picture)).toBe(true)
    await expect.element(page.getByText(HERE[tongue])).toBeVisible()
    expect(drag('drop', picture)).toBe(true)
    await expect.poll(address).toBe('/ai')
    expect(readStored(IMAGE_KEY)).toMatch(/^data:image\/jpeg/)
    await expect.poll(() => page.getByText(HERE[tongue]).elements()).toEqual([])
  },
)

it('another page leaves it alone', async () => {
  const { address } = await showPage(false)
  await expect.element(page.getByText('floors')).toBeVisible()
  expect(drag('drop', await aPicture())).toBe(false)
  expect(address()).toBe('/')
})
