import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { getAuditChoices, getAuditPage } from '../../../contract/audit.ts'
import type { AuditChange } from '../../../contract/audit.ts'
import { setUser } from '../../members/session/current-user.ts'
import { seriousViolations } from '../../testing/axe.ts'
import { aMember } from '../../testing/members.ts'
import { answer, breakDown } from '../../testing/server-answers.ts'
import { show } from '../../testing/show.tsx'
import { AuditView } from './AuditView.tsx'

const NOON = Date.UTC(2026, 10, 24, 4)

function aChange(facts: Partial<AuditChange> & { version: string }): AuditChange {
  return {
    time: NOON,
    origin: 'screen',
    memberId: '7',
    actor: null,
    run: null,
    entity: 'sku',
    entityId: '31',
    name: 'NH-OAK-01-N',
    enName: 'NH-OAK-01-N',
    of: { entity: 'product', id: '5', name: '橡木地板', enName: 'Oak board' },
    kind: 'changed',
    fields: [{ field: 'min_price', was: '180.00', is: '190.00' }],
    ...facts,
  }
}

const CHANGES = [
  aChange({ version: '9' }),
  aChange({
    version: '8',
    memberId: '3',
    entity: 'product',
    entityId: '5',
    name: '橡木地板',
    enName: 'Oak board',
    of: null,
    fields: [
      {
        field: 'category_id',
        was: { id: '1', name: '地面', enName: 'Flooring' },
        is: { id: '2', name: '木材', enName: 'Timber' },
      },
      { field: 'status', was: 'on_sale', is: 'withdrawn' },
      { field: 'a_column_of_later', was: null, is: '1' },
    ],
  }),
  aChange({ version: '7', memberId: null, actor: 'demonstration', origin: 'demonstration', kind: 'added' }),
  aChange({ version: '6', origin: 'undo', kind: 'removed', run: { id: '4', name: 'oak.csv' } }),
]

beforeEach(() => {
  answer(getAuditChoices, { memberIds: ['3', '7'], runs: [{ id: '4', name: 'oak.csv', startTime: NOON }] })
  answer(getAuditPage, ({ before, entityId, kind }) => {
    const list = CHANGES.filter(
      (change) => (!entityId || change.entityId === entityId) && (!kind || change.kind === kind),
    )
    const older = list.filter(({ version }) => !before || Number(version) < Number(before))
    return { list: older.slice(0, 2), next: older.length > 2 ? (older[1]?.version ?? null) : null }
  })
})

it.each([
  [
    'en',
    { width: 1366, height: 768 },
    ['You', 'Lowest price', 'Staff no. 3', 'Flooring', 'Timber', 'Withdrawn', 'By hand'],
  ],
  ['zh-CN', { width: 320, height: 700 }, ['您', '最低价', '3 号人员', '地面', '木材', '已下架', '手工操作']],
] as const)('says who changed what, as one reads it (%s)', async (tongue, viewport, texts) => {
  setUser(aMember({ id: '7', roles: ['member', 'editor'] }))
  await show(<AuditView />, { tongue, viewport })
  const list = page.getByRole('list').first()
  await expect.element(list.getByText('190.00')).toBeVisible()
  const read = list.element().textContent ?? ''
  for (const text of texts) expect(read).toContain(text)
  // Its unit follows the window's width a moment later.
  await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(viewport.width)
  expect(await seriousViolations(document.body)).toEqual([])
})

it('leads to older changes and back, by the address', async () => {
  const { address } = await show(<AuditView />)
  await page.getByRole('button', { name: 'Older changes' }).click()
  await expect.element(page.getByText('Taking back oak.csv')).toBeVisible()
  expect(address()).toBe('/?before=8')
  await expect.element(page.getByText('The demonstration', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'To the newest' }).click()
  await expect.element(page.getByRole('list').getByText('Staff no. 3')).toBeVisible()
  expect(address()).toBe('/')
})

it('is narrowed down by fields and by one record, and widened again', async () => {
  const { address } = await show(<AuditView />, { address: '/?before=8' })
  await page.getByLabelText('Kind').selectOptions('Removed')
  await expect.element(page.getByText('Taking back oak.csv')).toBeVisible()
  expect(address()).toBe('/?kind=removed')
  await page.getByRole('link', { name: 'NH-OAK-01-N' }).click()
  await expect.element(page.getByText('Only SKU NH-OAK-01-N')).toBeVisible()
  expect(address()).toBe('/?entity=sku&entityId=31')
  await page.getByRole('button', { name: 'No longer only SKU NH-OAK-01-N' }).click()
  await page.getByLabelText('From day').fill('2026-11-24')
  await expect.poll(address).toBe('/?entity=sku&from=2026-11-24')
  await page.getByRole('button', { name: 'Clear all' }).click()
  expect(address()).toBe('/')
})

it('says where there is none, and where it could not be loaded', async () => {
  answer(getAuditPage, { list: [], next: null })
  await show(<AuditView />, { address: '/?kind=removed' })
  await expect.element(page.getByText('There is no such change.')).toBeVisible()
  breakDown(getAuditPage, 500)
  await show(<AuditView />)
  await expect.element(page.getByText('The changes could not be loaded.')).toBeVisible()
})

it('says at the field that days are crossed, and asks for nothing', async () => {
  let asked = 0
  answer(getAuditPage, () => {
    asked += 1
    return { list: CHANGES, next: null }
  })
  await show(<AuditView />, { address: '/?from=2026-03-02&to=2026-03-01' })
  await expect.element(page.getByLabelText('From day')).toHaveAccessibleDescription('The first day comes after the last one.') // prettier-ignore
  await expect.element(page.getByText('Choose fewer filters, or other days.')).toBeVisible()
  expect(asked).toBe(0)
})
