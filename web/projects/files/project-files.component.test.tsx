import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import {
  deleteProjectFile,
  downloadProjectFile,
  getDeletedProjectFiles,
  getProjectFiles,
  LARGEST_PROJECT_FILE_BYTES,
  renameProjectFile,
  restoreProjectFile,
  uploadProjectFile,
  type ProjectFile,
} from '../../../contract/project-files.ts'
import { Toasts } from '../../kit/toasts/Toasts.tsx'
import { seriousViolations } from '../../testing/axe.ts'
import { aMember } from '../../testing/members.ts'
import { answer, asked, breakDown, givenUp, Refusal, refuse } from '../../testing/server-answers.ts'
import { enterAs } from '../../testing/session.ts'
import { show, type Setting } from '../../testing/show.tsx'
import { answerTellingRequests } from '../../testing/telling-requests.ts'
import { ProjectFiles } from './ProjectFiles.tsx'

answerTellingRequests()

const ADDED = Date.UTC(2026, 10, 20, 8)
const aFile = (facts: Partial<ProjectFile> = {}): ProjectFile => ({
  id: '1',
  name: 'Brief.pdf',
  mediaType: 'application/pdf',
  bytes: 640_000,
  addedBy: 'Ada',
  mayDelete: true,
  createTime: ADDED,
  ...facts,
})
const FILES = [
  aFile({ id: '3', name: `${'Offer of the mill for all doors and frames '.repeat(2)}.xlsx`, mediaType: 'application/octet-stream', addedBy: null }), // prettier-ignore
  aFile({ id: '2', name: '客厅 noon.png', mediaType: 'image/png', addedBy: 'Bob', mayDelete: false, bytes: 2_400_000 }),
  aFile(),
]

async function open(files: ProjectFile[] = FILES, setting: Setting = {}, right: 'own' | 'edit' | 'comment' = 'edit') {
  answer(getProjectFiles, () => files)
  enterAs(aMember())
  await show(
    <>
      <ProjectFiles projectId="7" right={right} />
      <Toasts closeLabel="Dismiss" />
    </>,
    setting,
  )
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const item = (name: string) => page.getByRole('menuitem', { name, exact: true })
const fileOf = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name)
const drop = (...files: File[]) => {
  const dataTransfer = new DataTransfer()
  for (const file of files) dataTransfer.items.add(file)
  window.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
}
const LIGHT = { tongue: 'en', theme: 'light', viewport: { width: 1366, height: 768 } } as const
const DARK = { tongue: 'zh-CN', theme: 'dark', viewport: { width: 320, height: 700 } } as const

describe('the files of a project', () => {
  it.each([
    [LIGHT, ['640 kB', '2.4 MB', 'Bob'], 'Add files'],
    [DARK, ['640 kB', '2.4 MB', 'Bob'], '添加文件'],
    [{ ...LIGHT, viewport: DARK.viewport, theme: 'dark' }, ['2.4 MB'], 'Add files'],
    [{ ...DARK, viewport: LIGHT.viewport, theme: 'light' }, ['2.4 MB'], '添加文件'],
  ] as const)('say what they are, how large, and whose (%o)', async (setting, texts, add) => {
    await open(FILES, setting)
    await expect.element(button('Brief.pdf')).toBeVisible()
    await expect.element(button(add)).toBeVisible()
    drop(fileOf('empty.pdf', 0))
    await expect.element(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
    const read = document.body.textContent ?? ''
    for (const text of texts) expect(read.replaceAll('\u00a0', ' ')).toContain(text)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(setting.viewport.width)
    expect(await seriousViolations(document.body)).toEqual([])
  })

  it('are none at first, and read alone by those who may comment', async () => {
    await open([], LIGHT, 'comment')
    await expect.element(page.getByText('No files yet.')).toBeVisible()
    await expect.element(button('Add files')).not.toBeInTheDocument()
    drop(fileOf('brief.pdf'))
    expect(asked).not.toContain('POST /app-api/project/file/upload')
  })

  it('could not be read: they say so, and are asked for again', async () => {
    enterAs(aMember())
    breakDown(getProjectFiles, 500)
    await show(<ProjectFiles projectId="7" right="own" />)
    await expect.element(page.getByText('The files could not be loaded.')).toBeVisible()
    answer(getProjectFiles, FILES)
    await button('Retry').click()
    await expect.element(button('Brief.pdf')).toBeVisible()
  })
})

describe('adding files', () => {
  it('sends several two at a time; one that fails says why and leaves the others', async () => {
    const files: ProjectFile[] = []
    await open(files)
    let count = 0
    answer(uploadProjectFile, () => {
      count += 1
      if (count === 2) throw new Refusal(1009007004, 'The files of this project have reached the limit of 1024 MB.')
      const file = aFile({ id: String(count), name: `${count}.pdf` })
      files.unshift(file)
      return file
    })
    drop(fileOf('a.pdf'), fileOf('b.pdf'), fileOf('c.pdf'), fileOf('run.exe'), fileOf('folder', 0))
    await expect.element(button('3.pdf')).toBeVisible()
    const list = page.getByRole('list', { name: 'Files on their way' })
    await expect.element(list.getByText(/have reached/)).toBeVisible()
    await expect.element(list.getByText(/holds no programs/)).toBeVisible()
    await expect.element(list.getByText(/or a folder/)).toBeVisible()
    await expect.element(page.getByText('2 files added.')).toBeVisible()
    await button('Try again b.pdf').click()
    await expect.element(button('4.pdf')).toBeVisible()
    await button('Dismiss run.exe').click()
    await button('Dismiss folder').click()
    await expect.element(list).not.toBeInTheDocument()
    expect(asked.filter((one) => one.includes('upload'))).toHaveLength(4)
  })

  it('shows each on its way, and cancels it', async () => {
    await open([])
    let letGo = () => {}
    const held = new Promise<void>((resolve) => (letGo = resolve))
    answer(uploadProjectFile, async () => {
      await held
      return aFile()
    })
    drop(fileOf('a.pdf'), fileOf('b.pdf'), fileOf('c.pdf'))
    await expect.element(page.getByRole('progressbar', { name: /a\.pdf/ })).toBeVisible()
    await expect.element(page.getByText('Waits')).toBeVisible()
    expect(await seriousViolations(document.body)).toEqual([])
    await button('Cancel c.pdf').click()
    await button('Cancel a.pdf').click()
    await expect.element(button('Cancel a.pdf')).not.toBeInTheDocument()
    letGo()
    await expect.element(button('Cancel b.pdf')).not.toBeInTheDocument()
    expect(asked.filter((one) => one.includes('upload'))).toHaveLength(2)
    expect(givenUp).toHaveLength(1)
  })

  it('tells one that is too large before it is sent', async () => {
    await open([])
    const large = fileOf('Model.ifc')
    Object.defineProperty(large, 'size', { value: LARGEST_PROJECT_FILE_BYTES + 1 })
    // A copy in the drop would have its own size.
    const dataTransfer = { types: ['Files'], files: [large] }
    const event = new DragEvent('drop', { bubbles: true, cancelable: true })
    Object.defineProperty(event, 'dataTransfer', { value: dataTransfer })
    window.dispatchEvent(event)
    await expect.element(page.getByText('Not added: It is larger than 50 MB.')).toBeVisible()
    expect(asked).not.toContain('POST /app-api/project/file/upload')
  })
})

describe('one file', () => {
  it('is shown if it is a picture', async () => {
    const canvas = document.createElement('canvas')
    const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
    answer(downloadProjectFile, () => new Response(picture, { headers: { 'content-type': 'image/png', 'content-disposition': "attachment; filename*=UTF-8''noon.png" } })) // prettier-ignore
    await open()
    await button('客厅 noon.png').click()
    await expect.element(page.getByRole('img', { name: 'Picture 客厅 noon.png' })).toBeVisible()
    expect(await seriousViolations(document.body)).toEqual([])
  })

  it('is renamed without its ending, and a refusal stands at the field', async () => {
    await open()
    await button('Actions: Brief.pdf').click()
    await item('Rename…').click()
    const field = page.getByRole('textbox', { name: 'Name' })
    await expect.element(field).toHaveValue('Brief')
    await expect.element(page.getByText('The ending .pdf stays.')).toBeVisible()
    await field.fill('')
    await button('Save').click()
    await expect.element(page.getByText('Please enter a name.')).toBeVisible()
    refuse(renameProjectFile, 400, { words: 'name: is malformed' })
    await field.fill('Brief 2')
    await button('Save').click()
    await expect.element(page.getByText('This is malformed.')).toBeVisible()
    answer(renameProjectFile, (input) => `${input.name}.pdf`)
    await button('Save').click()
    await expect.element(field).not.toBeInTheDocument()
  })

  it('is deleted with the way back, and restored from the trash', async () => {
    const files = [...FILES]
    await open(files)
    answer(deleteProjectFile, () => {
      files.pop()
      return true as const
    })
    answer(restoreProjectFile, ({ id }) => {
      files.push(aFile({ id: String(id), name: id === '9' ? 'Old.pdf' : 'Brief.pdf' }))
      return true as const
    })
    await button('Actions: Brief.pdf').click()
    await item('Delete').click()
    await expect.element(page.getByText('“Brief.pdf” is deleted.')).toBeVisible()
    await expect.element(button('Brief.pdf')).not.toBeInTheDocument()
    await button('Undo').click()
    await expect.element(button('Brief.pdf')).toBeVisible()
    answer(getDeletedProjectFiles, [{ id: '9', name: 'Old.pdf', deleteTime: ADDED, until: ADDED + 1e9 }])
    await button('Deleted files').click()
    await button('Restore Old.pdf').click()
    await expect.element(page.getByText('“Old.pdf” is back.')).toBeVisible()
  })

  it('of a colleague’s is deleted by others alone', async () => {
    await open()
    await button('Actions: 客厅 noon.png').click()
    await expect.element(item('Delete')).toHaveAttribute('aria-disabled', 'true')
  })
})
