import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { getProject, getProjectNews, getProjectPage } from '../../contract/projects.ts'
import { query } from '../query.ts'
import { readProjectsAgain } from './project-reads.ts'

it('reads again whatever tells of projects, and nothing else', () => {
  const client = new QueryClient()
  const asked = [
    query(getProject, { id: '1' }).queryKey,
    query(getProjectPage, {}).queryKey,
    query(getProjectNews, { id: '1' }).queryKey,
    ['boards', 'pages'],
  ]
  for (const key of asked) client.setQueryData(key, {})
  readProjectsAgain(client)
  expect(asked.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, true, true, false])
})
