import '../locales/work-texts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { getProject, getProjectNews, getProjectPage, placeThings } from '../../contract/projects.ts'
import { showToast } from '../kit/toasts/toast.ts'
import { change, useChange } from '../query.ts'
import type { PlacedThing } from './placing.ts'
import { readThingsAgain } from './project-reads.ts'

const placing = change(placeThings, [getProjectPage, getProject, getProjectNews])

/** Puts things into a project, or into none; a message says so and takes it back. */
export function usePlacing() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { mutateAsync, isPending } = useChange(placing, { onDone: () => readThingsAgain(client) })
  const send = async (projectId: string | null, things: readonly PlacedThing[]) => {
    const sent = things.map(({ kind, refId }) => ({ kind, refId }))
    await mutateAsync({ projectId, things: sent })
  }
  const takeBack = async (things: readonly PlacedThing[]) => {
    const before = Map.groupBy(things, ({ project }) => project?.id ?? null)
    // One after the other: a later one is not lost with an earlier one's failure.
    // oxlint-disable-next-line no-await-in-loop
    for (const [projectId, some] of before) await send(projectId, some).catch(told)
  }
  return {
    isPending,
    /** Resolves to false where it failed, which is told. */
    place: async (projectId: string | null, things: readonly PlacedThing[], words: string) => {
      try {
        await send(projectId, things)
      } catch {
        return false
      }
      // Only who owns a thing can put it back.
      const own = things.filter(({ right }) => right === 'own')
      showToast(words, own.length === 0 ? undefined : { label: t('work.undo'), act: () => void takeBack(own) })
      return true
    },
  }
}

/** The query client has reported the failure. */
function told(): void {}
