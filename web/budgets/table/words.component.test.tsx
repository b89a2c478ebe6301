import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answerLookups } from '../../testing/lookups.ts'
import { show } from '../../testing/show.tsx'
import { useTableWords } from './words.ts'

function Unit() {
  return <p>{useTableWords().unit('meter')}</p>
}

it('a unit has the name of the dictionary as soon as that has come', async () => {
  answerLookups()
  await show(<Unit />)
  await expect.element(page.getByText('m', { exact: true })).toBeVisible()
})
