import { IconArrowLeft } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type Link } from '../../../../../contract/sharing/link-calls.ts'
import { linkRoles, LONGEST_LINK_NAME } from '../../../../../contract/sharing/links.ts'
import { languageNames, languages } from '../../../../locales/i18n.ts'
import buttons from '../../../../kit/buttons.module.css'
import { ChoiceField } from '../../../../kit/fields/ChoiceField.tsx'
import { EndButtons } from '../../../../kit/dialog/EndButtons.tsx'
import { TickField } from '../../../../kit/fields/TickField.tsx'
import { SwitchField } from '../../../../kit/fields/SwitchField.tsx'
import { TextField } from '../../../../kit/fields/TextField.tsx'
import type { LinkedDocument } from '../../shared-document.ts'
import type { LinkDraft } from '../link-draft.ts'
import type { ShownAddress } from '../address/shown-address.ts'
import { ExpiryField } from './ExpiryField.tsx'
import styles from './LinkForm.module.css'
import { useLinkDraft } from './use-link-draft.ts'
import { ShownChoice } from './ShownChoice.tsx'

interface LinkFormProps {
  shared: LinkedDocument
  /** The link that is changed; null for a new one. */
  link: Link | null
  /** Whom a new link is likely for. */
  client?: LinkedDocument['client'] | undefined
  /** Whether anything differs from what the form began with. */
  onTouch: (isTouched: boolean) => void
  onBack: () => void
  /** With the address of a new link; null after a change. */
  onDone: (made: ShownAddress | null) => void
}

/** Creates or changes a link: its role, what it shows, and when it expires. */
export function LinkForm(props: LinkFormProps) {
  const { shared, link, onBack } = props
  const { t } = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  const { draft, wrong, refusal, isBusy, change, save } = useLinkDraft(props)
  const decidesOnSent = shared.kind === 'project' && draft.role === 'approve'
  // After the render that marks the fields as wrong.
  const focusWrong = () =>
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
  return (
    <form
      ref={form}
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy && !save()) focusWrong()
      }}
    >
      <FormHead isNew={!link} onBack={onBack} />
      <TextField
        label={t('shareLinks.form.name')}
        value={draft.name}
        limit={{ most: LONGEST_LINK_NAME, text: t('shareLinks.form.longName', { most: LONGEST_LINK_NAME }) }}
        autoComplete="off"
        placeholder={t('shareLinks.form.namePlaceholder')}
        note={t('shareLinks.form.nameNote')}
        error={wrong.name && t('shareLinks.form.wrongName')}
        onChange={(name) => change({ name })}
      />
      <div>
        <ChoiceField
          label={t('shareLinks.form.role')}
          options={linkRoles.map((role) => ({ value: role, label: t(`shareLinks.roles.${role}`) }))}
          value={draft.role}
          onChange={(role) => change({ role })}
        />
        <p className={styles['says']} aria-live="polite">
          {t(decidesOnSent ? 'shareLinks.decides' : `shareLinks.roleSays.${draft.role}`)}
        </p>
      </div>
      <ShownChoice
        shared={shared}
        link={link}
        draft={draft}
        hasLists={shared.kind === 'budget'}
        wrong={wrong}
        onChange={change}
      />
      <ChoiceField
        label={t('shareLinks.form.language')}
        options={languages.map((value) => ({ value, label: languageNames[value], lang: value }))}
        value={draft.language}
        onChange={(chosen) => change({ language: chosen })}
      />
      <ExpiryField link={link} draft={draft} isWrong={wrong.date === true} onChange={change} />
      <PasswordFields link={link} draft={draft} isWrong={wrong.password === true} onChange={change} />
      <SwitchField
        label={t('shareLinks.form.notifies')}
        note={t('shareLinks.form.notifiesHint')}
        value={draft.notifies}
        onChange={(notifies) => change({ notifies })}
      />
      <p className={styles['refusal']} role="alert">
        {refusal}
      </p>
      <EndButtons>
        <button type="button" className={buttons['plain']} onClick={onBack}>
          {t('share.cancel')}
        </button>
        <button type="submit" className={buttons['filled']} aria-busy={isBusy}>
          {t(link ? 'shareLinks.form.save' : 'shareLinks.form.create')}
        </button>
      </EndButtons>
    </form>
  )
}

/** The form starts with the focus on its title, because the pressed button is gone. */
function FormHead({ isNew, onBack }: { isNew: boolean; onBack: () => void }) {
  const { t } = useTranslation()
  const title = useRef<HTMLHeadingElement>(null)
  // The focus is outside React.
  useEffect(() => title.current?.focus(), [])
  return (
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
        {t(isNew ? 'shareLinks.form.newTitle' : 'shareLinks.form.changeTitle')}
      </h3>
    </div>
  )
}

interface PasswordFieldsProps {
  link: Link | null
  draft: LinkDraft
  isWrong: boolean
  onChange: (next: Partial<LinkDraft>) => void
}

function PasswordFields({ link, draft, isWrong, onChange }: PasswordFieldsProps) {
  const { t } = useTranslation()
  return (
    <>
      <TextField
        label={t('shareLinks.form.password')}
        type="password"
        value={draft.password}
        autoComplete="new-password"
        disabled={draft.isPasswordAway}
        note={t(link?.hasPassword ? 'shareLinks.form.passwordKept' : 'shareLinks.form.passwordNote')}
        error={isWrong ? t('shareLinks.form.wrongPassword') : undefined}
        onChange={(password) => onChange({ password })}
      />
      {link?.hasPassword && (
        <TickField
          label={t('shareLinks.form.passwordAway')}
          name="isPasswordAway"
          value={draft.isPasswordAway}
          onChange={(isPasswordAway) => onChange({ isPasswordAway, password: '' })}
        />
      )}
    </>
  )
}
