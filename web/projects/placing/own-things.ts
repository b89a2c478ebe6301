import { useQuery } from '@tanstack/react-query'
import { getBoardPage } from '../../../contract/boards/calls.ts'
import { getBudgetPage } from '../../../contract/budgets/calls.ts'
import { getFolderPage } from '../../../contract/favourites.ts'
import type { SharedKind } from '../../../contract/sharing/links.ts'
import type { Read } from '../../lists/Answer.tsx'
import { query } from '../../query.ts'
import type { PlacedThing } from '../../workspace/placing.ts'

/** One of the member's own things, to be brought into a project. Moments are in epoch milliseconds. */
export interface OwnThing extends PlacedThing {
  updateTime: number
  /** When it was read. */
  now: number
}

const ASKED = { isSilent: true, isFresh: true }
/** The most that a page holds, and that a member may have of a kind. */
const A_PAGE = 200
const ALL_FOLDERS = -1

/** The member's own boards, lists and folders that are in no project, the last changed first. */
export function useLooseThings(): Read<OwnThing[]> {
  const boards = useQuery(query(getBoardPage, { mine: '1', pageSize: A_PAGE }, ASKED))
  const budgets = useQuery(query(getBudgetPage, { pageSize: A_PAGE }, ASKED))
  const folders = useQuery(query(getFolderPage, { pageSize: ALL_FOLDERS }, ASKED))
  const answers = [boards, budgets, folders]
  const now = Math.max(...answers.map(({ dataUpdatedAt }) => dataUpdatedAt))
  const data =
    boards.data && budgets.data && folders.data
      ? [
          ...boards.data.list.map((card) => thingOf('board', card, now)),
          ...budgets.data.list.map((card) => thingOf('budget', card, now)),
          ...folders.data.list.map((card) => thingOf('folder', card, now)),
        ]
      : undefined
  return {
    data: data
      ?.filter(({ project, right }) => project === null && right === 'own')
      .toSorted((one, other) => other.updateTime - one.updateTime),
    error: answers.find(({ error }) => error !== null)?.error ?? null,
    isPlaceholderData: false,
    refetch: () => Promise.all(answers.map(({ refetch }) => refetch())),
  }
}

type Card = Omit<PlacedThing, 'kind' | 'refId'> & { id: string; updateTime: number }

function thingOf(kind: SharedKind, { id: refId, name, project, right, updateTime }: Card, now: number): OwnThing {
  return { kind, refId, name, project, right, updateTime, now }
}
