import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { exportActivity, getActivity } from '../../../../../contract/sharing/activity-calls.ts'
import { anEvent } from '../../../../testing/own-links.ts'
import { answer, breakDown } from '../../../../testing/server-answers.ts'
import { drawer, openDrawer, press, tab } from '../../../../testing/sharing/share-drawer.tsx'

test('what happened is told in words, and more of it on demand', async () => {
  await openDrawer({})
  answer(getActivity, ({ pageNo }) =>
    Number(pageNo) === 1
      ? {
          list: [
            anEvent({ event: 'approved', name: 'Lin' }),
            anEvent({ event: 'viewed', linkName: '' }),
            anEvent({ event: 'exported' }),
            ...Array.from({ length: 47 }, () => anEvent({ event: 'replied' })),
          ],
          total: 51,
        }
      : { list: [anEvent({ event: 'created' })], total: 51 },
  )
  await tab('Activity').click()
  await expect.element(drawer().getByText('Lin approved, by the link for The Lins')).toBeVisible()
  await expect.element(drawer().getByText('Somebody opened a link without a name')).toBeVisible()
  await expect.element(drawer().getByText('Somebody downloaded a file, by the link for The Lins')).toBeVisible()
  await expect.element(drawer().getByText('You answered, by the link for The Lins').first()).toBeVisible()
  await press('Show more')
  await expect.element(drawer().getByText('You made the link for The Lins')).toBeVisible()
  await expect.element(drawer().getByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
  breakDown(exportActivity, 500)
  await press('Download CSV')
  await expect.element(page.getByText(/500/)).toBeVisible()
})
