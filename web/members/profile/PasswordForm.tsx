import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SCENES, type User } from '../../../contract/members.ts'
import { updatePassword } from '../../../contract/profile.ts'
import { call } from '../../api.ts'
import { showToast } from '../../kit/toasts/toast.ts'
import { useCheckedForm } from '../login/checked-form.ts'
import { CodeField } from '../login/fields/CodeField.tsx'
import { FormEnd } from '../login/fields/FormEnd.tsx'
import { NewPasswordFields } from '../login/fields/NewPasswordFields.tsx'
import { PasswordField } from '../login/fields/PasswordField.tsx'
import { useLimits } from '../queries.ts'
import type { FieldsByName } from '../login/refusals.ts'
import { codeComplaint, newPasswordComplaint, requiredComplaint, type Complaints, type Limits } from '../login/rules.ts'
import { changeUser } from '../session/session.ts'
import styles from './ProfileForm.module.css'
import { ownSessions } from './sessions/sessions.ts'

const EMPTY = { password: '', code: '', newPassword: '', repeated: '' }
const FIELDS: FieldsByName = { oldPassword: 'password', code: 'code', password: 'newPassword' }

/** The old password, or a code where none is set, and a new one, twice. */
export function PasswordForm({ user, onDone }: { user: User; onDone: () => void }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const limits = useLimits()
  const [draft, setDraft] = useState(EMPTY)
  const change = (next: Partial<typeof EMPTY>) => setDraft((now) => ({ ...now, ...next }))
  // Passwords are not kept on a page out of sight.
  useEffect(() => () => setDraft(EMPTY), [])
  const form = useCheckedForm({
    fields: FIELDS,
    check: () => ({
      ...(user.hasPassword ? requiredComplaint('password', draft.password) : codeComplaint(draft.code)),
      ...changeComplaint(draft, limits),
    }),
    send: async () => {
      const { password, code, newPassword } = draft
      await call(updatePassword, {
        ...(user.hasPassword ? { oldPassword: password } : { code }),
        password: newPassword,
      })
      changeUser(user.id, { hasPassword: true })
      showToast(t('profile.passwordChanged'))
      void client.invalidateQueries(ownSessions)
      onDone()
    },
  })
  return (
    <form id={form.id} className={styles['form']} noValidate onSubmit={form.submit}>
      {/* Tells password managers whose password it is. */}
      <input
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden
        readOnly
        autoComplete="username"
        value={user.email}
      />
      <div className={styles['lines']}>
        {user.hasPassword ? (
          <PasswordField
            form={form}
            name="password"
            label={t('profile.oldPassword')}
            value={draft.password}
            onType={(password) => change({ password })}
          />
        ) : (
          <CodeField
            form={form}
            label={t('profile.oldEmailCode')}
            scene={SCENES.signIn}
            email={user.email}
            checkEmail={() => ({})}
            value={draft.code}
            onType={(code) => change({ code })}
          />
        )}
        <NewPasswordFields form={form} isOptional={false} value={draft} onType={change} />
      </div>
      <div className={styles['end']}>
        <FormEnd form={form} label={t(user.hasPassword ? 'profile.changePassword' : 'profile.setPassword')} />
      </div>
    </form>
  )
}

function changeComplaint(draft: typeof EMPTY, limits: Limits): Complaints {
  const complaints = newPasswordComplaint(draft, { limits, isOptional: false })
  if (!draft.repeated) return { ...complaints, repeated: 'login.required' }
  return complaints.repeated ? { repeated: 'profile.passwordsDiffer' } : complaints
}
