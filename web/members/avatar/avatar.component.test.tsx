import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { LARGEST_UPLOAD_BYTES, uploadFile } from '../../../contract/uploads.ts'
import { seriousViolations } from '../../testing/axe.ts'
import { aMember } from '../../testing/members.ts'
import { answer, asked, cutOff, givenUp, refuse } from '../../testing/server-answers.ts'
import { enterAs } from '../../testing/session.ts'
import { show, type Setting } from '../../testing/show.tsx'
import { AvatarButton } from './AvatarButton.tsx'

const UPLOAD = `POST ${uploadFile.path}`
const DESK = { theme: 'light' } as const
const PHONE = { tongue: 'zh-CN', theme: 'dark', viewport: { width: 390, height: 844 } } as const

async function openDialog(setting: Setting, names: { button: string; title: string }) {
  await show(<AvatarButton label={names.button} className={undefined} />, setting)
  enterAs(aMember())
  await page.getByRole('button', { name: names.button }).click()
  const dialog = page.getByRole('dialog', { name: names.title })
  await expect.element(dialog).toBeVisible()
  return dialog
}

/** A PNG in one colour. */
async function aPicture(width: number, height: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.fillRect(0, 0, width, height)
  return canvas.convertToBlob()
}

/** Gives the page a file as a drop or the clipboard does. */
function give(way: 'drop' | 'paste', name: string, ...parts: BlobPart[]): void {
  const transfer = new DataTransfer()
  transfer.items.add(new File(parts, name))
  const given = { bubbles: true, cancelable: true, dataTransfer: transfer, clipboardData: transfer }
  document.body.dispatchEvent(way === 'drop' ? new DragEvent('drop', given) : new ClipboardEvent('paste', given))
}

function choose(name: string, ...parts: BlobPart[]): void {
  const input = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]')
  if (!input) throw new Error('no file can be chosen')
  const transfer = new DataTransfer()
  transfer.items.add(new File(parts, name, { type: 'image/png' }))
  input.files = transfer.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

it('what is no picture is told at once, and what does not reach the server keeps the crop (a phone, zh-CN)', async () => {
  const dialog = await openDialog(PHONE, { button: '更换头像', title: '我的头像' })
  const alert = dialog.getByRole('alert')
  const picture = await aPicture(80, 60)

  const noPicture = '这不是可用的图片。支持 JPEG、PNG、WebP、AVIF 和 GIF。'
  choose('drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await expect.element(alert).toHaveTextContent(noPicture)
  expect(LARGEST_UPLOAD_BYTES).toBe(8 * 1024 * 1024)
  choose('large.png', new Uint8Array(9 * 1024 * 1024))
  await expect.element(alert).toHaveTextContent('文件过大，最大 8 MB。')
  give('drop', 'text.png', 'no picture')
  await expect.element(alert).toHaveTextContent(noPicture)
  choose('half.png', picture.slice(0, 50))
  await expect.element(alert).toHaveTextContent('无法读取这张图片，文件可能已损坏。')
  choose('tiny.png', await aPicture(20, 20))
  await expect.element(alert).toHaveTextContent('图片太小，宽和高都应不少于 32 像素。')

  give('paste', 'picture.png', picture)
  await expect.element(dialog.getByRole('application')).toBeVisible()
  expect(alert.element().textContent).toBe('')
  await dialog.getByRole('button', { name: '向左旋转' }).click()
  expect(document.documentElement.scrollWidth).toBe(PHONE.viewport.width)
  expect(dialog.element().getBoundingClientRect().width).toBe(PHONE.viewport.width)
  expect(await seriousViolations(dialog.element())).toEqual([])
  expect(asked).not.toContain(UPLOAD)

  const save = dialog.getByRole('button', { name: '保存' })
  const lies = dialog.getByRole('status').filter({ hasText: '已旋转 -90°' })
  cutOff(uploadFile)
  await save.click()
  await expect.poll(() => alert.element().textContent).toContain('网络')
  await expect.element(lies).toBeInTheDocument()
  // The server refuses a file damaged on its way, with its own message.
  refuse(uploadFile, 400, { words: 'file：不是可用的图片' })
  await save.click()
  await expect.element(alert).toHaveTextContent('file：不是可用的图片')
  await expect.element(lies).toBeInTheDocument()

  // A slow server: closing aborts the upload.
  answer(uploadFile, new Promise<string>(() => undefined))
  await save.click()
  await expect.element(dialog.getByRole('button', { name: '正在保存…' })).toBeVisible()
  expect(givenUp).toEqual([])
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => givenUp).toEqual([UPLOAD])
  await expect.element(dialog).not.toBeInTheDocument()
})

it('the dialog reads well on a desk, with a picture in it', async () => {
  const dialog = await openDialog(DESK, { button: 'Change picture', title: 'Your picture' })
  await expect.element(dialog.getByRole('button', { name: 'Choose a file' })).toBeVisible()
  give('drop', 'picture.png', await aPicture(80, 60))
  const crop = dialog.getByRole('application', { name: 'What is in the circle is kept' })
  await expect.element(crop).toHaveFocus()
  expect(await seriousViolations(dialog.element())).toEqual([])
})
