import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addressOf, EMAIL } from '../../../contract/members.ts'
import { getProject, type Project } from '../../../contract/projects.ts'
import { AnswerError } from '../../api.ts'
import type { Refusals } from '../../errors/refusals.ts'
import { useForm } from '../../forms/use-form.ts'
import { showToast } from '../../kit/toasts/toast.ts'
import { query, useChange } from '../../query.ts'
import { projectUpdate } from '../queries.ts'
import { changesIn, detailsOf, mergedDetails, roomOf, type Details } from './details.ts'

const CONFLICT = 409

/** The form of a project's details. What others change meanwhile is told, and overwrites nothing that was typed. */
export function useDetailsForm(project: Project, onSaved: () => void) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { mutateAsync } = useChange(projectUpdate, { isSilent: true })
  const [base, setBase] = useState({ version: project.version, details: detailsOf(project) })
  /** What both sides changed, as others left it; null before a conflict. */
  const [others, setOthers] = useState<Partial<Details> | null>(null)
  const checks = useChecks()
  const form = useForm<Details>({
    begun: base.details,
    check: checks,
    send: async (typed) => {
      const fields = changesIn(typed, base.details)
      if (Object.keys(fields).length > 0) {
        try {
          await mutateAsync({ id: project.id, version: base.version, fields })
        } catch (error) {
          // Within the sending, so that nothing can be typed meanwhile.
          if (isConflict(error)) await takeIn(typed)
          throw error
        }
        showToast(t('projects.detailsSaved'))
      }
      onSaved()
    },
    onFailed: isConflict,
  })
  const takeIn = async (typed: Details) => {
    const asked = query(getProject, { id: project.id }, { isSilent: true, isFresh: true })
    const now = await client.fetchQuery(asked)
    const theirs = detailsOf(now)
    const { details, both } = mergedDetails(typed, base.details, theirs)
    setBase({ version: now.version, details: theirs })
    setOthers(Object.fromEntries(both.map((field) => [field, theirs[field]])))
    form.begin(theirs, details)
  }
  return { form, others }
}

function isConflict(error: unknown): boolean {
  return error instanceof AnswerError && error.code === CONFLICT
}

/** Mistakes that can be told before anything is sent. */
function useChecks(): (details: Details) => Refusals {
  const { t } = useTranslation()
  return ({ name, clientMail, startsOn, endsOn, rooms, unitSystem }) => ({
    ...(name.trim() === '' && { name: t('projects.namePrompt') }),
    ...(clientMail.trim() !== '' && !EMAIL.test(addressOf(clientMail)) && { clientMail: t('projects.mailWrong') }),
    ...(startsOn && endsOn && endsOn < startsOn && { endsOn: t('projects.endsBefore') }),
    ...(rooms.some((room) => room.name.trim() === '') && { rooms: t('projects.roomMissing') }),
    ...(rooms.some((room) => roomOf(room, unitSystem) === undefined) && { rooms: t('projects.roomWrong') }),
  })
}
