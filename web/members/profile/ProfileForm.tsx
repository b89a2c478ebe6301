import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { LONGEST_NICKNAME, type User } from '../../../contract/members.ts'
import { LONGEST_ABOUT, updateUser } from '../../../contract/profile.ts'
import { call } from '../../api.ts'
import buttons from '../../kit/buttons.module.css'
import { useAskBeforeLeaving } from '../../kit/history/leaving.ts'
import { showToast } from '../../kit/toasts/toast.ts'
import { useCheckedForm } from '../login/checked-form.ts'
import { FormEnd } from '../login/fields/FormEnd.tsx'
import type { FieldsByName } from '../login/refusals.ts'
import { changeUser } from '../session/session.ts'
import { profileChangesOf, profileDraftOf, profileComplaints, type ProfileDraft } from './profile-draft.ts'
import { ProfileLine, type LineName } from './ProfileLine.tsx'
import styles from './ProfileForm.module.css'
import { SexChoice } from './SexChoice.tsx'

/** The contract's longest telephone number. */
const LONGEST_MOBILE = 20
const FIELDS: FieldsByName = {
  nickname: 'nickname',
  mobile: 'mobile',
  department: 'department',
  positions: 'positions',
}

/** What members state of themselves. Typed text stays until it is saved or discarded, also while another page is in sight. */
export function ProfileForm({ user }: { user: User }) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState<Partial<ProfileDraft>>({})
  const draft = { ...profileDraftOf(user), ...typed }
  const changes = profileChangesOf(draft, user)
  const isChanged = Object.keys(changes).length > 0
  useAskBeforeLeaving(isChanged)
  const form = useCheckedForm({
    fields: FIELDS,
    check: () => profileComplaints(draft, user),
    send: async () => {
      if (!isChanged) return showToast(t('profile.unchanged'))
      await call(updateUser, changes)
      changeUser(user.id, changes)
      // Text typed since the call stays.
      setTyped((now) => without(now, draft))
      showToast(t('profile.saved'))
    },
  })
  const change = (next: Partial<ProfileDraft>) => setTyped((now) => ({ ...now, ...next }))
  const undo = () => {
    flushSync(() => {
      setTyped({})
      for (const field of Object.values(FIELDS)) form.forget(field)
    })
    // The button disappears with the discarded text.
    document.getElementById(form.id)?.querySelector<HTMLElement>('input')?.focus()
  }
  const line = (name: LineName, most: number) => ({ form, name, most, value: draft[name], onType: change })
  return (
    <form id={form.id} className={styles['form']} noValidate onSubmit={form.submit}>
      <div className={styles['fields']}>
        <ProfileLine {...line('nickname', LONGEST_NICKNAME)} autoComplete="nickname" />
        <ProfileLine {...line('mobile', LONGEST_MOBILE)} type="tel" autoComplete="tel" />
        <ProfileLine {...line('department', LONGEST_ABOUT)} autoComplete="off" />
        <ProfileLine {...line('positions', LONGEST_ABOUT)} autoComplete="organization-title" />
        <SexChoice value={draft.sex} onChoose={(sex) => change({ sex })} />
      </div>
      <div className={styles['end']}>
        <FormEnd form={form} label={t('profile.save')} />
        {isChanged && !form.isPending && (
          <button type="button" className={buttons['plain']} onClick={undo}>
            {t('profile.undo')}
          </button>
        )}
        <p className={styles['state']} aria-live="polite">
          {isChanged && !form.isPending && t('profile.unsaved')}
        </p>
      </div>
    </form>
  )
}

/** Without the fields unchanged since `sent` was sent. */
function without(typed: Partial<ProfileDraft>, sent: ProfileDraft): Partial<ProfileDraft> {
  return Object.fromEntries(Object.entries(typed).filter(([name, value]) => sent[name as keyof ProfileDraft] !== value))
}
