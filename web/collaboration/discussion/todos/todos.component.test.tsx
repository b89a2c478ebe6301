import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { getTodos, resolveTeamComment, type Todo } from '../../../../contract/collaboration/discussion-calls.ts'
import { seriousViolations } from '../../../testing/axe.ts'
import { aMember } from '../../../testing/members.ts'
import { answer, breakDown } from '../../../testing/server-answers.ts'
import { enterAs } from '../../../testing/session.ts'
import { show, type Setting } from '../../../testing/show.tsx'
import { Toasts } from '../../../kit/toasts/Toasts.tsx'
import { TodoList } from './TodoList.tsx'

const PHONE = { tongue: 'zh-CN', theme: 'dark', viewport: { width: 320, height: 640 } } as const

let count = 0

function aTodo(facts: Partial<Todo> = {}): Todo {
  count += 1
  return {
    id: `${count}`,
    kind: 'budget',
    refId: '5',
    name: 'Harbour hotel',
    on: null,
    onName: null,
    text: `To-do ${count}`,
    by: 'Bo',
    isMine: false,
    dueOn: null,
    createTime: Date.UTC(2026, 10, 26),
    doneTime: null,
    ...facts,
  }
}

/** Opens the list with a server that stores what is ticked. */
async function open(todos: Todo[], setting?: Setting) {
  enterAs(aMember())
  answer(getTodos, ({ state }) => {
    const list = todos.filter(({ doneTime }) => (doneTime !== null) === (state === 'done'))
    return { list, total: list.length }
  })
  answer(resolveTeamComment, ({ id, isResolved }) => {
    const todo = todos.find((one) => one.id === id)
    if (todo) todo.doneTime = isResolved ? 1 : null
    return true as const
  })
  let left = 0
  const shown = await show(
    <main>
      <h1>To-dos</h1>
      <TodoList onLeave={() => (left += 1)} />
      <Toasts closeLabel="Dismiss" />
    </main>,
    setting,
  )
  return { ...shown, left: () => left }
}

it('somebody sees what they are to do, until when, and is led to where it was said', async () => {
  const todo = aTodo({ text: 'Order a sample', dueOn: '2020-01-01', onName: { name: '橡木', enName: 'Smoked oak' } })
  const { address, left } = await open([todo, aTodo()])
  const row = page.getByRole('listitem').filter({ hasText: 'Order a sample' })
  for (const words of ['overdue since Jan 1, 2020', 'in “Harbour hotel”', 'On Smoked oak', 'from Bo'])
    await expect.element(row.getByText(words)).toBeVisible()
  await row.getByRole('link').click()
  await expect.poll(address).toBe(`/budgetList/5?comment=${todo.id}`)
  expect(left()).toBe(1)
})

it('somebody ticks what is done, and takes it back', async () => {
  await open([aTodo({ text: 'Order a sample' })])
  await page.getByRole('checkbox', { name: 'Done: Order a sample' }).click()
  await expect.element(page.getByText('You have nothing to do')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByRole('checkbox', { name: 'Done: Order a sample' })).not.toBeChecked()
})

it('a phone shows all of it in Chinese, in the dark', async () => {
  await open([aTodo({ dueOn: '2020-01-01', text: '测量门厅' }), aTodo({ doneTime: 1, text: '订购样品' })], PHONE)
  await expect.element(page.getByRole('link', { name: '测量门厅' })).toBeVisible()
  expect(await seriousViolations(document.body)).toEqual([])
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  await page.getByText('已完成', { exact: true }).click()
  await expect.element(page.getByRole('link', { name: '订购样品' })).toBeVisible()
})

it('somebody is told why there is nothing to be seen, and tries again', async () => {
  enterAs(aMember())
  breakDown(getTodos, 500)
  await show(<TodoList onLeave={() => undefined} />)
  await expect.element(page.getByText('The to-dos could not be loaded.')).toBeVisible()
  answer(getTodos, { list: [], total: 0 })
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.element(page.getByText('You have nothing to do')).toBeVisible()
})
