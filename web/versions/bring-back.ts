import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  restoreVersion,
  type NamedVersion,
  type RestoredVersion,
  type VersionedThing,
} from '../../contract/versions.ts'
import { AnswerError, call } from '../api.ts'
import { messageOf } from '../errors/message.ts'
import { showFault, showLatest } from '../kit/toasts/toast.ts'
import { newKey } from '../workspace/new-key.ts'
import { readVersionsAgain } from './queries.ts'
import { versionName } from './words.ts'

const CHANGED = 409

interface BringingBack {
  named: NamedVersion
  thing: Pick<VersionedThing, 'name' | 'version'>
  /** Shows the board or list. */
  onBack: () => void | Promise<void>
}

/** Restores a version, shows the board or list, and offers to undo it there. */
export function useBringBack({ named, thing, onBack }: BringingBack) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)
  /** Lists and pages of the board or list have changed. */
  const readAgain = async (kind: NamedVersion['kind']) => {
    await readVersionsAgain(client)
    await client.invalidateQueries({ queryKey: [kind === 'board' ? 'boards' : 'budgets'] })
  }
  const fail = (error: unknown) => {
    if (error instanceof AnswerError && error.code === CHANGED) return showFault(t('versions.changedSince'))
    const message = messageOf(error, t)
    if (message) showFault(message.text)
  }
  const undo = async ({ keptId, version }: RestoredVersion, kind: NamedVersion['kind']) => {
    if (keptId === null) return
    try {
      await call(restoreVersion, { id: keptId, version }, { idempotencyKey: newKey() })
      showLatest('versions', t('versions.undone'))
    } catch (error) {
      fail(error)
    }
    await readAgain(kind)
  }
  const bringBack = async () => {
    setIsBusy(true)
    try {
      const input = { id: named.id, version: thing.version }
      const restored = await call(restoreVersion, input, { idempotencyKey: newKey() })
      const names = restored.missing.map((name) => name || t('versions.lostName')).join(', ')
      const lost = restored.missing.length > 0 ? t('versions.lost', { count: restored.missing.length, names }) : ''
      const isSame = restored.keptId === null
      const said = isSame
        ? t('versions.broughtBackSame', { thing: thing.name })
        : t('versions.broughtBack', { name: versionName(named, t) })
      const action = { label: t('versions.undo'), act: () => void undo(restored, named.kind) }
      await readAgain(named.kind)
      await onBack()
      showLatest('versions', [said, lost].filter(Boolean).join(' '), isSame ? undefined : action)
    } catch (error) {
      fail(error)
      await readVersionsAgain(client)
    }
    setIsBusy(false)
  }
  return { bringBack, isBusy }
}
