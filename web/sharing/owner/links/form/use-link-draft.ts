import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createLink, updateLink, type Link } from '../../../../../contract/sharing/link-calls.ts'
import { reasonOf } from '../../../../errors/message.ts'
import { showToast } from '../../../../kit/toasts/toast.ts'
import { newKey } from '../../../../workspace/new-key.ts'
import { useShareChange } from '../../queries.ts'
import type { LinkedDocument } from '../../shared-document.ts'
import {
  linkChangeOf,
  creationOf,
  linkDraftOf,
  findWrong,
  newDraft,
  type LinkDraft,
  type LinkProblems,
} from '../link-draft.ts'
import { linkName } from '../link-words.ts'
import type { ShownAddress } from '../address/shown-address.ts'

interface EditedLink {
  shared: LinkedDocument
  /** The link that is changed; null for a new one. */
  link: Link | null
  /** Whom a new link is likely for. */
  client?: LinkedDocument['client'] | undefined
  onTouch: (isTouched: boolean) => void
  onDone: (made: ShownAddress | null) => void
}

/** A link as typed, what is wrong with it, and `save`. */
export function useLinkDraft({ shared, link, client, onTouch, onDone }: EditedLink) {
  const { t, i18n } = useTranslation()
  const language = client?.language ?? (i18n.resolvedLanguage === 'zh-CN' ? 'zh-CN' : 'en')
  const [first] = useState(() => (link ? linkDraftOf(link) : newDraft(shared.kind, language, client?.name)))
  const [draft, setDraft] = useState(first)
  const [wrong, setWrong] = useState<LinkProblems>({})
  const [refusal, setRefusal] = useState('')
  /** A repeated call with the same draft uses the same key, so that no second link is created. */
  const attempt = useRef<{ draft: LinkDraft; key: string; time: number } | null>(null)
  const creating = useShareChange(shared, createLink, { isSilent: true })
  const updating = useShareChange(shared, updateLink, { isSilent: true })
  const isBusy = creating.isPending || updating.isPending
  const change = (next: Partial<LinkDraft>) => {
    setDraft((before) => ({ ...before, ...next }))
    onTouch(JSON.stringify({ ...draft, ...next }) !== JSON.stringify(first))
    setWrong({})
    setRefusal('')
  }
  /** Returns false where something typed is wrong. `onDone` is called when the server has answered. */
  const save = (): boolean => {
    if (attempt.current?.draft !== draft) attempt.current = { draft, key: newKey(), time: Date.now() }
    const { key, time: now } = attempt.current
    const found = findWrong(draft, now, link)
    setWrong(found)
    if (Object.keys(found).length > 0) return false
    const onError = (error: Error) => setRefusal(reasonOf(error, t))
    if (link)
      updating.mutate(linkChangeOf(draft, link, now), {
        onError,
        onSuccess: () => {
          showToast(t('shareLinks.changed'))
          onDone(null)
        },
      })
    else
      creating.mutate(
        { kind: shared.kind, refId: shared.refId, ...creationOf(draft, shared.kind, now), key },
        {
          onError,
          onSuccess: ({ url }) => onDone({ name: linkName({ name: draft.name.trim() }, t), url }),
        },
      )
    return true
  }
  return { draft, wrong, refusal, isBusy, change, save }
}
