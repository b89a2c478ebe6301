import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { getPaper, NEW_PAPER, removeLogo, updatePaper, uploadLogo, type Paper } from '../../contract/paper.ts'
import { LARGEST_UPLOAD_BYTES } from '../../contract/uploads.ts'
import { Toasts } from '../kit/toasts/Toasts.tsx'
import { seriousViolations } from '../testing/axe.ts'
import { aMember } from '../testing/members.ts'
import { answer, asked, refuse } from '../testing/server-answers.ts'
import { enterAs } from '../testing/session.ts'
import { show, type Setting } from '../testing/show.tsx'
import { PaperSection } from './PaperSection.tsx'

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const STUDIO: Paper = {
  studioName: 'Studio Lin',
  address: 'Harbour Road 1\nHamburg',
  foot: 'lin.example',
  accent: '#7a3b1e',
  saysQuarry: false,
  logo: null,
  version: 3,
}
const LOGO = { url: PIXEL, width: 300, height: 80 }

async function open(paper: Paper, setting: Setting = {}): Promise<void> {
  answer(getPaper, paper)
  enterAs(aMember())
  await show(
    <main>
      <h1>Ada</h1>
      <PaperSection />
      <Toasts closeLabel="Dismiss" />
    </main>,
    setting,
  )
}

const WORDS = {
  en: { title: 'My paper', name: 'Studio’s name', preview: 'How the head and the foot of a sheet look' },
  'zh-CN': { title: '我的版式', name: '工作室名称', preview: '图纸页眉与图签预览' },
}

it.each([
  { tongue: 'en', theme: 'light', viewport: { width: 1366, height: 900 } },
  { tongue: 'zh-CN', theme: 'dark', viewport: { width: 320, height: 640 } },
  { tongue: 'en', theme: 'dark', viewport: { width: 1366, height: 900 } },
  { tongue: 'zh-CN', theme: 'light', viewport: { width: 320, height: 640 } },
] as const)('shows what is set and how it looks ($tongue, $theme, $viewport.width)', async (setting) => {
  const words = WORDS[setting.tongue]
  await open({ ...STUDIO, logo: LOGO }, setting)
  await expect.element(page.getByRole('region', { name: words.title })).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: words.name })).toHaveValue('Studio Lin')
  await expect.element(page.getByRole('img', { name: words.preview })).toBeVisible()
  expect(await seriousViolations(document.body)).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
})

it('previews what is typed, and saves it by its version', async () => {
  const sent: unknown[] = []
  await open({ ...NEW_PAPER, logo: null, version: 0 })
  answer(updatePaper, (input) => {
    sent.push(input)
    return { ...STUDIO, ...input, logo: null, version: 1 }
  })
  await expect.element(page.getByText('Without a name your files stay as they are.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Studio’s name' }).fill('Atelier')
  await expect.element(page.getByText('Atelier', { exact: true })).toBeInTheDocument()
  await page.getByRole('switch').click()
  await page.getByRole('button', { name: 'Save my paper' }).click()
  await expect.element(page.getByText('Your paper is saved.')).toBeVisible()
  expect(sent).toEqual([{ ...NEW_PAPER, studioName: 'Atelier', saysQuarry: true, version: 0 }])
})

it('refuses a pale colour with words, before anything is sent', async () => {
  await open(STUDIO)
  const color = page.getByRole('textbox', { name: 'Colour' })
  await color.fill('#ffee88')
  await page.getByRole('button', { name: 'Save my paper' }).click()
  await expect.element(page.getByText('This colour is too pale to be read on paper.', { exact: false })).toBeVisible()
  await expect.element(color).toHaveFocus()
  await color.fill('brown')
  await page.getByRole('button', { name: 'Save my paper' }).click()
  await expect.element(page.getByText('Write the colour as #RRGGBB', { exact: false })).toBeVisible()
  expect(asked).not.toContain(`PUT ${updatePaper.path}`)
})

it('says that it was changed elsewhere, keeps what was typed, and saves it at a second press', async () => {
  await open(STUDIO)
  refuse(updatePaper, 409, { data: { ...STUDIO, version: 5 } })
  await page.getByRole('textbox', { name: 'Studio’s name' }).fill('Mine')
  await page.getByRole('button', { name: 'Save my paper' }).click()
  await expect.element(page.getByText('Your paper was changed elsewhere meanwhile.', { exact: false })).toBeVisible()
  const versions: unknown[] = []
  answer(updatePaper, (input) => {
    versions.push(input.version)
    return { ...STUDIO, studioName: input.studioName, version: 6 }
  })
  await page.getByRole('button', { name: 'Save my paper' }).click()
  await expect.element(page.getByText('Your paper is saved.')).toBeVisible()
  expect(versions).toEqual([5])
})

it('takes a logo and takes it away, and says what is wrong with one', async () => {
  await open(STUDIO)
  answer(uploadLogo, { ...STUDIO, logo: LOGO })
  answer(removeLogo, STUDIO)
  await expect.element(page.getByRole('button', { name: 'Choose a logo' })).toBeVisible()
  const choose = (bytes: number, name = 'logo.png') => {
    const files = new DataTransfer()
    files.items.add(new File([new Uint8Array(bytes)], name, { type: 'image/png' }))
    const field = document.querySelector<HTMLInputElement>('input[type=file]')
    if (!field) throw new Error('no field')
    field.files = files.files
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
  choose(LARGEST_UPLOAD_BYTES + 1)
  await expect.element(page.getByText('A logo has at most 8 MB. This file is larger.')).toBeVisible()
  expect(asked).not.toContain(`POST ${uploadLogo.path}`)
  choose(9)
  await expect.element(page.getByRole('img', { name: 'Your logo' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove the logo' }).click()
  await expect.element(page.getByRole('button', { name: 'Choose a logo' })).toBeVisible()
  refuse(uploadLogo, 400, { words: 'file: expected a JPEG, PNG, WebP, AVIF or GIF picture' })
  choose(9, 'logo.svg')
  await expect.element(page.getByText('expected a JPEG, PNG', { exact: false })).toBeVisible()
})
