import { describe, expect, it, onTestFinished } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { dismissBoardReports, getBoard, takeDownBoard } from '../../../contract/boards/calls.ts'
import { seriousViolations } from '../../testing/axe.ts'
import { aBoard, aSample, aSnapshot } from '../../testing/boards.ts'
import { aMember } from '../../testing/members.ts'
import { answer, breakDown, refuse } from '../../testing/server-answers.ts'
import { enterAs } from '../../testing/session.ts'
import { show, type Setting } from '../../testing/show.tsx'
import { discussionHere, leaveDiscussion } from '../../workspace/discussing.ts'
import { tellNewsOf } from '../../workspace/live/news.ts'
import { BoardInSight } from './BoardInSight.tsx'

const oak = { ...aSample(1, { refId: '11', snapshot: aSnapshot(), laid: 5 }), version: 1 }
const oakAgain = { ...aSample(2, { refId: '11', snapshot: aSnapshot(), laid: 8 }), version: 1 }
const now = { status: 'withdrawn' as const, minPrice: null, maxPrice: null, certificatesExpired: 0, changed: true }
const stone = {
  ...aSample(3, {
    refId: '12',
    laid: 3,
    rotation: 30,
    snapshot: aSnapshot({ enName: 'Vein cut travertine', name: '脉纹洞石', model: 'TR-2', size: '600 × 600 mm' }),
  }),
  version: 1,
  now,
}

const REPORTS = ['It is ours.', 'It advertises.'].map((reason, nth) => ({ reason, time: Date.UTC(2026, 1, nth + 1) }))
const OPERATOR = aMember({ permissions: ['board:take-down'], roles: ['operator'] })

const visit = (setting: Setting = {}, renderEditor?: () => string) =>
  show(
    <main tabIndex={-1}>
      <BoardInSight id="5" {...(renderEditor && { renderEditor })} />
    </main>,
    { address: '/material/5', ...setting },
  )
const main = () => document.querySelector('main') as HTMLElement
const aLobby = (facts: Parameters<typeof aBoard>[0] = {}) =>
  aBoard({ id: '5', name: 'Harbour hotel', ownerName: 'Eve', items: [oak, oakAgain, stone], skuCount: 2, ...facts })

describe('a board that is looked at', () => {
  it.each([
    ['en', 'light', { width: 1366, height: 768 }, 'Legend'],
    ['zh-CN', 'dark', { width: 390, height: 844 }, '图例'],
    ['en', 'dark', { width: 320, height: 640 }, 'Legend'],
  ] as const)('has its legend in the order of laying (%s, %s)', async (tongue, theme, viewport, legend) => {
    answer(getBoard, aLobby())
    await visit({ tongue, theme, viewport })
    const rows = page.getByRole('region', { name: legend }).getByRole('link')
    await expect.poll(() => rows.elements().length).toBe(2)
    expect(rows.elements().map((row) => row.getAttribute('href'))).toEqual([
      '/material/5?skuId=12',
      '/material/5?skuId=11',
    ])
    expect(await seriousViolations(main())).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(viewport.width)
  })

  it('has its legend below the drawing on paper, and covers nothing of it', async () => {
    answer(getBoard, aLobby())
    await visit({ viewport: { width: 1366, height: 768 } })
    await expect.element(page.getByRole('region', { name: 'Legend' }).getByRole('link').first()).toBeVisible()
    await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
    onTestFinished(async () => void (await cdp().send('Emulation.setEmulatedMedia', { media: '' })))
    const placeOf = (name: string) => page.getByRole('region', { name }).element().getBoundingClientRect()
    expect(placeOf('Legend').top).toBeGreaterThanOrEqual(placeOf('Drawing of Harbour hotel').bottom)
  })

  it('opens a product from the legend and from the paper, and tells what is no longer on sale', async () => {
    answer(getBoard, aLobby())
    const { address } = await visit()
    const row = page.getByRole('region', { name: 'Legend' }).getByRole('link').first()
    await expect.element(row).toHaveTextContent('1Vein cut travertineNordhem · TR-2 · 600 × 600 mmNo longer on sale')
    await row.click()
    await expect.poll(address).toBe('/material/5?skuId=12')
    const onPaper = document.querySelectorAll<HTMLElement>('[aria-hidden] a[tabindex="-1"]')
    expect(onPaper).toHaveLength(3)
    onPaper[0]?.click()
    await expect.poll(address).toBe('/material/5?skuId=11')
  })

  it('has marks where something said is open, and leads to an item', async () => {
    enterAs(aMember())
    answer(getBoard, aLobby({ right: 'comment' }))
    await show(
      <main tabIndex={-1}>
        <BoardInSight
          id="5"
          renderActions={(_board, lead) => (
            <button type="button" onClick={() => lead(stone.id)}>
              On travertine
            </button>
          )}
        />
      </main>,
      { address: '/material/5' },
    )
    await expect.element(page.getByRole('button', { name: 'On travertine' })).toBeVisible()
    const opened: string[] = []
    discussionHere.set({
      begin: null,
      show: (partId) => opened.push(partId),
      countByPart: new Map([
        [oakAgain.id, 2],
        ['of another board', 1],
      ]),
    })
    onTestFinished(leaveDiscussion)
    const marks = page.getByRole('region', { name: 'Drawing of Harbour hotel' }).getByRole('button')
    await marks.click()
    expect(opened).toEqual([oakAgain.id])
    await page.getByRole('button', { name: 'On travertine' }).click()
    await expect
      .poll(() => document.querySelector<HTMLElement>('[data-shown]')?.style.rotate)
      .toBe(`${stone.rotation}deg`)
    await page.getByRole('heading', { name: 'Harbour hotel' }).click()
    await expect.poll(() => document.querySelector('[data-shown]')).toBeNull()
  })

  it('is talked of material by material, by keys too, where it is talked of', async () => {
    answer(getBoard, aLobby())
    await visit()
    const legend = page.getByRole('region', { name: 'Legend' })
    await expect.poll(() => legend.getByRole('link').elements()).toHaveLength(2)
    expect(legend.getByRole('button').elements()).toEqual([])
    const begun: unknown[] = []
    discussionHere.set({ begin: (on) => begun.push(on), show: null, countByPart: new Map() })
    onTestFinished(leaveDiscussion)
    await expect.poll(() => legend.getByRole('button').elements()).toHaveLength(2)
    const last = legend.getByRole('button').last().element() as HTMLElement
    last.focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => begun).toEqual([{ itemId: oak.id }])
    expect(await seriousViolations(main())).toEqual([])
  })

  it('is seen larger and whole again by keys', async () => {
    answer(getBoard, aLobby())
    await visit()
    const paper = page.getByRole('region', { name: 'Drawing of Harbour hotel' })
    await expect.element(paper).toBeVisible()
    const frame = paper.element()
    const widthOf = () => frame.scrollWidth / frame.clientWidth
    frame.dispatchEvent(new KeyboardEvent('keydown', { key: '+', bubbles: true }))
    await expect.poll(widthOf).toBeGreaterThan(1.2)
    frame.dispatchEvent(new KeyboardEvent('keydown', { key: '0', bubbles: true }))
    await expect.poll(widthOf).toBe(1)
  })

  it('offers a copy and a report to others, and taking down to who may', async () => {
    answer(getBoard, aLobby({ reports: REPORTS }))
    enterAs(OPERATOR)
    await visit()
    await expect.element(page.getByText('Reported 2 times')).toBeVisible()
    await expect.element(page.getByText('It is ours.')).toBeVisible()
    for (const name of ['Duplicate to my boards', 'Report', 'Take down'])
      expect(page.getByRole('button', { name, exact: true }).elements()).toHaveLength(1)
  })

  it('is reported no longer once an operator finds nothing wrong with it', async () => {
    let reports = REPORTS
    answer(getBoard, () => aLobby({ reports }))
    answer(dismissBoardReports, () => {
      reports = []
      return true as const
    })
    enterAs(OPERATOR)
    await visit()
    const dismiss = page.getByRole('button', { name: 'Dismiss the reports' })
    await dismiss.click()
    await expect.element(dismiss).not.toBeInTheDocument()
    expect(page.getByText('It is ours.').query()).toBeNull()
  })

  it('leads an operator who took it down back to the workplace, and one who thinks better of it nowhere', async () => {
    answer(getBoard, aLobby({ reports: REPORTS }))
    answer(takeDownBoard, true)
    enterAs(OPERATOR)
    const { address } = await visit()
    const takeDown = page.getByRole('button', { name: 'Take down' })
    await takeDown.click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(address()).toBe('/material/5')
    await takeDown.click()
    await dialog.getByRole('textbox').fill('It advertises.')
    await dialog.getByRole('button', { name: 'Take down' }).click()
    await expect.poll(address).toBe('/operator')
  })

  it('is its owner’s to edit, unless they want to see it as others do', async () => {
    enterAs(aMember())
    answer(getBoard, aLobby({ isOwner: true }))
    await visit({}, () => 'the editor')
    await expect.element(page.getByText('the editor')).toBeVisible()
    await visit({ address: '/material/5?look=1' }, () => 'the editor')
    const edit = page.getByRole('link', { name: 'Edit' })
    await expect.element(edit).toHaveAttribute('href', '/material/5')
    expect(page.getByRole('button', { name: 'Report' }).elements()).toEqual([])
  })

  it('is looked at by who may comment on it, with what they may do; the editor is for who may edit', async () => {
    enterAs(aMember())
    answer(getBoard, aLobby({ right: 'comment', visibility: 'private' }))
    await visit({}, () => 'the editor')
    await expect.element(page.getByText('You can look at this board and comment on it.')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Shared with me' })).toBeVisible()
    expect(page.getByRole('link', { name: 'Edit' }).elements()).toEqual([])
    expect(page.getByText('the editor').elements()).toEqual([])
    answer(getBoard, aLobby({ right: 'edit', visibility: 'private' }))
    tellNewsOf({ kind: 'board', refId: '5' }, { of: 'people' })
    await expect.element(page.getByText('the editor')).toBeVisible()
  })

  it.each([
    ['en', 'This board cannot be found.'],
    ['zh-CN', '找不到此材料板。'],
  ] as const)('has a face of its own where it is not there (%s)', async (tongue, words) => {
    refuse(getBoard, 404)
    await visit({ tongue })
    await expect.element(page.getByRole('heading', { name: words, level: 1 })).toBeVisible()
    expect(await seriousViolations(main())).toEqual([])
  })

  it('says why it cannot be read, and reads it again', async () => {
    breakDown(getBoard, 500)
    await visit()
    await expect.element(page.getByText('The board could not be loaded.')).toBeVisible()
    answer(getBoard, aLobby())
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect.element(page.getByRole('heading', { name: 'Harbour hotel' })).toBeVisible()
  })
})
