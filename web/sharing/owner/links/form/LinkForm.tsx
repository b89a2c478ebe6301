import { IconArrowLeft } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createLink, updateLink, type Link } from '../../../../../contract/sharing/link-calls.ts'
import { linkRoles, LONGEST_LINK_NAME } from '../../../../../contract/sharing/links.ts'
import { reasonOf } from '../../../../errors/message.ts'
import { languageNames, languages } from '../../../../locales/i18n.ts'
import buttons from '../../../../ui/buttons.module.css'
import { Choice } from '../../../../ui/fields/Choice.tsx'
import { CheckField } from '../../../../ui/fields/CheckField.tsx'
import { Switch } from '../../../../ui/fields/Switch.tsx'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import { showToast } from '../../../../ui/toasts/toast.ts'
import { newKey } from '../../../../workspace/new-key.ts'
import parts from '../../parts.module.css'
import { useShareChange } from '../../queries.ts'
import type { SharedDocument } from '../../shared-document.ts'
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
import type { MadeAddress } from '../NewAddress.tsx'
import { ExpiryField } from './ExpiryField.tsx'
import styles from './LinkForm.module.css'
import { ShownChoice } from './ShownChoice.tsx'

interface LinkFormProps {
  shared: SharedDocument
  /** That is changed; null: a new one. */
  link: Link | null
  /** Whether anything in it is other than at its beginning. */
  onTouch: (isTouched: boolean) => void
  onBack: () => void
  /** With the address of a new one. */
  onDone: (made: MadeAddress | null) => void
}

/** Makes a link, or changes one: for whom it is, what they may do and see, and until when. */
export function LinkForm({ shared, link, onTouch, onBack, onDone }: LinkFormProps) {
  const { t, i18n } = useTranslation()
  const language = i18n.resolvedLanguage === 'zh-CN' ? 'zh-CN' : 'en'
  const [first] = useState(() => (link ? linkDraftOf(link) : newDraft(shared.kind, language)))
  const [draft, setDraft] = useState(first)
  const [wrong, setWrong] = useState<LinkProblems>({})
  const [refusal, setRefusal] = useState('')
  /** Sent again as it is after no answer came, it makes no second one. */
  const attempt = useRef<{ draft: LinkDraft; key: string; time: number } | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const creating = useShareChange(shared, createLink, { isSilent: true })
  const updating = useShareChange(shared, updateLink, { isSilent: true })
  const isBusy = creating.isPending || updating.isPending
  // What was pressed has gone with the list.
  useEffect(() => title.current?.focus(), [])

  const change = (next: Partial<LinkDraft>) => {
    setDraft((before) => ({ ...before, ...next }))
    onTouch(JSON.stringify({ ...draft, ...next }) !== JSON.stringify(first))
    setWrong({})
    setRefusal('')
  }
  const submit = () => {
    if (attempt.current?.draft !== draft) attempt.current = { draft, key: newKey(), time: Date.now() }
    const { key, time: now } = attempt.current
    const found = findWrong(draft, now, link)
    setWrong(found)
    if (Object.keys(found).length > 0) {
      // Once it is drawn as wrong.
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
      return
    }
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
        { kind: shared.kind, refId: shared.refId, ...creationOf(draft, now), key },
        {
          onError,
          onSuccess: ({ url }) => onDone({ name: linkName({ name: draft.name.trim() }, t), url }),
        },
      )
  }
  return (
    <form
      ref={form}
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) submit()
      }}
    >
      <div className={styles['head']}>
        <button
          type="button"
          className={buttons['icon']}
          aria-label={t('shareLinks.form.back')}
          title={t('shareLinks.form.back')}
          onClick={onBack}
        >
          <IconArrowLeft />
        </button>
        <h3 ref={title} className={styles['title']} tabIndex={-1}>
          {t(link ? 'shareLinks.form.changeTitle' : 'shareLinks.form.newTitle')}
        </h3>
      </div>
      <TextField
        label={t('shareLinks.form.name')}
        value={draft.name}
        limit={{ most: LONGEST_LINK_NAME, text: t('shareLinks.form.longName', { most: LONGEST_LINK_NAME }) }}
        autoComplete="off"
        placeholder={t('shareLinks.form.namePlaceholder')}
        note={t('shareLinks.form.nameNote')}
        error={wrong.name && t('shareLinks.form.wrongName')}
        onType={(name) => change({ name })}
      />
      <div>
        <Choice
          label={t('shareLinks.form.role')}
          options={linkRoles.map((role) => ({ value: role, label: t(`shareLinks.roles.${role}`) }))}
          value={draft.role}
          onChoose={(role) => change({ role })}
        />
        <p className={styles['says']} aria-live="polite">
          {t(`shareLinks.roleSays.${draft.role}`)}
        </p>
      </div>
      <ShownChoice shared={shared} link={link} draft={draft} wrong={wrong} onChange={change} />
      <Choice
        label={t('shareLinks.form.language')}
        options={languages.map((value) => ({ value, label: languageNames[value], lang: value }))}
        value={draft.language}
        onChoose={(chosen) => change({ language: chosen })}
      />
      <ExpiryField link={link} draft={draft} isWrong={wrong.date === true} onChange={change} />
      <TextField
        label={t('shareLinks.form.password')}
        type="password"
        value={draft.password}
        autoComplete="new-password"
        disabled={draft.isPasswordAway}
        note={t(link?.hasPassword ? 'shareLinks.form.passwordKept' : 'shareLinks.form.passwordNote')}
        error={wrong.password && t('shareLinks.form.wrongPassword')}
        onType={(password) => change({ password })}
      />
      {link?.hasPassword && (
        <CheckField
          name="isPasswordAway"
          isChecked={draft.isPasswordAway}
          onCheck={(isPasswordAway) => change({ isPasswordAway, password: '' })}
        >
          {t('shareLinks.form.passwordAway')}
        </CheckField>
      )}
      <Switch
        label={t('shareLinks.form.notifies')}
        hint={t('shareLinks.form.notifiesHint')}
        isOn={draft.notifies}
        onSwitch={(notifies) => change({ notifies })}
      />
      <p className={styles['refusal']} role="alert">
        {refusal}
      </p>
      <div className={parts['answers']}>
        <button type="button" className={buttons['plain']} onClick={onBack}>
          {t('share.cancel')}
        </button>
        <button type="submit" className={buttons['filled']} aria-busy={isBusy}>
          {t(link ? 'shareLinks.form.save' : 'shareLinks.form.create')}
        </button>
      </div>
    </form>
  )
}
