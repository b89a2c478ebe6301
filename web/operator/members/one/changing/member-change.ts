import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { KeptMember } from '../../../../../contract/members-kept.ts'
import { AnswerError } from '../../../../api.ts'
import { reasonOf } from '../../../../errors/message.ts'
import { useNoteMember } from '../../queries.ts'

const [REFUSED, CONFLICT] = [400, 409]

interface MemberChange {
  /** The member as the operator sees them. */
  member: KeptMember
  /** Sends the change, based on a version of the member. */
  send: (version: number) => Promise<KeptMember>
  onDone: (member: KeptMember) => void
}

export interface ChangeFaults {
  /** The error at the reason. */
  reason?: string | undefined
  /** Errors that no field can correct. */
  form?: string | undefined
}

/**
 * Changes a member, once at a time. If somebody else has changed them since, nothing is done: `meanwhile` holds both states, and the
 * next try is based on the newer one.
 */
export function useMemberChange({ member, send, onDone }: MemberChange) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const note = useNoteMember()
  // Not the newest version that the page has loaded, but the one that the operator has read.
  const [seen, setSeen] = useState(member)
  const [meanwhile, setMeanwhile] = useState<{ before: KeptMember; now: KeptMember } | null>(null)
  const [faults, setFaults] = useState<ChangeFaults>({})
  const mutationKey = ['change-member', useId()]
  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: () => send(seen.version),
    // The dialog shows it.
    meta: { isSilent: true },
    onSuccess: (now) => {
      note(now)
      onDone(now)
    },
    onError: (error) => {
      const now = standingIn(error)
      if (now) {
        setMeanwhile({ before: meanwhile?.before ?? seen, now })
        setSeen(now)
        note(now)
      } else setFaults(faultsOf(error, reasonOf(error, t)))
    },
  })
  return {
    isPending,
    meanwhile,
    faults,
    tell: setFaults,
    forget: () => setFaults({}),
    change: () => {
      // A ref knows of the running call before the next render: a finger may press twice.
      if (client.isMutating({ mutationKey }) > 0) return
      setFaults({})
      mutate()
    },
  }
}

export type MemberChangeState = ReturnType<typeof useMemberChange>

/** The present member, if a conflict is why the change was refused. */
function standingIn(error: unknown): KeptMember | null {
  if (!(error instanceof AnswerError) || error.code !== CONFLICT) return null
  const { version } = Object(error.data) as { version?: unknown }
  return typeof version === 'number' ? (error.data as KeptMember) : null
}

function faultsOf(error: unknown, text: string): ChangeFaults {
  const [, reason] = /^reason[:：]\s*(.+)$/s.exec(text) ?? []
  const isOfReason = error instanceof AnswerError && error.code === REFUSED && reason !== undefined
  return isOfReason ? { reason } : { form: text }
}
