import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  createTeamComment,
  deleteTeamComment,
  getDiscussionState,
  getTeamComments,
  readTeamComments,
  resolveTeamComment,
  updateTeamComment,
  type TeamComment,
  type TeamDiscussion,
} from '../../../contract/collaboration/discussion-calls.ts'
import { seriousViolations } from '../../testing/axe.ts'
import { aMember } from '../../testing/members.ts'
import { answer, cutOff, refuse } from '../../testing/server-answers.ts'
import { enterAs } from '../../testing/session.ts'
import { show, type Setting } from '../../testing/show.tsx'
import { Toasts } from '../../kit/toasts/Toasts.tsx'
import { discussionHere } from '../../workspace/discussing.ts'
import { DiscussionButton } from './DiscussionButton.tsx'

const DESK = { tongue: 'en', theme: 'light' } as const
const PHONE = { tongue: 'zh-CN', theme: 'dark', viewport: { width: 320, height: 640 } } as const

const me = aMember({ nickname: 'Ada' })
const BO = { memberId: '901', nickname: 'Bo Lind' }
const CY = { memberId: '902', nickname: '林小雨' }
const PEOPLE: TeamDiscussion['people'] = [
  { memberId: me.id, nickname: 'Ada', avatar: null, right: 'own', isMe: true },
  { ...BO, avatar: null, right: 'edit', isMe: false },
  { ...CY, avatar: null, right: 'comment', isMe: false },
]

let count = 0

function aComment(facts: Partial<TeamComment> = {}): TeamComment {
  count += 1
  return {
    id: `${count}`,
    parentId: null,
    author: { ...BO, avatar: null },
    isMine: false,
    text: `Comment ${count}`,
    isDeleted: false,
    on: null,
    onName: null,
    isPlaceGone: false,
    saidOf: null,
    mentions: [],
    assignee: null,
    dueOn: null,
    createTime: Date.UTC(2026, 10, 26, 8, count),
    editTime: null,
    resolveTime: null,
    resolvedBy: null,
    version: 1,
    isNew: false,
    ...facts,
  }
}

const LINE = '0b0f1f9e-6d0e-4a57-8f0a-3d1c5f9a0001'

async function open(
  list: TeamComment[],
  { address = '/', setting = DESK }: { address?: string; setting?: Setting } = {},
) {
  enterAs(me)
  sessionStorage.clear()
  answer(getTeamComments, () => ({ list, people: PEOPLE, right: 'own' as const }))
  answer(getDiscussionState, () => ({
    open: list.filter(({ parentId, resolveTime }) => parentId === null && resolveTime === null).length,
    unread: list.filter(({ isNew }) => isNew).length,
    places: [],
  }))
  answer(readTeamComments, true)
  const led: unknown[] = []
  const shown = await show(
    <main>
      <h1>List</h1>
      <DiscussionButton
        thing={{
          kind: 'budget',
          refId: '5',
          nameOf: (id) => (id === LINE ? 'Smoked oak' : null),
          onShow: (on) => led.push(on),
        }}
      />
      <Toasts closeLabel="Dismiss" />
    </main>,
    { ...setting, address },
  )
  return { ...shown, led }
}

const button = () => page.getByRole('button', { name: /^(Discussion|讨论)/ })
const panel = () => page.getByRole('dialog', { name: /^(Discussion|讨论)$/ })
const field = () => panel().getByRole('textbox', { name: /^(New comment|新评论)$/ })
const thread = (words: string) => panel().getByRole('article').filter({ hasText: words })

describe('those who work on something together', () => {
  it('see on its button what is open and unread, and read it by opening it', async () => {
    const read: unknown[] = []
    const list = [aComment({ text: 'Too dark?', isNew: true }), aComment({ text: 'Why?' })]
    await open(list)
    answer(readTeamComments, (input) => {
      read.push(input)
      return true as const
    })
    await expect.element(button()).toHaveAccessibleName('Discussion 1 unread comment, 2 open threads')
    await button().click()
    await expect.element(thread('Too dark?').getByText('New', { exact: true })).toBeVisible()
    await expect.poll(() => read).toEqual([{ kind: 'budget', refId: '5', upTo: list[1]?.id }])
  })

  it.each([DESK, PHONE])('can read all of it ($tongue, $theme)', async (setting) => {
    const first = aComment({ text: '@Bo Lind, which oak?', mentions: [BO], on: { lineId: LINE }, isMine: true })
    await open(
      [
        first,
        aComment({ parentId: first.id, text: 'The smoked one', isNew: true }),
        aComment({ assignee: CY, dueOn: '2026-11-20', text: 'Order a sample' }),
        aComment({ author: { memberId: null, nickname: null, avatar: null }, isPlaceGone: true, on: { lineId: LINE } }),
      ],
      { setting },
    )
    await button().click()
    await expect.element(thread('which oak?')).toBeVisible()
    await expect.poll(() => thread('which oak?').element().querySelector('mark')?.textContent).toBe('@Bo Lind')
    expect(await seriousViolations(document.body)).toEqual([])
    expect(panel().element().scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  })

  it.each([DESK, PHONE])('read of what something was said before it was replaced ($tongue)', async (setting) => {
    const marble = { name: '云纹大理石', enName: 'Bianco Vento marble', skuId: '77' }
    const slate = { name: '板岩', enName: 'Slate', skuId: null }
    const first = aComment({ text: 'Too loud?', on: { lineId: LINE }, saidOf: marble })
    await open([first, aComment({ parentId: first.id, text: 'This one is calm', saidOf: slate })], { setting })
    await button().click()
    const words = setting.tongue === 'en' ? 'Said of Bianco Vento marble' : '评论对象：云纹大理石'
    await expect.element(thread('Too loud?').getByRole('link', { name: words })).toBeVisible()
    expect(thread('Too loud?').getByRole('link').element().getAttribute('href')).toBe('/?skuId=77')
    await expect
      .element(thread('calm').getByText(setting.tongue === 'en' ? 'Said of Slate' : '评论对象：板岩'))
      .toBeVisible()
    expect(await seriousViolations(document.body)).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  })

  it('name somebody by @ and keys, and send', async () => {
    const list: TeamComment[] = []
    const sent: unknown[] = []
    await open(list)
    answer(createTeamComment, (input) => {
      sent.push(input)
      list.push(aComment({ text: input.text, isMine: true }))
      return '77'
    })
    await button().click()
    await field().fill('Ask @')
    await expect.poll(() => panel().getByRole('option').elements()).toHaveLength(3)
    // Escape leaves the names alone, not the discussion.
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => panel().getByRole('option').elements()).toHaveLength(0)
    await userEvent.keyboard('{Backspace}@')
    await expect.poll(() => panel().getByRole('option').elements()).toHaveLength(3)
    await userEvent.keyboard('li')
    await expect.element(panel().getByRole('option', { name: 'Bo Lind' })).toHaveAttribute('aria-selected', 'true')
    expect(await seriousViolations(document.body)).toEqual([])
    await userEvent.keyboard('{Enter}')
    await expect.element(field()).toHaveValue('Ask @Bo Lind ')
    await userEvent.keyboard('please{Control>}{Enter}{/Control}')
    await expect.element(thread('Ask @Bo Lind please')).toBeVisible()
    expect(sent).toMatchObject([{ kind: 'budget', refId: '5', text: 'Ask @Bo Lind please', mentions: ['901'] }])
    await expect.element(field()).toHaveValue('')
  })

  it('give each other to-dos with a day, and tick them', async () => {
    const sent: unknown[] = []
    const list = [aComment({ text: 'Order a sample', assignee: { memberId: me.id, nickname: 'Ada' } })]
    await open(list)
    answer(createTeamComment, (input) => {
      sent.push(input)
      return '77'
    })
    answer(resolveTeamComment, ({ isResolved }) => {
      list[0] = aComment({ ...list[0], resolveTime: isResolved ? 1 : null, resolvedBy: 'Ada' })
      return true as const
    })
    await button().click()
    await field().fill('Measure')
    await panel().getByRole('button', { name: 'Make it a to-do' }).click()
    await panel().getByLabelText('For', { exact: true }).selectOptions('林小雨')
    await panel().getByLabelText('Due').fill('2026-12-01')
    await panel().getByRole('button', { name: 'Send' }).click()
    await expect.poll(() => sent).toMatchObject([{ text: 'Measure', assigneeId: '902', dueOn: '2026-12-01' }])
    await panel().getByRole('checkbox', { name: 'For Ada' }).click()
    await expect.element(panel().getByText('Nothing is open')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.element(panel().getByRole('checkbox', { name: 'For Ada' })).not.toBeChecked()
  })

  it('think better of giving a to-do', async () => {
    await open([])
    await button().click()
    await expect.element(panel().getByRole('button', { name: 'Send' })).toHaveStyle({ opacity: '0.45' })
    await field().fill('Measure')
    await expect.element(panel().getByRole('button', { name: 'Send' })).toHaveStyle({ opacity: '1' })
    await panel().getByRole('button', { name: 'Make it a to-do' }).click()
    await panel().getByRole('button', { name: 'No to-do after all' }).click()
    await expect.element(panel().getByLabelText('Due')).not.toBeInTheDocument()
    await expect.element(panel().getByRole('button', { name: 'Make it a to-do' })).toBeVisible()
  })

  it('keep what they type by what it is about', async () => {
    await open([])
    await button().click()
    await field().fill('Of all of it')
    await userEvent.keyboard('{Escape}')
    await expect.element(panel()).not.toBeInTheDocument()
    discussionHere.get().begin?.({ lineId: LINE })
    await expect.element(field()).toHaveValue('')
    await field().fill('Of the oak')
    await userEvent.keyboard('{Escape}')
    await expect.element(panel()).not.toBeInTheDocument()
    await button().click()
    await expect.element(field()).toHaveValue('Of all of it')
    await field().fill('')
    await userEvent.keyboard('{Escape}')
    await expect.element(panel()).not.toBeInTheDocument()
    discussionHere.get().begin?.({ lineId: LINE })
    await expect.element(field()).toHaveValue('Of the oak')
    await panel().getByRole('button', { name: 'About all of it instead' }).click()
    await expect.element(field()).toHaveValue('Of the oak')
    await expect.element(field()).toHaveFocus()
  })

  it('are told that a comment is not there any more to which they come', async () => {
    await open([aComment({ text: 'Oak' })], { address: '/budgetList/5?comment=987654' })
    await expect.element(panel().getByText('This comment is not there any more.')).toBeVisible()
    await expect.element(thread('Oak')).toBeVisible()
  })

  it('lose nothing of what they typed: not by closing, not where it could not be sent', async () => {
    const list: TeamComment[] = []
    await open(list)
    cutOff(createTeamComment)
    await button().click()
    await field().fill('Half a thought')
    await userEvent.keyboard('{Escape}')
    await expect.element(panel()).not.toBeInTheDocument()
    await button().click()
    await expect.element(field()).toHaveValue('Half a thought')
    await panel().getByRole('button', { name: 'Send' }).click()
    await expect.element(panel().getByText(/^Not sent:/)).toBeVisible()
    answer(createTeamComment, ({ text }) => {
      list.push(aComment({ text, isMine: true }))
      return '77'
    })
    await panel().getByRole('button', { name: 'Send again' }).click()
    await expect.element(thread('Half a thought')).toBeVisible()
    await expect
      .poll(() =>
        panel()
          .getByText(/^Not sent:/)
          .elements(),
      )
      .toEqual([])
  })

  it('come by an address to the comment it names, also where that is settled', async () => {
    const settled = aComment({ text: 'Long done', resolveTime: 1, resolvedBy: 'Bo' })
    const reply = aComment({ parentId: settled.id, text: 'Indeed' })
    const { address } = await open([settled, reply], { address: `/budgetList/5?comment=${reply.id}` })
    await expect.element(thread('Long done')).toHaveAttribute('aria-current', 'true')
    await expect.poll(address).toBe('/budgetList/5')
  })

  it('go from a comment to what it is on', async () => {
    const { led } = await open([aComment({ on: { lineId: LINE } })])
    await button().click()
    await panel().getByRole('button', { name: 'On Smoked oak' }).click()
    expect(led).toEqual([{ lineId: LINE }])
    await expect.element(panel()).not.toBeInTheDocument()
  })

  it('are told where they have changed a comment elsewhere, and lose neither', async () => {
    const mine = aComment({ text: 'Oak', isMine: true })
    await open([mine])
    refuse(updateTeamComment, 409, { data: { comment: { ...mine, version: 2 } } })
    await button().click()
    await thread('Oak').getByRole('button', { name: /^Edit/ }).click()
    await panel().getByRole('textbox', { name: 'Edit your comment' }).fill('Ash')
    await panel().getByRole('button', { name: 'Save' }).click()
    await expect.element(panel().getByText(/changed this comment elsewhere/)).toBeVisible()
    await expect.element(panel().getByRole('textbox', { name: 'Edit your comment' })).toHaveValue('Ash')
  })

  it('are asked before a comment goes', async () => {
    const list = [aComment({ text: 'Oak', isMine: true })]
    await open(list)
    answer(deleteTeamComment, () => {
      list.length = 0
      return true
    })
    await button().click()
    await thread('Oak')
      .getByRole('button', { name: /^Delete/ })
      .click()
    await expect.element(panel().getByRole('button', { name: 'Cancel' }).first()).toHaveFocus()
    await panel()
      .getByRole('group', { name: /^Delete this comment/ })
      .getByRole('button', { name: 'Delete' })
      .click()
    await expect.element(panel().getByText('Nothing has been said yet')).toBeVisible()
  })
})
