import { useQuery } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../testing/show.tsx'
import { LoadingLine } from './LoadingLine.tsx'

it('a line says that something loads, until it is there', async () => {
  const { promise, resolve: letCome } = Promise.withResolvers<string>()
  function Waiting() {
    useQuery({ queryKey: ['awaited'], queryFn: () => promise })
    return <LoadingLine />
  }
  await show(<Waiting />)
  await expect.element(page.getByRole('progressbar', { name: 'Loading' })).toBeVisible()
  letCome('here')
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument()
})
