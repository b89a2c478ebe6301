import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { LARGEST_UPLOAD_BYTES, uploadFile } from '../../../../contract/uploads.ts'
import { seriousViolations } from '../../../testing/axe.ts'
import { aMember } from '../../../testing/members.ts'
import { answer, asked } from '../../../testing/server-answers.ts'
import { enterAs } from '../../../testing/session.ts'
import { show } from '../../../testing/show.tsx'
import { anEditedBoard } from '../../../testing/boards/edited-board.ts'
import { Toasts } from '../../../kit/toasts/Toasts.tsx'
import { BoardEditorView } from '../../editor/BoardEditorView.tsx'
import { OwnPictures } from './OwnPictures.tsx'

const KEY = 'ab'.repeat(16)

async function openBoard() {
  const board = anEditedBoard([])
  await show(
    <>
      <BoardEditorView board={{ id: '7' }} editor={board} toolbar={<OwnPictures />} />
      <Toasts closeLabel="Dismiss the message" />
    </>,
  )
  enterAs(aMember())
  return { board, laid: () => [...board.get().draft.items.values()] }
}

async function aPng(width: number, height: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.fillRect(0, 0, width, height)
  return canvas.convertToBlob()
}

/** Drops a file beside the paper. */
function drop(name: string, ...parts: BlobPart[]): void {
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(new File(parts, name, { type: 'image/png' }))
  document.body.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
}

test('a picture that is dropped on the page is kept and laid whole, under its name', async () => {
  answer(uploadFile, `/private/${KEY}?until=1&sign=x`)
  const { laid } = await openBoard()
  drop('Sketch of the bar.png', await aPng(300, 200))
  await expect.poll(laid).toMatchObject([
    {
      type: 'picture',
      refId: KEY,
      name: 'Sketch of the bar',
      width: 300,
      height: 200,
      crop: { x: 0, y: 0, w: 1, h: 1 },
    },
  ])
  await expect.element(page.getByRole('button', { name: 'Add your own pictures' })).toBeVisible()
  expect(await seriousViolations(document.body)).toEqual([])
})

test('what is no picture or too large is told by its name, and nothing is sent', async () => {
  const { laid } = await openBoard()
  drop('notes.png', 'no picture')
  await expect.element(page.getByText('“notes.png” cannot be read as a picture.')).toBeVisible()
  drop('wall.png', new Uint8Array(LARGEST_UPLOAD_BYTES + 1))
  await expect.element(page.getByText('“wall.png” is larger than 8 MB.')).toBeVisible()
  expect([laid(), asked.filter((call) => call.includes('upload'))]).toEqual([[], []])
})
