import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { i18n } from '../../locales/i18n.ts'
import { seriousViolations } from '../../testing/axe.ts'
import { aBudget, aLine, anAllocation, aRoom } from '../../testing/budgets.ts'
import { show } from '../../testing/show.tsx'
import { createStore } from '../../kit/store.ts'
import { openedBudget, type BudgetState } from '../editing/budget-kind.ts'
import { BudgetTrouble } from './BudgetTrouble.tsx'

it('says what was changed elsewhere too, what could not be saved, and what can be done', async () => {
  const [room, line] = [aRoom(), aLine()]
  const allocation = { type: 'allocation' as const, ...anAllocation({ lineId: line.id, roomId: room.id }) }
  const { draft, version, told } = openedBudget(aBudget({ rooms: [room], lines: [line], allocations: [allocation] }))
  const still = { save: 'saved' as const, canUndo: false, canRedo: false, conflict: null, refusal: null, isGone: false }
  const store = createStore<BudgetState>({ draft, version, ...told, ...still })
  const becomes = (said: Partial<BudgetState>) => store.set({ ...store.get(), ...still, ...said })
  const editor = { ...store, resolve: vi.fn(), takeBack: vi.fn() }
  await show(<BudgetTrouble editor={editor} />)
  const alert = page.getByRole('alert')
  await expect.element(alert).not.toBeInTheDocument()

  becomes({ save: 'conflict', conflict: { items: new Map([[allocation.id, null]]), fields: new Map([['name', 'x']]) } })
  await expect
    .element(page.getByText('2 things were changed here and elsewhere: Smoked oak in Lobby, the budget list itself.'))
    .toBeVisible()
  expect(await seriousViolations(document.body)).toEqual([])
  await page.getByRole('button', { name: 'Use the other version' }).click()
  expect(editor.resolve).toHaveBeenCalledWith('theirs')

  becomes({ save: 'refused', refusal: 'The list is approved.' })
  await expect.element(page.getByText('This could not be saved: The list is approved.')).toBeVisible()
  await page.getByRole('button', { name: 'Take it back' }).click()
  expect(editor.takeBack).toHaveBeenCalledOnce()
  becomes({ save: 'refused' })
  await i18n.changeLanguage('zh-CN')
  await expect.element(page.getByText('以预算清单现在的情况无法保存')).toBeVisible()
  becomes({ isGone: true, save: 'refused' })
  await expect.element(page.getByText('已在别处删除')).toBeVisible()
})
