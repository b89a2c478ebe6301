import { useQuery } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { getCategoryList } from '../../../contract/lookups.ts'
import { categoryList } from '../../catalogue/queries.ts'
import { answer } from '../../testing/server-answers.ts'
import { show } from '../../testing/show.tsx'
import { LoadingLine } from './LoadingLine.tsx'

function Waiting() {
  useQuery(categoryList)
  return <LoadingLine />
}

it('a line says that something loads, until it is there', async () => {
  const { promise, resolve: letCome } = Promise.withResolvers<void>()
  answer(getCategoryList, async () => {
    await promise
    return []
  })
  await show(<Waiting />)
  await expect.element(page.getByRole('progressbar', { name: 'Loading' })).toBeVisible()
  letCome()
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument()
})
