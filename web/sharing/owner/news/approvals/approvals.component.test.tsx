import { expect, test } from 'vitest'
import { getApproval } from '../../../../../contract/sharing/approval-calls.ts'
import { seriousViolations } from '../../../../testing/axe.ts'
import { anApproval } from '../../../../testing/own-links.ts'
import { answer } from '../../../../testing/server-answers.ts'
import { drawer, openDrawer, tab } from '../../../../testing/sharing/share-drawer.tsx'

test('approvals say whether they hold, and what has changed since', async () => {
  const changed = anApproval({ id: '21', name: 'Lin', isChanged: true, note: 'Go ahead.', isRead: false })
  await openDrawer({ approvals: [changed, anApproval({ id: '22', name: 'Mo' })], state: { unread: 1 } })
  answer(getApproval, {
    ...changed,
    view: {
      kind: 'budget',
      role: 'approve',
      fields: ['name'],
      ownerName: 'Ada',
      language: 'en',
      contentHash: changed.contentHash,
    },
    difference: {
      added: [{ id: 'a', name: '亚麻', enName: 'Linen' }],
      removed: [],
      replaced: [{ from: { id: 'b', name: '橡木', enName: 'Oak' }, to: { id: 'b', name: '胡桃木', enName: 'Walnut' } }],
      changed: [
        {
          what: { id: null, name: '', enName: '' },
          fields: [{ field: 'low', from: '4147.20', to: '5068.80' }],
        },
        {
          what: { id: 'c', name: '大理石', enName: 'Marble' },
          fields: [
            { field: 'orderQty', from: '12.40', to: '13.00' },
            { field: 'note', from: null, to: 'Honed' },
            { field: 'cover', from: null, to: null },
          ],
        },
      ],
    },
  })
  // The approval is the unread news.
  await expect.element(tab('Approvals')).toHaveAttribute('aria-selected', 'true')
  const first = drawer().getByRole('article', { name: /^Lin/ })
  await expect.element(first.getByText('Changed since it was approved')).toBeVisible()
  await expect.element(first.getByText('Go ahead.')).toBeVisible()
  await expect
    .element(
      drawer()
        .getByRole('article', { name: /^Mo/ })
        .getByText(/^Holds/),
    )
    .toBeVisible()
  await expect
    .element(first.getByRole('link', { name: 'Open what was approved: Lin' }))
    .toHaveAttribute('href', '/approval/21')
  await first.getByRole('button', { name: 'What has changed' }).click()
  await expect.element(first.getByText('Linen')).toBeVisible()
  await expect.element(first.getByText('Oak by Walnut')).toBeVisible()
  await expect.element(first.getByText('All of it: lowest amount 4,147.20 → 5,068.80')).toBeVisible()
  await expect
    .element(first.getByText('Marble: quantity to order 12.40 → 13.00; note now: Honed; the picture'))
    .toBeVisible()
  await expect.element(first.getByText('Removed')).not.toBeInTheDocument()
  expect(await seriousViolations(document.body)).toEqual([])
})
